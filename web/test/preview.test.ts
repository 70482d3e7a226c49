import { cardGame } from '@signoria/catalogue';
import { at, below, chance, play, questionFor, seedFrom } from '@signoria/engine';
import { expect, test } from 'vitest';
import { changeOf } from '../src/games/card/preview.ts';

const { card, GOODS } = cardGame;
const OPTIONS = { guilds: true, openPurses: false };

/** Questions whose answer is only half of a deed: the goods change with the other half. */
const HALVES = new Set(['complete', 'exchange', 'give']);

test('what the preview promises in goods is what every kind of move then does', () => {
  const kinds = new Set<string>();
  for (const name of ['lily', 'lion', 'river', 'dome', 'bridge']) {
    const draw = chance(seedFrom(name), 'moves');
    let state = card.setup(OPTIONS, 3, seedFrom(name));
    for (let [seat] = card.pending(state); seat !== undefined; [seat] = card.pending(state)) {
      const moves = card.moves(state, seat);
      const move = at(moves, below(draw, moves.length));
      const step = questionFor(state.table.agenda, seat) ?? expect.fail();
      const me = at(state.table.players, seat);
      const promised = changeOf({ figures: state.figures, table: state.table }, me, step, move);
      const { state: after, events } = play(card, state, seat, move);
      const isHalf = HALVES.has(move.do) || questionFor(after.table.agenda, seat)?.ask === 'hire';
      const hasIncome = events.some(({ type }) => type === 'income');
      if (!isHalf && (!hasIncome || move.do === 'choose')) {
        const goods = at(after.table.players, seat).goods;
        const done = Object.fromEntries(GOODS.map((good) => [good, goods[good] - me.goods[good]]));
        const expected = Object.fromEntries(GOODS.map((good) => [good, promised[good] ?? 0]));
        if (move.do !== 'choose') expect(done, JSON.stringify(move)).toEqual(expected);
        else expect(done[move.resource]).toBeGreaterThanOrEqual(1);
        kinds.add(move.do);
      }
      state = after;
    }
  }
  expect([...kinds].sort()).toEqual([
    ...['activate', 'barter', 'buy', 'choose', 'hire', 'hireAnonymous', 'keep', 'play', 'reserveArtist'],
    ...['reserveMonument', 'seekInspiration', 'sell', 'sendWorkers', 'take'],
  ]);
});
