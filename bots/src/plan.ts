import type { AnyRules, GameView, Immutable } from '@signoria/engine';
import { hashOf, withoutFigures } from '@signoria/engine';
import type { BotChoice } from './bot.ts';

/** Returns a fingerprint of a view. The figures are the same throughout a game and left out. */
export function viewFingerprint(view: Immutable<GameView>): number {
  return hashOf(withoutFigures(view));
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
  const [planned, ...next] = previous?.keepsPlan === true ? previous.next : [];
  if (previous === null || planned === undefined || viewFingerprint(view) !== planned.view) return null;
  const move = moves.find((one) => rules.key(one) === rules.key(planned.move));
  return move === undefined ? null : { ...previous, move, runnerUp: null, next };
}
