import { spawn } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BOTS } from '@signoria/bots/all';
import { CATALOGUE } from '@signoria/catalogue/all';
import type { GameRecord } from '@signoria/engine';
import { at, begin, chance, LANGUAGES, numeralIn, pick, plain, seedFromText } from '@signoria/engine';
import { describe, expect, test } from 'vitest';
import { wordsIn } from '../src/terminal/card/view.ts';
import { drawingOf } from '../src/terminal/drawing.ts';
import { logLines, newsLines, showChoices, tableLines } from '../src/terminal/screen.ts';
import type { DecisionEvents, TerminalGame } from '../src/terminal/session.ts';
import { letBotDecide, seenBySession, takeDecision } from '../src/terminal/session.ts';
import { WORDS } from '../src/terminal/words/index.ts';
import { commandFor, numberOf, ones, playWith, runWithAnswers } from './playing.ts';
import { folder, signoria } from './program.ts';

const saveIn = (data: string) => join(data, 'play-card.json');
const readSave = (data: string) => JSON.parse(readFileSync(saveIn(data), 'utf8')) as GameRecord<unknown>;
describe('a complete game', () => {
  test.each(LANGUAGES)('is played to the end, scored and saved: %s', (language) => {
    const data = folder();
    const { code, out, err } = playWith(ones, data, '--language', language, '--seats', '4', '--seed', 'whole');
    expect(code).toBe(0);
    expect(err).toBe('');
    const { over, total, choose } = WORDS[language];
    const { finalPurses } = wordsIn(language).terminal;
    expect(out).toContain(over);
    expect(out).toMatch(new RegExp(`^${total}( +−?\\d+){4}$`, 'm'));
    expect(out).toContain(choose(47).slice(4));
    const { table } = readSave(data).snapshot as { table: { players: { goods: Record<string, number> }[] } };
    const purses = table.players.map(({ goods }) => Object.values(goods).map((count) => numeralIn(language, count)));
    const left = out.slice(out.indexOf(finalPurses)).split('\n').slice(1, 5);
    expect(left.map((line) => line.match(/\d[\d.,]*/g))).toEqual(purses); // R11.4, R11.5
    expect(out).toContain(`npx signoria replay ${saveIn(data)}`);
    expect(signoria('replay', saveIn(data)).code).toBe(0);
    expect(readdirSync(data)).toEqual(['play-card.json']); // no temporary files left behind
  });

  test('is not overwritten by the next game', () => {
    const data = folder();
    playWith(ones, data, '--seats', '2', '--seed', 'first');
    const finished = readFileSync(saveIn(data), 'utf8');
    const { out } = playWith('q\n', data);
    expect(out).not.toContain(WORDS.en.continueQuestion);
    const kept = readdirSync(data).filter((name) => name !== 'play-card.json');
    expect(kept.map((name) => readFileSync(join(data, name), 'utf8'))).toEqual([finished]);
  });

  test('is the same for the same seed and answers', () => {
    const [one, other] = [folder(), folder()];
    playWith('1\n1\n1\n1\n', one, '--seed', 'same');
    playWith('1\n1\n1\n1\n', other, '--seed', 'same');
    expect(readSave(one)).toEqual(readSave(other));
  });
});

test.each(LANGUAGES)('the greeting names the level of each bot, and never its id: %s', (language) => {
  const { out } = playWith(
    'q\n',
    folder(),
    '--bots',
    'random,greedy,journeyman',
    '--seats',
    '4',
    '--language',
    language,
  );
  const { bots } = WORDS[language];
  const greeting = out.replaceAll(/\s+/g, ' ');
  for (const level of ['random', 'greedy', 'journeyman'] as const) expect(greeting).toContain(`(${bots[level]})`);
  expect(greeting).not.toMatch(/\((random|greedy)/);
});

describe('an answer', () => {
  test('that is invalid is explained, and the question is repeated', async () => {
    const { code, printed } = await runWithAnswers(folder(), [], 'marble', '0', '999', '1.5', '-1', '');
    expect(code).toBe(0);
    for (const wrong of ['marble', '0', '999', '1.5', '-1'])
      expect(printed.join('')).toContain(`“${wrong}” is not a choice. Expected a number from 1 to`);
    expect(printed[6]).toMatch(/^Reserve monument +\d+\)/m); // Enter alone shows the choices again
  });

  test('that stays invalid ends the program after some attempts', () => {
    expect(playWith('nonsense\n'.repeat(1000), folder()).out).toContain(WORDS.en.wrongTooOften);
  });

  test('can be undone until another player has moved', async () => {
    const swap = numberOf('2 resources for 1');
    const workers = numberOf('send workers');
    const { printed } = await runWithAnswers(
      folder(),
      ['--seed', 'undo'],
      'u',
      swap,
      'u',
      swap,
      '1',
      'u',
      'u',
      workers,
      'u',
    );
    expect(printed[1]).toContain(WORDS.en.nothingToUndo);
    expect(printed[2]).toContain('which two resources');
    expect(printed[3]).toContain(WORDS.en.undone);
    expect(printed[3]).toContain('which action');
    expect(printed[5]).toContain('which resource will you take');
    expect(printed[6]).toContain('which two resources');
    expect(printed[7]).toContain('which action');
    expect(printed[9]).toMatch(/You cannot undo that: the \w+ have moved since/);
  });

  test('can be undone together with the whole turn', async () => {
    const swap = numberOf('2 resources for 1');
    const { printed } = await runWithAnswers(
      folder(),
      ['--seed', 'undo'],
      'u turn',
      swap,
      '1',
      'undo turn',
      swap,
      'U TURN',
      'u',
    );
    expect(printed[1]).toContain(WORDS.en.nothingToUndo);
    expect(printed[3]).toContain('which resource will you take');
    expect(printed[4]).toContain(WORDS.en.undone);
    expect(printed[4]).toContain('which action');
    expect(printed[6]).toContain('which action');
    expect(printed[7]).toContain(WORDS.en.nothingToUndo);
  });
});

describe('help', () => {
  test('explains commands, names, parts of names, choices and rules', async () => {
    const asked = ['help', '? casa', 'h monte', '? FACCIATA', '?botticelli', '? 1', '? R5.3', 'r', 'r 5', '? xyzzy'];
    const { printed } = await runWithAnswers(folder(), [], ...asked);
    const answered = (question: string) => printed[asked.indexOf(question) + 1] ?? '';
    for (const [command] of WORDS.en.commands) expect(answered('help')).toContain(command);
    expect(answered('? casa')).toMatch(/^Casa .+Residence$/m);
    expect(answered('h monte')).toMatch(/^Monte di Pietà .+Workshop$/m);
    expect(answered('? FACCIATA')).toContain('Facciata of the Duomo');
    expect(answered('?botticelli')).toContain('Sandro Botticelli');
    expect(answered('? 1')).toMatch(/^1\) /m);
    expect(answered('? R5.3')).toMatch(/^R5\.3 +Only then/m);
    expect(answered('r')).toMatch(/^Aim$/m);
    expect(answered('r')).toMatch(/^R12 +Guilds$/m);
    expect(answered('r 5')).toMatch(/^R5\.7 /m);
    expect(answered('? xyzzy')).toContain('Nothing is called “xyzzy”');
  });

  test('shows the table, the score and the log', async () => {
    const { printed } = await runWithAnswers(folder(), ['--seed', 'looks'], 't', 's', 'l', 'q');
    expect(printed[1]).toMatch(/^MONUMENTS/m);
    expect(printed[2]).toMatch(/^Total +\d+( +\d+\+){2}$/m);
    expect(printed[3]?.trim()).not.toBe('');
    expect(printed[4]).toContain('The game is saved in');
  });
});

describe('leaving', () => {
  test('at the end of the input saves the game, which can be continued', () => {
    const data = folder();
    const left = playWith('1\n1\n1', data, '--seats', '2');
    expect(left).toMatchObject({ code: 0, err: '' });
    expect(left.out).toContain('The game is saved in');
    expect(left.out).toContain('Continue with:\n  npm run play -- --bots random\n');
    const { decisions } = readSave(data);
    expect(decisions.filter(({ seat }) => seat === 0)).toHaveLength(3);

    const on = playWith('perhaps\ny\n1\n', data);
    expect(on.out).toContain(WORDS.en.continueExpected);
    expect(on.out).toContain(WORDS.en.continued);
    expect(readSave(data)).toMatchObject({ seats: 2 });
    expect(readSave(data).decisions.slice(0, decisions.length)).toEqual(decisions);
    expect(readSave(data).decisions.length).toBeGreaterThan(decisions.length);
  });

  test('and starting a new game keeps the old one under another name', () => {
    const data = folder();
    playWith('1\n', data);
    const old = readFileSync(saveIn(data), 'utf8');
    expect(playWith('n\nq\n', data).out).toContain('The earlier game is saved in');
    const [kept = ''] = readdirSync(data).filter((name) => name !== 'play-card.json');
    expect(kept).toMatch(/^play-card-\d{4}-\d\d-\d\d-\d{6}\.json$/);
    expect(readFileSync(join(data, kept), 'utf8')).toBe(old);
  });

  test.each(['SIGINT', 'SIGTERM'] as const)('by %s saves the game', async (signal) => {
    const data = folder();
    const { env, words } = commandFor(data, []);
    const child = spawn(process.execPath, words, { env });
    let out = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      out += text;
      if (text.endsWith('> ')) child.kill(signal);
    });
    const code = await new Promise((resolve) => child.on('close', resolve));
    expect(code).toBe(0);
    expect(out).toContain('The game is saved in');
    expect(readSave(data).game).toBe('card');
  });

  test('with --save saves the game there and prints how to continue', () => {
    const file = join(folder(), 'deep', 'my game.json');
    const { out } = playWith('q\n', folder(), '--save', file, '--language', 'de');
    expect(out.replaceAll(/\s+/g, ' ')).toContain(`npm run play -- --bots random --language de --save`);
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ game: 'card', decisions: expect.any(Array) });
  });
});

test.each(['{"game":', '[]', '{"game":"card"}', 'null'])('a damaged save is reported and kept: %s', (content) => {
  const data = folder();
  writeFileSync(saveIn(data), content);
  const { code, out } = playWith('1\n', data);
  expect(code).toBe(0);
  expect(out.replaceAll(/\s+/g, ' ')).toContain('A new game starts.');
  const [kept = ''] = readdirSync(data).filter((name) => name !== 'play-card.json');
  expect(readFileSync(join(data, kept), 'utf8')).toBe(content);
  expect(readSave(data).game).toBe('card');
});

test('invalid options are reported in one line', () => {
  const data = folder();
  for (const words of [
    ['--game', 'chess'],
    ['--seats', '9'],
    ['--bots', 'oracle'],
    ['--language', 'xx'],
    ['--save', data],
  ]) {
    const { code, err } = playWith('', data, ...words);
    expect(code, words.join(' ')).toBe(1);
    expect(err.trim().split('\n')).toHaveLength(1);
  }
});

describe.each(Object.keys(CATALOGUE))('%s', (id) => {
  const { rules, text } = CATALOGUE[id] ?? {};
  if (rules === undefined || text === undefined) throw new Error(`no ${id}`);
  const options = rules.readOptions({}, 3);
  if (!options.ok) throw new Error(options.error.message);
  const bot = at(Object.values(BOTS), 0);
  const session: TerminalGame = {
    ...{ rules, words: WORDS.en, language: 'en', text: text.en, drawing: drawingOf(id) },
    ...{ names: ['A', 'B', 'C'], seat: 0, bots: [bot, bot, bot], plans: new Map(), file: join(folder(), 'save.json') },
    ...{
      game: begin(rules, options.value, 3, seedFromText('hidden')),
      steps: [],
      shownDecisions: 0,
      unfolded: true,
      saveFailure: null,
    },
  };
  const screen = (shown: TerminalGame) => {
    const seen = seenBySession(shown);
    const choices = showChoices(shown, seen).lines;
    return [tableLines(shown, seen, 99), choices, newsLines(shown, seen), logLines(shown)];
  };

  test('shows nothing that is hidden from the player', () => {
    let different = 0;
    // Limits long random games: the log grows with every decision.
    const goesOn = () => session.game.decisions.length < 400;
    for (let [seat] = rules.pending(session.game.state); seat !== undefined && goesOn(); ) {
      const { state, decisions } = session.game;
      const other = rules.guess(rules.view(state, 0), chance(seedFromText('other'), 'other', decisions.length));
      if (JSON.stringify(other.secret) !== JSON.stringify(state.secret)) different++;
      expect(screen({ ...session, game: { ...session.game, state: other } })).toEqual(screen(session));
      const draw = chance(seedFromText('moves'), 'moves', decisions.length);
      if (seat === 0) takeDecision(session, 0, pick(draw, rules.moves(state, 0)));
      else letBotDecide(session, seat);
      [seat] = rules.pending(session.game.state);
    }
    expect(different).toBeGreaterThan(session.game.decisions.length / 2);
  });

  test('the log is indented within a turn', () => {
    const played = {
      ...session,
      game: begin(rules, options.value, 3, seedFromText('log')),
      steps: [] as readonly DecisionEvents[],
    };
    const draw = chance(seedFromText('log'), 'moves');
    for (let [seat] = rules.pending(played.game.state); seat !== undefined && played.steps.length < 80; ) {
      takeDecision(played, seat, pick(draw, rules.moves(played.game.state, seat)));
      [seat] = rules.pending(played.game.state);
    }
    const { imagined } = seenBySession(played);
    const fits = (event: unknown) => plain(text.en.event(event, imagined, played.names)).length < 70; // on one line
    const steps = played.steps.map((step) => ({ ...step, events: step.events.filter(fits) }));
    const turns = steps.flatMap(({ turnStart, events }) => events.map(() => turnStart));
    const indents = logLines({ ...played, steps }).map((line) => line.search(/\S/));
    expect(indents).toEqual(turns.map((turn, index) => (turn === turns[index - 1] ? 4 : 2)));
    expect(new Set(indents).size).toBe(2);
  });
});
