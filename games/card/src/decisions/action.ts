import type { Immutable, Seat } from '@signoria/engine';
import { ASKS, at } from '@signoria/engine';
import type { Move, State } from '../state.ts';
import { activateLocation } from './activate.ts';
import { completeMonument } from './complete.ts';
import { cheapestArtists } from './hire.ts';
import { seekInspiration } from './inspiration.ts';
import { goToMarket } from './market.ts';
import { playCard } from './play.ts';
import type { Action, Question, Turn } from './question.ts';
import { reserveArtist, reserveMonument } from './reserve.ts';
import { sendWorkers } from './workers.ts';

/** R3.4  The eight actions, in the order of the rulebook. */
const ACTIONS: readonly Action<Move>[] = [
  playCard,
  completeMonument,
  reserveMonument,
  reserveArtist,
  activateLocation,
  sendWorkers,
  goToMarket,
  seekInspiration,
];
const BY_VERB = new Map(ACTIONS.flatMap((one) => one.every.map((move) => [move.do, one] as const)));

/** R3.4  One of eight actions; there is no passing. */
export const action: Question<'action', Move> = {
  ...ASKS,
  beginsTurn: true,
  every: ACTIONS.flatMap(({ every }) => every),

  moves(state, { seat }) {
    const turn = turnOf(state, seat);
    const list: Move[] = [];
    for (const one of ACTIONS) one.offer(turn, list);
    return list;
  },

  wishes(state, { seat }) {
    const turn = turnOf(state, seat);
    return ACTIONS.flatMap((one) => one.wishes(turn));
  },

  reason: (state, { seat }, wish) => actionOf(wish).reason(turnOf(state, seat), wish),
  apply: (state, { seat }, move, log) => actionOf(move).apply(state, seat, move, log),
};

function actionOf(move: Move): Action<Move> {
  const one = BY_VERB.get(move.do);
  if (one === undefined) throw new Error(`${move.do} is not an action`);
  return one;
}

function turnOf(state: Immutable<State>, seat: Seat): Turn {
  return { state, seat, player: at(state.table.players, seat), cheapest: cheapestArtists(state, seat) };
}
