import type { AnyRules, GameView, Immutable } from '@signoria/engine';
import { hashOf, withoutFigures } from '@signoria/engine';
import type { BotChoice, PlannedMove } from './bot.ts';

/** Returns a fingerprint of a view. The figures are the same throughout a game and left out. */
export function viewFingerprint(view: Immutable<GameView>): number {
  return hashOf(withoutFigures(view));
}

/** Returns the first move of a plan; undefined if the view is not the planned one or if the move is not legal. */
export function plannedMove(
  rules: AnyRules,
  view: Immutable<GameView>,
  moves: readonly unknown[],
  [planned]: readonly PlannedMove[],
): unknown {
  if (planned === undefined || viewFingerprint(view) !== planned.view) return undefined;
  return moves.find((one) => rules.key(one) === rules.key(planned.move));
}

/**
 * Returns the choice that a bot planned when it made its previous choice in this seat. Null if there is no plan, if the
 * view is not the planned one, or if the planned move is not legal. A followed plan saves a search.
 */
export function plannedChoice(
  rules: AnyRules,
  view: Immutable<GameView>,
  moves: readonly unknown[],
  previous: BotChoice | null,
): BotChoice | null {
  if (previous?.keepsPlan !== true) return null;
  const move = plannedMove(rules, view, moves, previous.next);
  return move === undefined ? null : { ...previous, move, runnerUp: null, next: previous.next.slice(1) };
}
