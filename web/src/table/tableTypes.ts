import type { AnyText } from '@signoria/catalogue';
import type { AnyRules, GameRecord, GameState, GameText, GameView, Prose, Seat, ShownScore } from '@signoria/engine';
import type { Say } from '../words/index.ts';
import type { Standing } from './course.ts';
import type { TableSeat } from './seats.ts';

/** One line of the chronicle: something that a decision brought about, and that in words. */
export interface ChronicleLine {
  readonly version: number;
  /** Who decided, and which turn of theirs it belongs to: the number of the decision that began it. */
  readonly mover: Seat;
  readonly turn: number;
  /** Whom it befell; null when everyone. */
  readonly seat: Seat | null;
  /** What happened, redacted. */
  readonly event: unknown;
  readonly words: Prose;
}

/** Everything a table shows to one viewer at one moment. Nothing in it is hidden from them. */
export interface TableSnapshot {
  readonly rules: AnyRules;
  readonly text: GameText<GameState, unknown, unknown>;
  /** The viewer: a seat, or null for a spectator. */
  readonly seat: Seat | null;
  readonly version: number;
  readonly view: GameView;
  /** A state the viewer cannot tell from the true one: `guess(view)`. Words are made from it. */
  readonly imagined: GameState;
  /** The true state, where a game that is over is looked back at with everything laid open; null otherwise. */
  readonly laidOpen: GameState | null;
  /** Who must decide, and what `seat` may answer: empty when it is not asked. */
  readonly pending: readonly Seat[];
  readonly moves: readonly unknown[];
  readonly names: readonly string[];
  /** While the game runs without what would tell a secret. */
  readonly scores: readonly ShownScore[];
  readonly over: boolean;
  /** Ended by agreement before its time: nobody has won. */
  readonly early: boolean;
  readonly chronicle: readonly ChronicleLine[];
  /** Events of the latest decision, redacted: what to animate. */
  readonly latest: readonly unknown[];
  /** How many of the latest decisions can be taken back at will. */
  readonly undoable: number;
  /** How many of the viewer's decisions can be taken back, among bots those beyond the barrier as well. */
  readonly undoableInAll: number;
  /** How many of these belong to the turn of the last one. */
  readonly undoableTurn: number;
}

/** Where a table comes from: a game in this browser, or one on a server. Pages know nothing else of it. */
export interface TableSource {
  snapshot(): TableSnapshot;
  /** As it stood after an earlier decision, with nothing to answer; null where this page was not there to see it. */
  snapshotAt(version: number): TableSnapshot | null;
  /** Calls back after every change; gives back how to stop. */
  subscribe(listener: () => void): () => void;
  /** Answers for the viewer, with one of `snapshot().moves`. */
  answer(move: unknown): void;
  /** Takes back the viewer's last `count` decisions and whatever came after them, if that can be. */
  undo(count: number): void;
}

/** The screen is to be handed to the next person; until then the last decision lies open and can be taken back. */
export interface HandOver {
  readonly to: string;
  onPass(): void;
}

/** Where the same table was set once more, or in words why it was not. */
export type Rematch = { readonly address: string } | { readonly refusal: (say: Say) => string };

/**
 * What sets a game apart from those that count for best scores: somebody took back what was settled already, it began from a
 * position of another game, or it came from a file that does not say who was a bot.
 */
export const NOTES = ['takenBack', 'playedOn', 'imported'] as const;
export type GameNote = (typeof NOTES)[number];

/** A table one sits at, wherever it comes from: what the frame around a game needs of it. */
export interface TableController extends TableSource {
  readonly seats: readonly TableSeat[];
  /** What a server promised about the seed before the start; null for a game in this browser. */
  readonly seedHash: string | null;
  /** What a steady player would answer for the viewer, or null. */
  hint(): Promise<unknown>;
  /** Goes on in another language. */
  speak(text: AnyText): void;
  /** How it stood after each decision, for the chart at the end. */
  standings(): readonly Standing[];
  /** Null while a game on a server is still secret. */
  record(): GameRecord<unknown> | null;
  notes(): readonly GameNote[];
  /** Where the game can be looked back at, after so many decisions; null where it cannot. */
  addressAt(count: number): string | null;
  /** Whether somebody at this screen may set the same table once more. */
  readonly canRematch: boolean;
  rematch(): Promise<Rematch>;
  /** Who must be handed the screen before anything of theirs is shown; null when nobody. */
  curtain(): Seat | null;
  liftCurtain(): void;
  close(): void;
}
