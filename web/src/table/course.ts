import type { AnyGame, AnyRules, GameRecord, GameState, InputError, Result, Seat, Seed } from '@signoria/engine';
import { advance, begin, ok, resume } from '@signoria/engine';
import { memoizeByObject } from './memoize.ts';
import type { SeenDecision, SeenPosition } from './snapshot.ts';

/** A game with the events of each decision and the state after it. */
export interface Course {
  readonly game: AnyGame;
  readonly entries: readonly CourseEntry[];
}

export interface CourseEntry extends Pick<AnyGame, 'state' | 'barrier' | 'turns'> {
  readonly seat: Seat;
  /** Index of the first decision in the same turn. */
  readonly turn: number;
  readonly events: readonly unknown[];
}

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

export function startCourse(rules: AnyRules, options: unknown, seats: number, seed: Seed): Course {
  return { game: begin(rules, options, seats, seed), entries: [] };
}

export function playOn(rules: AnyRules, course: Course, seat: Seat, move: unknown): Course {
  const { game, events, turn } = advance(rules, course.game, seat, move);
  const { state, barrier, turns } = game;
  return { game, entries: [...course.entries, { seat, turn, events, state, barrier, turns }] };
}

/** Returns the course without its last decisions. The entries hold all states, so nothing is replayed. */
export function takeBack(rules: AnyRules, { game, entries }: Course, count: number): Course {
  const left = entries.slice(0, entries.length - count);
  const last = left.at(-1);
  if (last === undefined) return startCourse(rules, game.options, game.seats, game.seed);
  const { state, barrier, turns } = last;
  return { game: { ...game, decisions: game.decisions.slice(0, left.length), state, barrier, turns }, entries: left };
}

/** Counts the decisions that an undo of the seat's last `count` removes, including later decisions of others. */
export function decisionsSince({ entries }: Course, seat: Seat, count: number): number {
  const own = entries.flatMap((entry, index) => (entry.seat === seat ? [index] : []));
  return entries.length - (own.at(-count) ?? entries.length);
}

/** Replays a stored game and validates every move; returns an error for an invalid record. */
export function courseOf(rules: AnyRules, record: GameRecord<unknown>): Result<Course, InputError> {
  const played = resume(rules, record);
  if (!played.ok) return played;
  const { options, seats, seed, decisions } = played.value.game;
  const start = startCourse(rules, options, seats, seed);
  return ok(decisions.reduce((course, { seat, move }) => playOn(rules, course, seat, move), start));
}

/** Same as `courseOf`, with null for an invalid record. */
export function resumeCourse(rules: AnyRules, record: GameRecord<unknown>): Course | null {
  const played = courseOf(rules, record);
  return played.ok ? played.value : null;
}

/** Returns a function for a viewer's position in a course. Redacted decisions are memoized by entry and viewer. */
export function courseViews(rules: AnyRules): (course: Course, viewer: Seat | null) => SeenPosition {
  const knownOf = memoizeByObject((_entry: CourseEntry) => new Map<Seat | null, SeenDecision>());
  const seenBy = (viewer: Seat | null, entry: CourseEntry, version: number): SeenDecision => {
    const known = knownOf(entry);
    const { seat, turn, state } = entry;
    const decision = known.get(viewer) ?? {
      ...{ version, seat, turn },
      events: entry.events.map((event) => rules.redact(event, viewer)),
      view: rules.view(state, viewer),
    };
    known.set(viewer, decision);
    return decision;
  };
  return ({ game, entries }, viewer) => {
    const past = entries.map((entry, index) => seenBy(viewer, entry, index + 1));
    const view = past.at(-1)?.view ?? rules.view(game.state, viewer);
    return { viewer, version: past.length, view, past, takesAnswers: true, ended: null };
  };
}
