import type { GameRecord, Seat } from '@signoria/engine';
import type {
  ChatLine,
  ClientMessage,
  EndAsked,
  Opaque,
  Over,
  RefusalCode,
  SeenView,
  TableInfo,
  UndoAsked,
} from '@signoria/protocol';
import type { HeardClocks } from '../clocks/index.ts';
import type { TableMessage } from '../server/index.ts';

/** Messages of one type. */
export type Message<Type extends TableMessage['type']> = Extract<TableMessage, { type: Type }>;

/** What became of an undo request or an end vote. */
export interface RequestOutcome {
  readonly about: 'undo' | 'end';
  readonly outcome: 'granted' | 'refused' | 'lapsed';
}

/** All a page knows of a table of the server, as plain data: who is there, and the game once it runs. */
export interface ServerTableState {
  readonly connected: boolean;
  /** The server said so, or something this page cannot read: it is newer. */
  readonly outdated: boolean;
  /** Whoever opened the connection has signed out since, here or elsewhere. */
  readonly signedOut: boolean;
  readonly info: TableInfo | null;
  /** Who we are to the server; null for a spectator without a name. */
  readonly person: string | null;
  readonly online: readonly string[];
  readonly spectators: number;
  readonly clocks: HeardClocks | null;
  readonly chat: readonly ChatLine[];
  readonly undoRequest: UndoAsked | null;
  readonly endVote: EndAsked | null;
  readonly requestOutcome: RequestOutcome | null;
  /** Why the server did not do what was asked last. */
  readonly refusal: RefusalCode | null;
  /** Null until it starts. */
  readonly game: RemoteGame | null;
}

/** The game as the seats of this page know it. */
export interface RemoteGame {
  /** Those this page plays: several at one screen, none for a spectator. */
  readonly seats: readonly Seat[];
  /** Whom the screen was handed to; null while nobody was, and for a spectator. */
  readonly viewer: Seat | null;
  readonly version: number;
  /** One for each own seat, or the spectators', without figures. */
  readonly views: readonly SeenView[];
  readonly past: readonly RemoteDecision[];
  /** An answer on its way: nothing more is asked until the server has spoken, and a lost connection does not lose it. */
  readonly answer: Answer | null;
  /** The ids of answers that were sent a second time. */
  readonly copies: readonly number[];
  readonly over: Over | null;
  /** Somebody who plays with bots alone took back what was settled. */
  readonly takenBack: boolean;
  /** Known some time after the end. */
  readonly record: GameRecord<unknown> | null;
}

export type Answer = Extract<ClientMessage, { type: 'move' }>;
export type UnsentAnswer = Omit<Answer, 'id'>;

export interface RemoteDecision {
  readonly version: number;
  readonly seat: Seat;
  readonly turn: number;
  readonly seen: readonly SeenByViewer[];
}

interface SeenByViewer {
  readonly viewer: Seat | null;
  readonly events: readonly Opaque[];
  /** The view it led to; null for what happened before this page came. */
  readonly view: Opaque | null;
}

export const NOT_CONNECTED: ServerTableState = {
  connected: false,
  outdated: false,
  signedOut: false,
  info: null,
  person: null,
  online: [],
  spectators: 0,
  clocks: null,
  chat: [],
  undoRequest: null,
  endVote: null,
  requestOutcome: null,
  refusal: null,
  game: null,
};

/** Once the server has said what table it is. */
export type KnownTableState = ServerTableState & { readonly info: TableInfo };
