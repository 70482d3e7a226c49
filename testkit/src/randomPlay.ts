import type { AnyRules, Chance, Emit, GameState } from '@signoria/engine';
import { chance, pick } from '@signoria/engine';
import type { CheckedPosition } from './check.ts';

/** Returns a random stream for one check at one position, so adding or removing a check never affects the others. */
export function drawFor({ game }: CheckedPosition, check: string): Chance {
  return chance(game.seed, `kit ${check}`, game.decisions.length);
}

/** The number of decisions that copies and guesses are played on; enough to touch most of a state. */
export const AHEAD = 10;

/** Plays up to `steps` random decisions, modifying the given state. `prepare` is called with each move before it is played. */
export function playRandomly(
  rules: AnyRules,
  state: GameState,
  draw: Chance,
  steps: number,
  emit?: Emit<unknown>,
  prepare: (move: unknown) => unknown = (move) => move,
): void {
  for (let step = 0; step < steps; step++) {
    const pending = rules.pending(state);
    if (pending.length === 0) return;
    const seat = pick(draw, pending);
    rules.apply(state, seat, prepare(pick(draw, rules.moves(state, seat))), emit);
  }
}
