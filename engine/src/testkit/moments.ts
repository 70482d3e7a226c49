import type { Chance } from '../chance.ts';
import { pick } from '../chance.ts';
import { play } from '../play.ts';
import type { GameRules, GameState, GameView, Immutable, Seat } from '../rules.ts';
import type { Temper } from './driver.ts';

/** A decision with its context: the legal moves, the states before and after it, and its events. */
export interface Moment<S, M, E> {
  readonly state: S;
  readonly seat: Seat;
  readonly moves: readonly M[];
  readonly move: M;
  readonly after: S;
  readonly events: readonly E[];
}

/** Plays a game to its end, decision by decision. Yielded states are never modified. */
export function* momentsOf<S extends GameState, M, E, V extends GameView, O>(
  rules: GameRules<S, M, E, V, O>,
  opening: S,
  draw: Chance,
  choose: Temper<S, M>['choose'],
): Generator<Moment<S, M, E>> {
  let state = opening;
  for (;;) {
    const before = state as Immutable<S>;
    const pending = rules.pending(before);
    if (pending.length === 0) return;
    const seat = pick(draw, pending);
    const moves = rules.moves(before, seat);
    const move = choose === undefined ? pick(draw, moves) : choose(moves, draw, before, seat);
    const { state: after, events } = play(rules, before, seat, move);
    yield { state, seat, moves, move, after, events };
    state = after;
  }
}
