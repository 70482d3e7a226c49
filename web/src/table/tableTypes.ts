import type { Advice } from '@signoria/bots/analysis';
import type { AnyText } from '@signoria/catalogue';
import type {
  AnyRules,
  GameRecord,
  GameState,
  GameText,
  GameTypes,
  GameView,
  Prose,
  Seat,
  ShownScore,
} from '@signoria/engine';
import type { Say } from '../words/index.ts';
import type { AdviceWork } from './adviceWork.ts';
import type { TableSeat } from './seats.ts';
import type { ScoresAfterDecision } from './standings.ts';

/** One line of the chronicle: an event of a decision, in words. */
export interface ChronicleLine {
  readonly version: number;
  /** The seat that decided. */
  readonly mover: Seat;
  /** The index of the first decision in the turn. */
  readonly turn: number;
  /** The seat it affects; null for everyone. */
  readonly seat: Seat | null;
  /** The event, redacted for the viewer. */
  readonly event: unknown;
  readonly words: Prose;
}

/** A table as one viewer sees it at one moment. It contains nothing hidden from the viewer. */
export interface TableSnapshot {
  readonly rules: AnyRules;
  readonly text: GameText<GameTypes>;
  /** The viewer: a seat, or null for a spectator. */
  readonly seat: Seat | null;
  readonly version: number;
  readonly view: GameView;
  /** `laidOpen` or else `guess(view)`, a state the viewer cannot tell from the true one. The texts are made from it. */
  readonly imagined: GameState;
  /** The true state, in a replay of a finished game with all information open; null otherwise. */
  readonly laidOpen: GameState | null;
  /** The seats that must decide. */
  readonly pending: readonly Seat[];
  /** The legal moves of `seat`; empty if it need not decide. */
  readonly moves: readonly unknown[];
  readonly names: readonly string[];
  /** The scores, without hidden lines while the game runs. */
  readonly scores: readonly ShownScore[];
  readonly over: boolean;
  /** True if the game was ended early by agreement: nobody has won. */
  readonly early: boolean;
  readonly chronicle: readonly ChronicleLine[];
  /** Events of the latest decision, redacted, to be animated. */
  readonly latest: readonly unknown[];
  /** Number of the viewer's latest decisions that can be undone without crossing the barrier. */
  readonly undoable: number;
  /** Number of the viewer's decisions that can be undone at all; against bots also those beyond the barrier. */
  readonly undoableInAll: number;
  /** Number of the decisions in `undoableInAll` that belong to the turn of the latest one. */
  readonly undoableTurn: number;
}

/** The source of a table: a game in this browser or on a server. Pages depend only on this interface. */
export interface TableSource {
  snapshot(): TableSnapshot;
  /** Returns the snapshot after an earlier decision, without moves; null if this page did not receive it. */
  snapshotAt(version: number): TableSnapshot | null;
  /** Calls the listener after every change; returns the function to unsubscribe. */
  subscribe(listener: () => void): () => void;
  /** Plays one of `snapshot().moves` for the viewer. */
  answer(move: unknown): void;
  /** Takes back the viewer's last `count` decisions and all later ones, if possible. */
  undo(count: number): void;
}

/** A pending handover of the screen to the next person. Until then the last decision is visible and can be undone. */
export interface HandOver {
  readonly to: string;
  onPass(): void;
}

/** A decision compared with the best moves. */
export interface Review {
  /** The number of the viewer's earlier decisions. */
  readonly earlier: number;
  readonly move: unknown;
  readonly advice: Advice;
  /** The table before the decision, without moves. */
  readonly before: TableSnapshot;
}

/** The URL of the new table, or the reason why there is none. */
export type Rematch = { readonly address: string } | { readonly refusal: (say: Say) => string };

/**
 * Reasons why a game does not count for best scores: an undo beyond the barrier, a start from a position of another
 * game, or an import from a file that does not name the bots.
 */
export const UNCOUNTED_REASONS = ['takenBack', 'playedOn', 'imported'] as const;
export type UncountedReason = (typeof UNCOUNTED_REASONS)[number];

/** A table in play, local or on a server, as the frame uses it. */
export interface TableController extends TableSource {
  readonly seats: readonly TableSeat[];
  /** The hash of the seed that a server published before the start; null for a game in this browser. */
  readonly seedHash: string | null;
  /** False if the table was set up without hints. */
  readonly allowsHints: boolean;
  /** Compares the best moves for the viewer's question; null if there are none to compare. */
  advise(work: AdviceWork): Promise<Advice | null>;
  /**
   * Judges the viewer's decision that led to a version; null if it does not belong to the viewer's latest turn or was forced.
   * Only in games of this browser with one person, in which hints are allowed.
   */
  readonly review: ((version: number, work: AdviceWork) => Promise<Review | null>) | null;
  /** Switches to the game's text in another language. */
  setText(text: AnyText): void;
  /** Returns the scores after each decision, for the chart at the end. */
  standings(): readonly ScoresAfterDecision[];
  /** Returns the record; null while a game on a server is still secret. */
  record(): GameRecord<unknown> | null;
  /** Returns the reasons why the game does not count for best scores. */
  uncountedReasons(): readonly UncountedReason[];
  /** Returns the address of the replay at the position after `count` decisions; null if there is none. */
  addressAt(count: number): string | null;
  /** True if someone at this screen may start a rematch. */
  readonly canRematch: boolean;
  rematch(): Promise<Rematch>;
  /** Returns the seat to hand the screen to before its secrets are shown, or null. */
  curtain(): Seat | null;
  liftCurtain(): void;
  close(): void;
}
