import type { AnyText } from '@signoria/catalogue';
import type { AnyReplay, AnyRules, Seat } from '@signoria/engine';
import { at } from '@signoria/engine';
import { curtainSeat } from '../table/curtainSeat.ts';
import type { TableSeat } from '../table/seats.ts';
import type { UncountedReason } from '../table/tableTypes.ts';

/** The state of a game in this browser, and the player who looks at it. */
export interface LocalState {
  readonly replay: AnyReplay;
  /** Null with several persons at this screen until the curtain is lifted, and always without persons. */
  readonly viewer: Seat | null;
  /** The game's text in the current language. */
  readonly text: AnyText;
  /** False if the storage is full: the last decisions are lost when the page closes. */
  readonly isSaved: boolean;
  /** The reasons why the game does not count for best scores. */
  readonly uncountedReasons: readonly UncountedReason[];
}

export function personsAt(seats: readonly TableSeat[]): readonly Seat[] {
  return seats.flatMap(({ playerKind }, seat) => (playerKind === 'person' ? [seat] : []));
}

export function firstState(
  seats: readonly TableSeat[],
  { replay, text, uncountedReasons }: Pick<LocalState, 'replay' | 'text' | 'uncountedReasons'>,
): LocalState {
  const persons = personsAt(seats);
  return { replay, viewer: persons.length === 1 ? at(persons, 0) : null, text, isSaved: true, uncountedReasons };
}

/** The persons who take over the screen next. */
export interface ScreenTakeover {
  /** The next person to decide while the previous one still looks and can undo. */
  readonly next: Seat | null;
  /** The person who must take over the screen before their view is shown. */
  readonly curtain: Seat | null;
}

/**
 * Returns the person who decides next and the one who must lift the curtain. The viewer keeps the screen until they pass
 * it on; behind the curtain nothing is shown.
 */
export function screenOf(rules: AnyRules, seats: readonly TableSeat[], { replay, viewer }: LocalState): ScreenTakeover {
  const other = curtainSeat(personsAt(seats), viewer, rules.pending(replay.game.state));
  return viewer === null ? { next: null, curtain: other } : { next: other, curtain: null };
}

/** Returns the next pending bot, or null. */
export function pendingBot(rules: AnyRules, seats: readonly TableSeat[], { game }: AnyReplay): Seat | null {
  return rules.pending(game.state).find((seat) => at(seats, seat).playerKind !== 'person') ?? null;
}
