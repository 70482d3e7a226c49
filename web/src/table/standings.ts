import type { AnyRules, GameState } from '@signoria/engine';

/** The scores after a decision. */
export interface ScoresAfterDecision {
  readonly round: number;
  /** Points by seat. */
  readonly totals: readonly number[];
}

export function standingAt(rules: AnyRules, state: GameState): ScoresAfterDecision {
  const { round = 0 } = state.table as { readonly round?: number };
  return { round, totals: rules.totals(state) };
}
