import type { AnyRules, GameState, GameView, Prose, Score, Seat, ShownScore } from '@signoria/engine';
import { chance, finalScores, seedFromText, shownScores } from '@signoria/engine';
import { memoizeByObject } from './memoize.ts';
import type { ChronicleLine, TableSnapshot } from './tableTypes.ts';

/** A decision as a viewer sees it. */
export interface SeenDecision {
  readonly version: number;
  readonly seat: Seat;
  /** Index of the first decision in the same turn. */
  readonly turn: number;
  /** Its events, redacted for the viewer. */
  readonly events: readonly unknown[];
  /**
   * The view after it; null if only its events are known. Their words need only the figures, which any later view has.
   */
  readonly view: GameView | null;
}

/** A position as one viewer sees it, local or from a server. */
export interface SeenPosition {
  readonly viewer: Seat | null;
  readonly version: number;
  readonly view: GameView;
  /** The known decisions that led to it, oldest first. */
  readonly past: readonly SeenDecision[];
  /** False while an answer is being sent, and in a past position: no moves are offered. */
  readonly takesAnswers: boolean;
  /** The result sent by a server; null if the rules determine it. */
  readonly ended: { readonly scores: readonly Score[]; readonly early: boolean } | null;
  /** True if all other players are bots: the viewer may then undo any own decision, also beyond the barrier. */
  readonly isAmongBots?: boolean;
  /** The true state, if the game is over and all information is open. */
  readonly laidOpen?: GameState;
}

type Text = TableSnapshot['text'];

export interface SnapshotBuilder {
  /** Returns a state that the viewer cannot tell from the true one. */
  guess(view: GameView): GameState;
  build(position: SeenPosition, text: Text): TableSnapshot;
}

const GUESS_SEED = seedFromText('a guess behind a view');

/**
 * Builds a table's snapshot from a view and a guessed state; from the true state only if all information is open
 * (`laidOpen`). The guess is memoized by view, and the words of a decision by language.
 */
export function snapshotBuilder(rules: AnyRules, names: readonly string[]): SnapshotBuilder {
  const guess = memoizeByObject((view: GameView) => rules.guess(view, chance(GUESS_SEED, 'guess')));
  const linesOf = chronicler(names, guess);
  const build: SnapshotBuilder['build'] = (position, text) => {
    const { viewer: seat, version, view, past, takesAnswers, ended, laidOpen = null } = position;
    const imagined = laidOpen ?? guess(view);
    const pending = ended === null ? rules.pending(imagined) : [];
    const last = past.at(-1);
    const isAsked = seat !== null && takesAnswers && ended === null;
    return {
      ...{ rules, text, seat, version, view, imagined, laidOpen, pending, names },
      moves: isAsked ? rules.moves(imagined, seat) : [],
      scores: scoresOf(rules, position, imagined),
      over: pending.length === 0,
      early: ended?.early ?? false,
      chronicle: past.flatMap((decision) => linesOf(decision, text, view)),
      latest: last === undefined || last.view === null ? [] : last.events,
      ...undoOf(rules, position),
    };
  };
  return { guess, build };
}

function scoresOf(
  rules: AnyRules,
  { view, ended, laidOpen }: SeenPosition,
  imagined: GameState,
): readonly ShownScore[] {
  if (ended !== null) return finalScores(ended.scores);
  return shownScores(rules, imagined, laidOpen === undefined ? view : null);
}

/** Returns a function that describes decisions in words. The words are memoized by events and language. */
function chronicler(names: readonly string[], guess: (view: GameView) => GameState) {
  const wordsBy = memoizeByObject((_events: readonly unknown[]) => new Map<Text, readonly Prose[]>());
  return ({ events, view, version, seat: mover, turn }: SeenDecision, text: Text, now: GameView) => {
    const known = wordsBy(events);
    const words = known.get(text) ?? events.map((event) => text.event(event, guess(view ?? now), names));
    known.set(text, words);
    return words.map((line, index): ChronicleLine => {
      return { version, mover, turn, seat: eventSeat(events[index]), event: events[index], words: line };
    });
  };
}

/** Counts the decisions that can be undone: freely, back to the barrier; in a game against bots all own ones. */
function undoOf(rules: AnyRules, { past, viewer, isAmongBots = false }: SeenPosition) {
  const free = undoableOf(rules, past, viewer);
  const all = isAmongBots ? past.filter(({ seat }) => seat === viewer) : free;
  const last = isAmongBots ? all.at(-1) : past.at(-1);
  return {
    undoable: free.length,
    undoableTurn: all.filter(({ turn }) => turn === last?.turn).length,
    undoableInAll: all.length,
  };
}

/** Returns the viewer's latest decisions that revealed nothing: those after the barrier, from what the viewer sees. */
function undoableOf(rules: AnyRules, past: readonly SeenDecision[], viewer: Seat | null): readonly SeenDecision[] {
  const stays = ({ seat, events }: SeenDecision) => seat !== viewer || events.some((event) => rules.reveals(event));
  return past.slice(past.findLastIndex(stays) + 1);
}

/** Returns the seat of an event, or null if it has none. */
function eventSeat(event: unknown): Seat | null {
  if (typeof event !== 'object' || event === null || !('seat' in event)) return null;
  return typeof event.seat === 'number' ? event.seat : null;
}
