import type { GameRules, GameState, GameView, Immutable } from '../rules.ts';

/**
 * Counts the leaves of the game tree at `depth` decisions; a game that ends sooner counts once. In a simultaneous phase
 * the lowest seat decides first: lanes commute, so other orders would only count the same leaves again.
 */
export function perft<S extends GameState, M, E, V extends GameView, O>(
  rules: GameRules<S, M, E, V, O>,
  state: Immutable<S>,
  depth: number,
): number {
  const [seat] = rules.pending(state);
  if (depth === 0 || seat === undefined) return 1;
  const moves = rules.moves(state, seat);
  if (depth === 1) return moves.length;
  let leaves = 0;
  for (const move of moves) {
    const next = rules.clone(state);
    rules.apply(next, seat, move);
    leaves += perft(rules, next as Immutable<S>, depth - 1);
  }
  return leaves;
}
