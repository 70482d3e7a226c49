import { chance, seedFrom } from '@signoria/engine';
import { reasonSaid } from '@signoria/engine/testkit';
import { expect, test } from 'vitest';
import { dice, diceText, spentBy, whyNotIcon } from '../src/index.ts';
import type { GameEvent } from '../src/state.ts';
import { buildOften } from './people.ts';
import { table } from './table.ts';

test('R2.4 what of the supply is crossed out can be told from the rest of the sheet', () => {
  const seed = seedFrom('spent');
  const draw = chance(seed, 'people');
  const options = dice.readOptions({}, 2);
  const state = options.ok ? dice.setup(options.value, 2, seed) : expect.fail();
  const spent = [0, 1].map(() => ({ spares: 0, stars: 0, fiorini: 0 }));
  const count = (event: GameEvent) => {
    if (event.type === 'marked' && event.from === 'supply')
      if (event.good === 'fiorini') (spent[event.seat] ?? expect.fail()).fiorini += 100;
      else (spent[event.seat] ?? expect.fail()).spares++;
    if (event.type === 'artistHired' && event.star) (spent[event.seat] ?? expect.fail()).stars++;
  };
  for (let [seat] = dice.pending(state); seat !== undefined; [seat] = dice.pending(state)) {
    dice.apply(state, seat, buildOften(dice.moves(state, seat), draw), count);
    expect(state.table.players.map((player) => spentBy(state.figures, player))).toEqual(spent);
  }
  for (const { spares, fiorini } of spent) expect(Math.min(spares, fiorini)).toBeGreaterThan(0);
});

test('R2.4, R9.5 a star spent on a masterpiece', () => {
  const artworks = [{ artwork: 'cupola', artist: 'painter', star: true, points: 4 }] as const;
  const game = table({ ringo: { artworks, tracks: { bishop: 4 } }, paul: {} });
  expect(spentBy(game.state.figures, game.player('ringo')).stars).toBe(1);
});

test('R2.2, R8.6 an icon says why it cannot be marked any more', () => {
  const marks = { cupola: { marble: 1, fiorini: 100 } };
  const game = table({ ringo: { marks, built: ['zecca'], artworks: ['ritratto'] }, paul: {} });
  const why = (...icon: [Parameters<typeof whyNotIcon>[2], Parameters<typeof whyNotIcon>[3], number]) => {
    const reason = whyNotIcon(game.state.figures, game.player('ringo'), ...icon);
    return reason && reasonSaid(diceText.en, reason, game.state);
  };
  expect(why('cupola', 'marble', 0)).toBe('This icon is marked already. (R2.2)');
  expect(why('cupola', 'marble', 1)).toBeNull();
  expect(why('cupola', 'fiorini', 0)).toBe('This icon is marked already. (R2.2)');
  expect(why('cupola', 'fiorini', 1)).toBeNull();
  expect(why('ritratto', 'spice', 0)).toBe('Ritratto is completed already. (R2.2)');
  expect(why('space-2', 'gold', 0)).toMatch(/^Zecca stands on space 2.*\(R8\.6\)$/);
});
