import type { Immutable, Seat } from '@signoria/engine';
import { at } from '@signoria/engine';
import type { Move, State, StepOf } from '../state.ts';
import { activateLocation } from './activate.ts';
import { completeMonument } from './complete.ts';
import { cheapestArtists } from './hire.ts';
import { seekInspiration } from './inspiration.ts';
import { goToMarket } from './market.ts';
import { playCard } from './play.ts';
import type { Question, Turn } from './question.ts';
import { reserveArtist, reserveMonument } from './reserve.ts';
import { sendWorkers } from './workers.ts';

/** R3.4  One of eight actions; there is no passing. */
export const action: Question<'action', Move> = {
  moves(state, { seat }) {
    const turn = turnOf(state, seat);
    const list: Move[] = [];
    playCard.offer(turn, list);
    completeMonument.offer(turn, list);
    reserveMonument.offer(turn, list);
    reserveArtist.offer(turn, list);
    activateLocation.offer(turn, list);
    sendWorkers.offer(turn, list);
    goToMarket.offer(turn, list);
    seekInspiration.offer(turn, list);
    return list;
  },

  whyNot(state, { seat }, wish) {
    const turn = turnOf(state, seat);
    switch (wish.do) {
      case 'play':
        return playCard.whyNot(turn, wish);
      case 'complete':
        return completeMonument.whyNot(turn, wish);
      case 'reserveMonument':
        return reserveMonument.whyNot(turn, wish);
      case 'reserveArtist':
        return reserveArtist.whyNot(turn, wish);
      case 'activate':
        return activateLocation.whyNot(turn, wish);
      case 'sendWorkers':
        return sendWorkers.whyNot(turn, wish);
      case 'sell':
      case 'buy':
      case 'exchange':
        return goToMarket.whyNot(turn, wish);
      case 'seekInspiration':
        return seekInspiration.whyNot(turn, wish);
      default:
        return { code: 'notAsked', rule: 'R3.4' };
    }
  },

  apply(state, { seat }: StepOf<'action'>, move, log) {
    switch (move.do) {
      case 'play':
        return playCard.apply(state, seat, move, log);
      case 'complete':
        return completeMonument.apply(state, seat, move, log);
      case 'reserveMonument':
        return reserveMonument.apply(state, seat, move, log);
      case 'reserveArtist':
        return reserveArtist.apply(state, seat, move, log);
      case 'activate':
        return activateLocation.apply(state, seat, move, log);
      case 'sendWorkers':
        return sendWorkers.apply(state, seat, move, log);
      case 'sell':
      case 'buy':
      case 'exchange':
        return goToMarket.apply(state, seat, move, log);
      case 'seekInspiration':
        return seekInspiration.apply(state, seat, move, log);
      default:
        throw new Error(`${move.do} is not an action`);
    }
  },
};

function turnOf(state: Immutable<State>, seat: Seat): Turn {
  return { state, seat, player: at(state.table.players, seat), cheapest: cheapestArtists(state, seat) };
}
