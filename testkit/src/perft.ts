import type { GameRules, GameTypes } from '@signoria/engine';

/**
 * Counts the leaves of the game tree at `depth` decisions; a game that ends sooner counts once. In a simultaneous phase
 * the lowest seat decides first: lanes commute, so other orders would only count the same leaves again.
 */
export function perft<G extends GameTypes>(rules: GameRules<G>, state: G['state'], depth: number): number {
  const [seat] = rules.pending(state);
  if (depth === 0 || seat === undefined) return 1;
  const moves = rules.moves(state, seat);
  if (depth === 1) return moves.length;
  let leaves = 0;
  for (const move of moves) {
    const next = rules.clone(state);
    rules.apply(next, seat, move);
    leaves += perft(rules, next, depth - 1);
  }
  return leaves;
}
