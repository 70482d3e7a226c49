import { goods, transferAvailable } from '../goods.ts';
import { playerOf } from '../players.ts';
import type { MoveOf } from '../state.ts';
import type { Action } from './question.ts';

const SEND: MoveOf<'sendWorkers'> = { do: 'sendWorkers' };

/** R9.1, R3.4  Action F: send out workers. Always possible; earns what is left if the supply runs short. */
export const sendWorkers: Action<MoveOf<'sendWorkers'>> = {
  every: [SEND],

  count: () => 1,
  at: () => SEND,
  offer(_, list) {
    list.push(SEND);
  },

  whyNot: () => null,

  apply(state, seat, _, log) {
    const wage = goods({ fiorini: state.figures.prices.workers });
    const { fiorini } = transferAvailable(state.table.supply, playerOf(state, seat).goods, wage);
    log.emit?.({ type: 'workersSent', seat, fiorini });
  },
};
