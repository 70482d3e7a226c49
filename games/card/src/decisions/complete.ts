import { thenDo } from '@signoria/engine';
import type { MoveOf } from '../state.ts';
import { canFinish, monumentDiscount, whyUnfinished, workCost } from './hire.ts';
import type { Action } from './question.ts';

/** R6.1, R6.2  Action B: complete a monument of the row or one you reserved. */
export const completeMonument: Action<MoveOf<'complete'>> = {
  offer(turn, list) {
    const { monuments } = turn.state.figures;
    const discount = monumentDiscount(turn.state.figures, turn.player); // R12.4
    for (const monument of turn.state.table.row)
      if (canFinish(turn, monuments[monument], discount)) list.push({ do: 'complete', monument });
    for (const monument of turn.player.reservedMonuments)
      if (canFinish(turn, monuments[monument], discount)) list.push({ do: 'complete', monument }); // R6.5
  },

  whyNot(turn, { monument }) {
    const { state, player } = turn;
    const isThere = state.table.row.includes(monument) || player.reservedMonuments.includes(monument);
    if (!isThere) return { code: 'notThere', rule: 'R6.1' };
    const cost = workCost(state.figures, player, monument); // R12.4
    return whyUnfinished(turn, state.figures.monuments[monument], cost, 'R6.2');
  },

  apply({ table }, seat, { monument }) {
    thenDo(table.agenda, { ask: 'hire', seat, work: monument });
  },
};
