import { at, mapRows, thenDo } from '@signoria/engine';
import type { Monument } from '../components.ts';
import { MONUMENTS } from '../components.ts';
import { coversResources } from '../goods.ts';
import type { MoveOf } from '../state.ts';
import { canFinish, monumentDiscount, whyUnfinished, workCost } from './hire.ts';
import type { Action, Turn } from './question.ts';

const COMPLETIONS = mapRows(MONUMENTS, (_, monument): MoveOf<'complete'> => ({ do: 'complete', monument }));

/** R6.1, R6.2  Action B: complete a monument of the row or one you reserved. */
export const completeMonument: Action<MoveOf<'complete'>> = {
  every: Object.values(COMPLETIONS),

  count: ({ state, player }) => state.table.row.length + player.reservedMonuments.length,
  at(turn, index) {
    const { row } = turn.state.table;
    const { reservedMonuments } = turn.player; // R6.5
    return completion(turn, index < row.length ? at(row, index) : at(reservedMonuments, index - row.length));
  },
  offer(turn, list) {
    for (const monument of turn.state.table.row) {
      const move = completion(turn, monument);
      if (move !== null) list.push(move);
    }
    for (const monument of turn.player.reservedMonuments) {
      const move = completion(turn, monument);
      if (move !== null) list.push(move); // R6.5
    }
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

function completion(turn: Turn, monument: Monument): MoveOf<'complete'> | null {
  const { figures } = turn.state;
  const row = figures.monuments[monument];
  const canPay = coversResources(turn.player.goods, row.cost) && canFinish(turn, row, monumentDiscount(figures, turn.player)); // R12.4
  return canPay ? COMPLETIONS[monument] : null;
}
