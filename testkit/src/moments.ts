import type { Chance, GameRules, GameTypes, Seat } from '@signoria/engine';
import { pick, play } from '@signoria/engine';
import type { MovePolicy } from './driver.ts';

/** A decision with its context: the legal moves, the states before and after it, and its events. */
export interface Moment<G extends GameTypes> {
  readonly state: G['state'];
  readonly seat: Seat;
  readonly moves: readonly G['move'][];
  readonly move: G['move'];
  readonly after: G['state'];
  readonly events: readonly G['event'][];
}

/** Plays a game to its end, decision by decision. Yielded states are never modified. */
export function* momentsOf<G extends GameTypes>(
  rules: GameRules<G>,
  opening: G['state'],
  draw: Chance,
  choose: MovePolicy<G>['choose'],
): Generator<Moment<G>> {
  let state = opening;
  for (;;) {
    const pending = rules.pending(state);
    if (pending.length === 0) return;
    const seat = pick(draw, pending);
    const moves = rules.moves(state, seat);
    const move = choose === undefined ? pick(draw, moves) : choose(moves, draw, state, seat);
    const { state: after, events } = play(rules, state, seat, move);
    yield { state, seat, moves, move, after, events };
    state = after;
  }
}
