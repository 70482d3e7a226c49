import type { AnyText } from '@signoria/catalogue';
import type { AnyRules, Seat } from '@signoria/engine';
import { at } from '@signoria/engine';
import type { Course } from '../table/course.ts';
import { curtainSeat } from '../table/curtainSeat.ts';
import type { TableSeat } from '../table/seats.ts';
import type { GameNote } from '../table/tableTypes.ts';

/** A game in this browser as it stands, and who looks at it. */
export interface LocalState {
  readonly course: Course;
  /** Of several persons at this screen nobody looks until the curtain is lifted. */
  readonly viewer: Seat | null;
  /** The game's words in the language of the moment. */
  readonly text: AnyText;
  /** False while there is no room for the last decisions: they are gone with the page. */
  readonly isSaved: boolean;
  /** What keeps the game from counting for best scores. */
  readonly notes: readonly GameNote[];
}

export function personsAt(seats: readonly TableSeat[]): readonly Seat[] {
  return seats.flatMap(({ sitter }, seat) => (sitter === 'person' ? [seat] : []));
}

export function firstState(
  seats: readonly TableSeat[],
  { course, text, notes }: Pick<LocalState, 'course' | 'text' | 'notes'>,
): LocalState {
  const persons = personsAt(seats);
  return { course, viewer: persons.length === 1 ? at(persons, 0) : null, text, isSaved: true, notes };
}

export interface Screen {
  /** Who is asked next while the one before still looks, and can take back. */
  readonly next: Seat | null;
  /** Who must be handed the screen before anything of theirs is shown. */
  readonly curtain: Seat | null;
}

/** Whoever looks goes on until they pass the screen; behind the curtain nobody does. */
export function screenOf(rules: AnyRules, seats: readonly TableSeat[], { course, viewer }: LocalState): Screen {
  const other = curtainSeat(personsAt(seats), viewer, rules.pending(course.game.state));
  return viewer === null ? { next: null, curtain: other } : { next: other, curtain: null };
}

/** The next bot that is asked; null when none is. */
export function botAsked(rules: AnyRules, seats: readonly TableSeat[], { game }: Course): Seat | null {
  return rules.pending(game.state).find((seat) => at(seats, seat).sitter !== 'person') ?? null;
}
