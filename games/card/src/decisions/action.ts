import type { Seat } from '@signoria/engine';
import { at, QUESTION_DEFAULTS } from '@signoria/engine';
import type { Move, ReadonlyState } from '../state.ts';
import { activateLocation } from './activate.ts';
import { completeMonument } from './complete.ts';
import { seekInspiration } from './inspiration.ts';
import { goToMarket } from './market.ts';
import { playCard } from './play.ts';
import type { Action, ActionContext, Question } from './question.ts';
import { reserveArtist, reserveMonument } from './reserve.ts';
import { sendWorkers } from './workers.ts';

/** R4, R6 to R9  The eight actions A to H, in the order of the rulebook. */
const EVERY_ACTION: readonly Action<Move>[] = [
  playCard,
  completeMonument,
  reserveMonument,
  reserveArtist,
  activateLocation,
  sendWorkers,
  goToMarket,
  seekInspiration,
];
const BY_MOVE = new Map(EVERY_ACTION.flatMap((one) => one.every.map((move) => [move.do, one] as const)));

/** R3.4  The choice of one of eight actions; there is no passing. */
export const action: Question<'action', Move> = {
  ...QUESTION_DEFAULTS,
  beginsTurn: true,
  every: EVERY_ACTION.flatMap(({ every }) => every),

  /** Written out for speed: docs/performance.md, "Lists of moves". */
  moves(state, { seat }) {
    const context = contextOf(state, seat);
    const list: Move[] = [];
    for (const one of EVERY_ACTION) one.offer(context, list);
    return list;
  },

  candidates: {
    prepare: (state, { seat }) => contextOf(state, seat),
    count(context: ActionContext) {
      let count = 0;
      for (const one of EVERY_ACTION) count += one.count(context);
      return count;
    },
    at(context: ActionContext, index) {
      let left = index;
      for (const one of EVERY_ACTION) {
        const count = one.count(context);
        if (left < count) return one.at(context, left);
        left -= count;
      }
      return null;
    },
  },

  wishes(state, { seat }) {
    const context = contextOf(state, seat);
    return EVERY_ACTION.flatMap((one) => one.wishes?.(context) ?? one.every);
  },

  whyNot: (state, { seat }, wish) => actionOf(wish).whyNot(contextOf(state, seat), wish),
  apply: (state, { seat }, move, log) => actionOf(move).apply(state, seat, move, log),
};

function actionOf(move: Move): Action<Move> {
  const one = BY_MOVE.get(move.do);
  if (one === undefined) throw new Error(`${move.do} is not an action`);
  return one;
}

function contextOf(state: ReadonlyState, seat: Seat): ActionContext {
  return { state, seat, player: at(state.table.players, seat), cheapest: null };
}
