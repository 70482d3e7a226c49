import { at, pushStep } from '@signoria/engine';
import type { MoveOf } from '../state.ts';
import { MONUMENT_MOVES, monumentsBy, monumentsIn } from './componentMoves.ts';
import { canFinish, monumentDiscount, whyUnfinished, workCost } from './hire.ts';
import type { Action } from './question.ts';

/** R6.1, R6.2  Action B: complete a monument of the row or one you reserved. */
export const completeMonument: Action<MoveOf<'complete'>> = {
  every: Object.values(MONUMENT_MOVES).map(({ complete }) => complete),

  count: ({ state, player }) => state.table.row.length + player.reservedMonuments.length,
  at(context, index) {
    const { figures, table } = context.state;
    const reserved = index - table.row.length; // R6.5
    const monument = reserved < 0 ? at(table.row, index) : at(context.player.reservedMonuments, reserved);
    const { complete, row } = monumentsBy(figures)[monument];
    return canFinish(context, row, monumentDiscount(figures, context.player)) ? complete : null; // R12.4
  },
  offer(context, list) {
    const { figures, table } = context.state;
    const discount = monumentDiscount(figures, context.player); // R12.4
    for (const { complete, row } of monumentsIn(table.row, figures))
      if (canFinish(context, row, discount)) list.push(complete);
    for (const monument of context.player.reservedMonuments) {
      const { complete, row } = monumentsBy(figures)[monument];
      if (canFinish(context, row, discount)) list.push(complete); // R6.5
    }
  },

  wishes: ({ state, player }) =>
    [...state.table.row, ...player.reservedMonuments].map((monument) => MONUMENT_MOVES[monument].complete),

  whyNot(context, { monument }) {
    const { state, player } = context;
    const isThere = state.table.row.includes(monument) || player.reservedMonuments.includes(monument);
    if (!isThere) return { code: 'notThere', rule: 'R6.1' };
    const cost = workCost(state.figures, player, monument); // R12.4
    return whyUnfinished(context, state.figures.monuments[monument], cost, 'R6.2');
  },

  apply({ table }, seat, { monument }) {
    pushStep(table.agenda, { ask: 'hire', seat, work: monument });
  },
};
