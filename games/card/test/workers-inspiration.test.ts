import { expect, test } from 'vitest';
import { card } from '../src/index.ts';
import { sendWorkers, table } from './table.ts';

test.each([
  [1000, 50],
  [50, 50],
  [0, 0],
])('R9.1 workers earn 50 fiorini, or what is left: of %i they earn %i', (left, earned) => {
  const game = table({ medici: {}, pazzi: {} }, { supply: { fiorini: left } });
  game.plays('medici', sendWorkers);
  expect(game.player('medici').goods.fiorini).toBe(earned);
  expect(game.state.table.supply.fiorini).toBe(left - earned);
  expect(game.eventsOf('workersSent')).toEqual([{ type: 'workersSent', seat: 0, fiorini: earned }]);
});

test('R9.6 inspiration draws the top card of the deck in use', () => {
  const game = table({ medici: { hand: ['casamento'] }, pazzi: {} }, { deck: ['casa', 'fabbro'] });
  game.plays('medici', { do: 'seekInspiration' });
  expect(game.hand('medici')).toEqual(['casamento', 'casa']);
  expect(game.state.secret.deck).toEqual(['fabbro']);
  expect(game.eventsOf('cardsDrawn')).toEqual([{ type: 'cardsDrawn', seat: 0, count: 1, cards: ['casa'] }]);
  expect(game.eventsOf('cardsDrawn').map((event) => card.redact(event, 1))).toEqual([
    { type: 'cardsDrawn', seat: 0, count: 1 },
  ]);
});

test('R9.7 inspiration is illegal if the deck in use is empty, even if other decks are not', () => {
  const game = table({ medici: {}, pazzi: {} }, { deck: ['casa'] });
  game.plays('medici', { do: 'seekInspiration' });
  expect(game.state.secret.laterDecks.flat()).not.toEqual([]);
  expect(game.may('pazzi', { do: 'seekInspiration' })).toBe(false);
});
