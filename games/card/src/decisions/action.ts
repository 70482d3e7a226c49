import { at } from '@signoria/engine';
import type { Move, StepOf } from '../state.ts';
import { activateLocation } from './activate.ts';
import { completeMonument } from './complete.ts';
import { cheapestArtists } from './hire.ts';
import { seekInspiration } from './inspiration.ts';
import { goToMarket } from './market.ts';
import { playCard } from './play.ts';
import type { Question } from './question.ts';
import { reserveArtist, reserveMonument } from './reserve.ts';
import { sendWorkers } from './workers.ts';

/** R3.4  One of eight actions; there is no passing. */
export const action: Question<'action', Move> = {
  moves(state, { seat }) {
    const turn = { state, seat, player: at(state.table.players, seat), cheapest: cheapestArtists(state, seat) };
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
