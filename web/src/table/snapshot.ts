import type { AnyRules, GameState, GameView, Prose, Score, Seat, ShownScore } from '@signoria/engine';
import { chance, seedFrom, shownScores, wholeScores } from '@signoria/engine';
import { remember } from './remember.ts';
import type { ChronicleLine, TableSnapshot } from './tableTypes.ts';

/** One decision as a viewer knows it. */
export interface SeenDecision {
  readonly version: number;
  readonly seat: Seat;
  /** The decision that began the turn this one belongs to. */
  readonly turn: number;
  /** What it brought about, redacted for the viewer. */
  readonly events: readonly unknown[];
  /** The view it led to; null where only its events are known. They need no more than figures to be told. */
  readonly view: GameView | null;
}

/** A moment of a game as one viewer knows it, wherever it comes from. */
export interface Position {
  readonly viewer: Seat | null;
  readonly version: number;
  readonly view: GameView;
  /** The decisions that led to it, as far as they are known, oldest first. */
  readonly past: readonly SeenDecision[];
  /** False while an answer is on its way: nothing more is asked until it arrived. */
  readonly takesAnswers: boolean;
  /** What a server said at the end; null while the rules say it. */
  readonly ended: { readonly scores: readonly Score[]; readonly early: boolean } | null;
  /** Whether the viewer plays with bots alone, who mind nothing: any own decision can be taken back, however settled. */
  readonly isAmongBots?: boolean;
  /** The true state, where the game is over and everything may be seen. */
  readonly laidOpen?: GameState;
}

type Text = TableSnapshot['text'];

export interface SnapshotBuilder {
  /** A state the viewer cannot tell from the true one. */
  guess(view: GameView): GameState;
  build(position: Position, text: Text): TableSnapshot;
}

const GUESS_SEED = seedFrom('a guess behind a view');

/**
 * Builds what a table shows from a view and a guess behind it, never from the truth. There is one guess for each view,
 * and the words of a decision are made once in each language.
 */
export function snapshotBuilder(rules: AnyRules, names: readonly string[]): SnapshotBuilder {
  const guess = remember((view: GameView) => rules.guess(view, chance(GUESS_SEED, 'guess')));
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

function scoresOf(rules: AnyRules, { view, ended, laidOpen }: Position, imagined: GameState): readonly ShownScore[] {
  if (ended !== null) return wholeScores(ended.scores);
  const scores = rules.scores(imagined);
  return laidOpen === undefined ? shownScores(rules, view, scores) : wholeScores(scores);
}

/** Tells decisions in words, each once in each language: their events are the same object as long as they are. */
function chronicler(names: readonly string[], guess: (view: GameView) => GameState) {
  const wordsBy = remember((_events: readonly unknown[]) => new Map<Text, readonly Prose[]>());
  return ({ events, view, version, seat: mover, turn }: SeenDecision, text: Text, now: GameView) => {
    const known = wordsBy(events);
    const words = known.get(text) ?? events.map((event) => text.event(event, guess(view ?? now), names));
    known.set(text, words);
    return words.map((line, index): ChronicleLine => {
      return { version, mover, turn, seat: eventSeat(events[index]), event: events[index], words: line };
    });
  };
}

/** What can be taken back: at will as far as the barrier, among bots anything of one's own. */
function undoOf(rules: AnyRules, { past, viewer, isAmongBots = false }: Position) {
  const atWill = undoableOf(rules, past, viewer);
  const all = isAmongBots ? past.filter(({ seat }) => seat === viewer) : atWill;
  const last = isAmongBots ? all.at(-1) : past.at(-1);
  return {
    undoable: atWill.length,
    undoableTurn: all.filter(({ turn }) => turn === last?.turn).length,
    undoableInAll: all.length,
  };
}

/** The latest decisions that are the viewer's own and revealed nothing: the barrier of the engine, seen from a seat. */
function undoableOf(rules: AnyRules, past: readonly SeenDecision[], viewer: Seat | null): readonly SeenDecision[] {
  const stays = ({ seat, events }: SeenDecision) => seat !== viewer || events.some((event) => rules.reveals(event));
  return past.slice(past.findLastIndex(stays) + 1);
}

/** Events say whose they are, where they are somebody's. */
function eventSeat(event: unknown): Seat | null {
  if (typeof event !== 'object' || event === null || !('seat' in event)) return null;
  return typeof event.seat === 'number' ? event.seat : null;
}
