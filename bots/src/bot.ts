import type { AnyRules, Chance, GameView } from '@signoria/engine';

/**
 * A bot sees what its seat sees and nothing else: it gets a view and the moves the rules offer, never the state.
 * It answers with the place of its move in the list.
 */
export interface Bot {
  readonly name: string;
  /** Does not look at what it sees, so that no view need be made for it. */
  readonly isBlind?: true;
  choose(rules: AnyRules, view: GameView, moves: readonly unknown[], draw: Chance): number;
}
