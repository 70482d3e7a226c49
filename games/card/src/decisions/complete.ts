import { mapRows, thenDo } from '@signoria/engine';
import { MONUMENTS } from '../components.ts';
import type { MoveOf } from '../state.ts';
import { canFinish, monumentDiscount, whyUnfinished, workCost } from './hire.ts';
import type { Action } from './question.ts';

const COMPLETIONS = mapRows(MONUMENTS, (_, monument): MoveOf<'complete'> => ({ do: 'complete', monument }));

/** R6.1, R6.2  Action B: complete a monument of the row or one you reserved. */
export const completeMonument: Action<MoveOf<'complete'>> = {
  every: Object.values(COMPLETIONS),

  offer(turn, list) {
    const { monuments } = turn.state.figures;
    const discount = monumentDiscount(turn.state.figures, turn.player); // R12.4
    for (const monument of turn.state.table.row)
      if (canFinish(turn, monuments[monument], discount)) list.push(COMPLETIONS[monument]);
    for (const monument of turn.player.reservedMonuments)
      if (canFinish(turn, monuments[monument], discount)) list.push(COMPLETIONS[monument]); // R6.5
  },

  wishes: ({ state, player }) =>
    [...state.table.row, ...player.reservedMonuments].map((monument) => COMPLETIONS[monument]),

  reason(turn, { monument }) {
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
