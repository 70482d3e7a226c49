import type { GameRules, GameState, GameView, Immutable } from '../rules.ts';

/**
 * How many ways lead on from a state in `depth` decisions; a game that ends sooner counts once. Where several seats
 * must decide the lowest goes first: lanes commute, and other orders would only count the same again.
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
