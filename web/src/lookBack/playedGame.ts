import type { LoadedGame } from '@signoria/catalogue';
import type { AnyRules, GameRecord, GameState, Seat } from '@signoria/engine';
import { toRecord } from '@signoria/engine';
import type { Course, CourseEntry } from '../table/course.ts';
import { courseViews, takeBack } from '../table/course.ts';
import { remember } from '../table/remember.ts';
import type { TableSeat } from '../table/seats.ts';
import type { Position, SeenDecision } from '../table/snapshot.ts';

/** With whose eyes one looks: a seat's, a spectator's, or with everything laid open. */
export type Eyes = Seat | 'spectator' | 'all';

/** A game to be walked through, wherever it comes from. Its positions are counted by the decisions before them. */
export interface PlayedGame {
  readonly entry: LoadedGame;
  readonly seats: readonly TableSeat[];
  /** Of each decision, the one that began its turn. */
  readonly turns: readonly number[];
  /** The round of each position, from the deal on. */
  readonly rounds: readonly number[];
  /** The seats of those who look. */
  readonly own: readonly Seat[];
  readonly isOver: boolean;
  /** The first is how one looks at first. */
  readonly eyes: readonly Eyes[];
  positionAt(count: number, eyes: Eyes): Position;
  /** The game up to there, to be played on; null while others have secrets in it. */
  recordAt(count: number): GameRecord<unknown> | null;
}

export interface PlayedParts extends Pick<PlayedGame, 'entry' | 'seats' | 'own' | 'isOver'> {
  readonly course: Course;
}

/** A game of which everything is known. Every position was made once, so walking through it plays nothing again. */
export function playedGame({ entry, seats, course, own, isOver }: PlayedParts): PlayedGame {
  const { rules } = entry;
  const { entries } = course;
  const start = takeBack(rules, course, entries.length);
  const viewOf = courseViews(rules);
  const openView = openViews(rules);
  const upTo = (count: number) => takeBack(rules, course, entries.length - count);
  const states = [start.game.state, ...entries.map(({ state }) => state)];
  return {
    ...{ entry, seats, own, isOver },
    turns: entries.map(({ turn }) => turn),
    rounds: states.map(roundOf),
    eyes: isOver ? allEyes(seats, own) : ownEyes(own),
    positionAt(count, eyes) {
      if (eyes === 'all') return openView(upTo(count));
      return { ...viewOf(upTo(count), eyes === 'spectator' ? null : eyes), takesAnswers: false };
    },
    recordAt: (count) => toRecord(rules, upTo(count).game),
  };
}

/** Several persons at one screen see what a spectator sees as long as they play: no hand of the other's. */
function ownEyes(own: readonly Seat[]): readonly Eyes[] {
  return own.length === 1 ? own : ['spectator'];
}

/** One's own first; who did not play sees everything at first. */
function allEyes(seats: readonly TableSeat[], own: readonly Seat[]): readonly Eyes[] {
  const others = seats.map((_, seat) => seat).filter((seat) => !own.includes(seat));
  return own.length === 0 ? ['all', ...others] : [...own, ...others, 'all'];
}

/** Every game of ours counts its rounds on the table. */
export function roundOf({ table }: { readonly table?: unknown }): number {
  const { round } = table as { readonly round: number };
  return round;
}

/** Courses with nothing hidden, from the side of whoever is to decide. */
function openViews(rules: AnyRules): (course: Course) => Position {
  const viewerIn = (state: GameState, mover: Seat) => rules.pending(state)[0] ?? mover;
  const seen = remember((entry: CourseEntry): Omit<SeenDecision, 'version'> => {
    const { seat, turn, events, state } = entry;
    return { seat, turn, events, view: rules.view(state, viewerIn(state, seat)) };
  });
  return ({ game: { state }, entries }) => {
    const past = entries.map((entry, index) => ({ ...seen(entry), version: index + 1 }));
    const viewer = viewerIn(state, past.at(-1)?.seat ?? 0);
    const view = past.at(-1)?.view ?? rules.view(state, viewer);
    return { viewer, version: past.length, view, past, takesAnswers: false, ended: null, laidOpen: state };
  };
}
