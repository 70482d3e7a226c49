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
import type { TableMessage } from '../api/index.ts';
import type { ReceivedClocks } from '../clocks/index.ts';

/** Messages of one type. */
export type Message<Type extends TableMessage['type']> = Extract<TableMessage, { type: Type }>;

/** The result of an undo request or an end vote. */
export interface RequestOutcome {
  readonly about: 'undo' | 'end';
  readonly outcome: 'granted' | 'refused' | 'lapsed';
}

/** The state of a server table as plain data: the participants, and the game once it has started. */
export interface ServerTableState {
  readonly isConnected: boolean;
  /** True if the server is newer than this page: it said so, or sent a message that this page cannot read. */
  readonly isOutdated: boolean;
  /** True if the person signed out after the connection was opened, here or elsewhere. */
  readonly isSignedOut: boolean;
  readonly info: TableInfo | null;
  /** The person's id on the server; null for a spectator without a name. */
  readonly person: string | null;
  readonly online: readonly string[];
  readonly spectators: number;
  readonly clocks: ReceivedClocks | null;
  readonly chat: readonly ChatLine[];
  readonly undoRequest: UndoAsked | null;
  readonly endVote: EndAsked | null;
  readonly requestOutcome: RequestOutcome | null;
  /** The reason why the server refused the last request. */
  readonly refusal: RefusalCode | null;
  /** Null until the game starts. */
  readonly game: OnlineGame | null;
}

/** The game as the seats of this page may see it. */
export interface OnlineGame {
  /** The seats played on this page: several at one screen, none for a spectator. */
  readonly seats: readonly Seat[];
  /** The player who has the screen; null before it is handed to anybody, and for a spectator. */
  readonly viewer: Seat | null;
  readonly version: number;
  /** One view for each own seat, or the spectators' view, without figures. */
  readonly views: readonly SeenView[];
  readonly past: readonly OnlineDecision[];
  /** The pending answer. No further one is accepted until the server has replied. It survives a lost connection. */
  readonly answer: MoveMessage | null;
  /** Ids of answers that were resent. */
  readonly copies: readonly number[];
  readonly over: Over | null;
  /** True after an undo beyond the undo barrier without consent, which only games against bots allow. */
  readonly takenBack: boolean;
  /** Loaded after the end of the game. */
  readonly record: GameRecord<unknown> | null;
}

export type MoveMessage = Extract<ClientMessage, { type: 'move' }>;
export type UnsentMove = Omit<MoveMessage, 'id'>;

export interface OnlineDecision {
  readonly version: number;
  readonly seat: Seat;
  readonly turn: number;
  readonly seen: readonly SeenByViewer[];
}

interface SeenByViewer {
  readonly viewer: Seat | null;
  readonly events: readonly Opaque[];
  /** The view after the decision; null for decisions that came with a welcome message. */
  readonly view: Opaque | null;
}

export const NOT_CONNECTED: ServerTableState = {
  isConnected: false,
  isOutdated: false,
  isSignedOut: false,
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

/** The state once the server has sent the table. */
export type KnownTableState = ServerTableState & { readonly info: TableInfo };
