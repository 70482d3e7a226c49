import * as diceGame from '@signoria/dice';
import type { Decision } from '@signoria/engine';

/** A decision of a recorded game with the position before it. */
export interface Recorded extends Decision<diceGame.Move> {
  readonly state: diceGame.State;
}

const { dice } = diceGame;

/** Groups the decisions of a turn into those that one Confirm plays: up to one that reveals something or hands over. */
export function plansOf(decisions: readonly Recorded[]): readonly (readonly Recorded[])[] {
  const end = decisions.findIndex(endsPlan) + 1;
  if (end === 0) return decisions.length === 0 ? [] : [decisions];
  return [decisions.slice(0, end), ...plansOf(decisions.slice(end))];
}

function endsPlan({ state, seat, move }: Recorded): boolean {
  const after = dice.clone(state);
  const { revealed } = dice.apply(after, seat, move);
  return revealed || !dice.pending(after).includes(seat);
}

/** Counts the clicks on the board that plan a decision. */
export function boardClicks({ state, seat, move }: Recorded): number {
  const moves = dice.moves(state, seat);
  if (moves.length === 1) return 0; // it is chosen already
  switch (move.do) {
    case 'use':
      return move.use === 'mercatante' || move.use === 'convento' ? 2 : 1; // the use, then the resource or track
    case 'hire':
      return moves.filter((one) => one.do === 'hire' && one.artwork === move.artwork).length > 1 ? 2 : 1;
    case 'spare':
      // With the same resource in hand, the spare resource is selected before the icon.
      return moves.some((one) => one.do === 'mark' && one.place === move.place && one.resource === move.resource)
        ? 2
        : 1;
    case 'build':
      return 2; // the space, then Build in the table of buildings
    default:
      return 1;
  }
}

/** Counts the clicks of a turn with one Confirm per plan. */
export function plannedClicks(decisions: readonly Recorded[]): number {
  return decisions.reduce((sum, one) => sum + boardClicks(one), plansOf(decisions).length);
}
