import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as diceGame from '@signoria/dice';
import { diceText } from '@signoria/dice/text';
import { at, LANGUAGES, seedFromText } from '@signoria/engine';
import { describe, expect, test } from 'vitest';

import { drawDiceGame } from '../src/terminal/dice/index.ts';
import type { Seen } from '../src/terminal/drawing.ts';
import { WORDS } from '../src/terminal/words/index.ts';
import { numberOf, ones, playWith, runWithAnswers } from './playing.ts';
import { folder, signoria } from './program.ts';

const dice = (...more: readonly string[]) => ['--game', 'dice', ...more];

describe('a complete Dice Game', () => {
  test.each(LANGUAGES)('is played to the end, scored and saved: %s', (language) => {
    const data = folder();
    const { code, out, err } = playWith(ones, data, ...dice('--language', language, '--seats', '4', '--seed', 'whole'));
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain(WORDS[language].over);
    expect(out).toMatch(new RegExp(`^${WORDS[language].total}( +\\d+){4}$`, 'm'));
    expect(out).not.toContain('=>'); // every text that is a function was called
    expect(out).not.toContain(WORDS[language].fold); // the optional moves were not unfolded
    expect(signoria('replay', join(data, 'play-dice.json')).code).toBe(0);
  });

  test('of one player ends with the result of the Pope, who beats a player who always takes the first choice', () => {
    const { out } = playWith(ones, folder(), ...dice('--seats', '1', '--seed', 'alone'));
    expect(out).toMatch(/^POPE SISTO IV will have 50 prestige · Captain \d+ · Bishop \d+$/m);
    const [, mine] = /^Total +(\d+)$/m.exec(out) ?? [];
    expect(out).toContain(diceText.en.words.brief.lostTo(Number(mine), 50));
    expect(out).not.toContain(WORDS.en.wins('Medici'));
  });
});

test('the greeting names a component of this game that help explains', async () => {
  const { printed } = await runWithAnswers(folder(), dice('--seed', 'hello'), '? white die');
  const [first = '', explained = ''] = printed;
  expect(first.replace(/\s+/g, ' ')).toContain('“? White die” explains a component');
  expect(explained).toMatch(/^White die “/m);
});

describe('the table of the Dice Game', () => {
  test('draws the dice and the sheet with its marks', async () => {
    const data = folder();
    const { printed } = await runWithAnswers(
      data,
      dice('--seats', '2', '--seed', 'drawn'),
      numberOf('\\d metal'),
      numberOf('Pulpito'),
    );
    const [first = '', asked = '', marked = ''] = printed;
    const { dice: shown } = JSON.parse(readFileSync(join(data, 'play-dice.json'), 'utf8')).snapshot.table;
    const faces = first.split('\n').filter((line) => line.startsWith(' │'));
    expect(faces).toHaveLength(3);
    expect(faces.join('').match(/●/g)).toHaveLength(Object.values<number>(shown).reduce((sum, one) => sum + one, 0));
    expect(first).toMatch(/^ {2}3 Pulpito +AS +□ +□ +□ +· +· +· +□$/m);
    expect(asked).toMatch(/^▸ 3 Pulpito/m);
    expect(asked).toMatch(/^ .*╰─used──╯/m);
    expect(marked).toMatch(/3 Pulpito +AS +□ +□ +■ +· +· +· +□$/m);
  });

  test('hides free actions behind one key until the question is answered', async () => {
    const spend = numberOf('Camera Nuziale');
    const { printed } = await runWithAnswers(
      folder(),
      dice('--seed', 'folded'),
      '30',
      'f',
      spend,
      numberOf('200 fiorini'),
      'f',
      'f',
    );
    const [first = '', refused = '', open = '', spent = '', answered = '', again = '', folded = ''] = printed;
    const [, count = ''] = /^f: show (\d+) free actions$/m.exec(first) ?? [];
    expect(Number(count)).toBeGreaterThan(60);
    const [, answers = ''] = /\[1–(\d+), or help\]/.exec(first) ?? [];
    expect(refused).toContain('“30” is not a choice');
    expect(open).toContain(`[1–${Number(answers) + Number(count)}, or help]`);
    expect(open).toMatch(/^Spare marble +\d+\)/m);
    expect(spent).toContain(WORDS.en.fold); // more optional moves may be left
    expect(answered).not.toContain(WORDS.en.fold);
    expect(again).toContain(WORDS.en.fold);
    expect(folded).not.toContain(WORDS.en.fold);
  });
});

test('R11.10 an artist is offered at the price reduced by the Bottega', () => {
  const { dice } = diceGame;
  const offered = (rione: readonly diceGame.Building[]) => {
    const state = dice.setup({ pope: 'normal' }, 2, seedFromText('a price'));
    Object.assign(at(state.table.players, 0), { rione });
    const view = { ...dice.view(state, 0), table: { ...state.table, dice: { green: 6 } } };
    const seen = {
      seat: 0,
      view,
      imagined: state,
      moves: [],
      scores: [],
      names: [],
      language: 'en',
      text: diceText.en,
    };
    const move = { do: 'use', die: 'green', use: 'recruit', range: 'high' };
    return drawDiceGame.choice(move, seen as unknown as Seen).trim();
  };
  expect([offered([]), offered(['bottega-d-arte'])]).toEqual(['sculptor 200', 'sculptor 100']);
});

test('the key for free actions is rejected if there are none', async () => {
  const { printed } = await runWithAnswers(folder(), [], 'f');
  expect(printed[1]).toContain('“f” is not a choice');
});
