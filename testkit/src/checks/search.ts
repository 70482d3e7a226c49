import type { Check, CheckedPosition } from '../check.ts';
import { violation } from '../check.ts';
import { throughJson } from '../json.ts';
import { drawFor } from '../randomPlay.ts';

/** Checks of properties that search programs rely on. */

/** Draws per move of a list in a counted state, and the maximum for a long list. */
const DRAWS_A_MOVE = 100;
const MOST_DRAWS = 1500;
/** The distribution is counted in every fifth state. The others get only a few draws, which must be legal. */
const COUNTED_EVERY = 5;
const FEW_DRAWS = 10;

export const randomMovesAreEven: Check = {
  name: 'random moves are drawn evenly from the list of legal moves',
  when: 'sampled',
  run(position) {
    const { rules, game, pending, lists } = position;
    const draw = drawFor(position, 'any');
    for (const seat of pending) {
      const keys = (lists[seat] ?? []).map((move) => rules.key(move));
      const counts = new Map(keys.map((key) => [key, 0]));
      const isCounted = game.decisions.length % COUNTED_EVERY === 0;
      const draws = isCounted ? Math.min(MOST_DRAWS, DRAWS_A_MOVE * keys.length) : FEW_DRAWS;
      for (let count = 0; count < draws; count++) {
        const move = rules.randomMove(game.state, seat, draw);
        const before = counts.get(rules.key(move));
        if (before === undefined) violation(`seat ${seat} draws ${JSON.stringify(move)}, which it is not offered`);
        else counts.set(rules.key(move), before + 1);
      }
      if (isCounted && isUneven([...counts.values()], draws))
        violation(`seat ${seat} draws its moves unevenly: ${[...counts.values()]} times in ${draws} draws`);
    }
  },
};

/** A chi-squared test with at most about three false alarms in 10⁸ states, the most with two moves. */
function isUneven(counts: readonly number[], draws: number): boolean {
  const expected = draws / counts.length;
  const sum = counts.reduce((total, count) => total + (count - expected) ** 2 / expected, 0);
  const freedom = counts.length - 1;
  return sum > freedom + 7 * Math.sqrt(2 * freedom) + 20;
}

export const keysIdentifyMoves: Check = {
  name: 'different moves have different keys',
  when: 'sampled',
  run({ rules, lists }) {
    for (const list of lists) {
      const seen = new Map<number, unknown>();
      for (const move of list) {
        const key = rules.key(move);
        if (seen.has(key)) violation(`${JSON.stringify(move)} and ${JSON.stringify(seen.get(key))} have the same key`);
        if (rules.key(throughJson(move)) !== key)
          violation(`${JSON.stringify(move)} has another key after it was read from JSON`);
        if (!rules.isMove(throughJson(move)))
          violation(`isMove rejects ${JSON.stringify(move)} after it was read from JSON`);
        seen.set(key, move);
      }
    }
  },
};

export const resultsMatchEvents: Check = {
  name: 'a move result and its events agree on whether something was revealed',
  when: 'every',
  run({ rules, events, outcome }: CheckedPosition) {
    if (outcome === undefined) return;
    const revealed = events.some((event) => rules.reveals(event));
    if (outcome.revealed !== revealed)
      violation(`revealed is ${outcome.revealed} in the move result, and ${revealed} by the events`);
  },
};

export const turnsEnd: Check = {
  name: 'every turn has ended when the game is over',
  when: 'every',
  run({ game, pending }) {
    const open = game.turns.findIndex((turn) => turn !== null);
    if (pending.length === 0 && open >= 0) violation(`the game is over in the middle of the turn of seat ${open}`);
  },
};
