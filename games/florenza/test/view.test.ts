import { chance, seedFromText } from '@signoria/engine';
import { expect, test } from 'vitest';
import { florenza } from '../src/index.ts';
import { dealt } from './deal.ts';
import { commission, pass, table, work } from './table.ts';

test('R1.11 all views are equal and contain no seed', () => {
  const game = table({ paul: { goods: { gold: 2 } }, mary: { certificates: 3 } });
  const [own, other, nobody] = [0, 1, null].map((viewer) => florenza.view(game.state, viewer));
  expect(own?.table).toEqual(other?.table);
  expect(own?.table).toEqual(nobody?.table);
  expect(JSON.stringify({ ...own, figures: null })).not.toContain(game.state.secret.seed);
});

test('R1.11 guesses roll and draw differently', () => {
  const { state } = table({ paul: { workers: 1 }, mary: { workers: 0 } }, { round: 2, lives: [['donatello', 1]] });
  const seen = new Set<string>();
  for (let count = 0; count < 12; count++) {
    const guess = florenza.guess(florenza.view(state, 0), chance(seedFromText('guess'), 'draw', count));
    florenza.apply(guess, 0, pass);
    seen.add(JSON.stringify([guess.table.lives, guess.table.players[0]?.goods]));
  }
  expect(seen.size).toBeGreaterThan(3);
});

test('R1.11 every guess has its own seed, and playing it does not change the game', () => {
  const { state } = table({ paul: {}, mary: {} });
  const view = florenza.view(state, 0);
  const before = structuredClone(view.table);
  const guess = florenza.guess(view, chance(seedFromText('guess'), 'draw', 0));
  const again = florenza.guessAgain(guess, 0, chance(seedFromText('guess'), 'draw', 1));
  expect(new Set([state, guess, again].map(({ secret }) => secret.seed)).size).toBe(3);
  expect([guess.table, again.table]).toEqual([before, before]);
  florenza.apply(again, 0, work);
  florenza.apply(guess, 0, pass);
  expect([view.table, again.table.players[0]?.hasPassed]).toEqual([before, false]);
});

test('R1.11 draws from the bag and rolls are revelations; placing a worker is not', () => {
  const goods = { marble: 2, fiorini: 100 };
  const game = table({ paul: { goods, workers: 2 }, mary: { workers: 1 } }, { round: 2, lives: [['correggio', 1]] });
  game.plays('paul', commission('palazzo-facciata'), { do: 'hire', artist: 'unnamed-architect' });
  game.plays('mary', work);
  expect(game.events.some((event) => florenza.reveals(event))).toBe(false);
  game.plays('paul', work);
  expect(game.events.filter((event) => florenza.reveals(event)).map(({ type }) => type)).toEqual([
    'artistRolled',
    'charactersCame',
    'dieRolled',
  ]);
});

test('R1.11 the same seed deals the same', () => {
  expect(dealt(4, {}, 'same').table).toEqual(dealt(4, {}, 'same').table);
  expect(dealt(4, {}, 'another').table.lives).not.toEqual(dealt(4, {}, 'same').table.lives);
});
