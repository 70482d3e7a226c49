import { thenDo } from '@signoria/engine';
import type { MoveOf } from '../state.ts';
import { canFinish, monumentDiscount } from './hire.ts';
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

  apply({ table }, seat, { monument }) {
    thenDo(table.agenda, { ask: 'hire', seat, work: monument });
  },
};
