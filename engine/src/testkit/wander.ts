import type { Chance } from '../chance.ts';
import { chance, pick } from '../chance.ts';
import type { AnyRules, Emit, GameState } from '../rules.ts';
import type { PlayThrough } from './subject.ts';

/** A stream for one check at one moment: a check more or less never changes what the others see. */
export function drawFor({ game }: PlayThrough, check: string): Chance {
  return chance(game.seed, `kit ${check}`, game.decisions.length);
}

/** How far copies and guesses are played on; far enough to touch most of what a state holds. */
export const AHEAD = 10;

/** Plays up to `steps` decisions at random, on the state itself. */
export function wander(
  rules: AnyRules,
  state: GameState,
  draw: Chance,
  steps: number,
  emit?: Emit<unknown>,
  touch: (move: unknown) => unknown = (move) => move,
): void {
  for (let step = 0; step < steps; step++) {
    const pending = rules.pending(state);
    if (pending.length === 0) return;
    const seat = pick(draw, pending);
    rules.apply(state, seat, touch(pick(draw, rules.moves(state, seat))), emit);
  }
}
