import type { CatalogueEntry } from '@signoria/catalogue';
import type { Language } from '@signoria/engine';
import type {
  ChatLine,
  ClientMessage,
  EndAsked,
  RefusalCode,
  ServerMessage,
  TableInfo,
  UndoAsked,
} from '@signoria/protocol';
import { PROTOCOL_VERSION } from '@signoria/protocol';
import type { HeardClocks } from '../clocks/time.ts';
import { heardNow } from '../clocks/time.ts';
import { askRematch, fetchRecord } from '../server/api.ts';
import { openLine } from '../server/connection.ts';
import { workerThinker } from '../table/workerThinker.ts';
import type { RemoteTable } from './remoteTable.ts';
import { remoteTable } from './remoteTable.ts';

/** What became of a wish to take back or to end. */
export interface WishAnswer {
  readonly about: 'undo' | 'end';
  readonly outcome: 'granted' | 'refused' | 'lapsed';
}

/** What a page about a table of the server shows: who is there, and the game once it runs. */
export interface RoomState {
  readonly connected: boolean;
  readonly info: TableInfo | null;
  /** Who we are to the server; null for someone who watches. */
  readonly person: string | null;
  readonly online: readonly string[];
  readonly watchers: number;
  readonly clocks: HeardClocks | null;
  readonly chat: readonly ChatLine[];
  readonly undoAsked: UndoAsked | null;
  readonly endAsked: EndAsked | null;
  readonly wishAnswer: WishAnswer | null;
  readonly table: RemoteTable | null;
  /** Why the server did not do what was asked last. */
  readonly refused: RefusalCode | null;
}

export interface RemoteRoom {
  state(): RoomState;
  subscribe(listener: () => void): () => void;
  speak(language: Language): void;
  say(message: ClientMessage): void;
  /** Asks for everything anew that is not told step by step. */
  greet(): void;
  close(): void;
}

const NOTHING: RoomState = {
  connected: false,
  info: null,
  person: null,
  online: [],
  watchers: 0,
  clocks: null,
  chat: [],
  undoAsked: null,
  endAsked: null,
  wishAnswer: null,
  table: null,
  refused: null,
};

/** What a message changes beside the game itself. */
function changeBy(message: ServerMessage, { chat }: RoomState): Partial<RoomState> {
  switch (message.type) {
    case 'welcome': {
      const { table: info, person, online, watchers, undoAsked, endAsked } = message;
      const told = { chat: message.chat, clocks: heardNow(message.clocks) };
      return { info, person, online, watchers, undoAsked, endAsked, ...told, refused: null };
    }
    case 'step':
      return { clocks: heardNow(message.clocks), undoAsked: null, wishAnswer: null, refused: null };
    case 'undone':
      return { clocks: heardNow(message.clocks), undoAsked: null, refused: null };
    case 'over':
      return { undoAsked: null, endAsked: null, wishAnswer: null, refused: null };
    case 'table':
      return { info: message.table };
    case 'presence':
      return { online: message.online, watchers: message.watchers };
    case 'chat':
      return { chat: [...chat, message.line] };
    case 'consent': {
      const { seat, waitingFor, outcome } = message;
      if (outcome === 'asked') return { undoAsked: { seat, waitingFor }, wishAnswer: null };
      return { undoAsked: null, wishAnswer: { about: 'undo', outcome } };
    }
    case 'end': {
      const { person, waitingFor, outcome } = message;
      if (outcome === 'asked') return { endAsked: { person, waitingFor }, wishAnswer: null };
      return { endAsked: null, wishAnswer: { about: 'end', outcome } };
    }
    case 'refused':
    case 'error':
      return { refused: message.code };
    case 'outdated':
      return {};
  }
}

export function enterRoom(
  id: string,
  catalogue: Readonly<Record<string, CatalogueEntry>>,
  speaking: Language,
): RemoteRoom {
  const listeners = new Set<() => void>();
  const { think, close: closeThinker } = workerThinker();
  let state = NOTHING;
  let language = speaking;

  const change = (next: Partial<RoomState>) => {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  };
  const sitDown = (info: TableInfo, seats: readonly number[]): RemoteTable | null => {
    const entry = catalogue[info.game];
    if (entry === undefined) return null;
    return remoteTable({
      ...{ entry, info, seats, language, think },
      say: (message) => line.say(message),
      fetchRecord: () => fetchRecord(id),
      rematch: () =>
        askRematch(id).then(
          (table) => `/with/${table.id}`,
          () => null,
        ),
    });
  };
  const hear = (message: ServerMessage) => {
    let { table } = state;
    if (message.type === 'welcome' && message.views.length > 0) table = sitDown(message.table, message.seats);
    const isGame = ['welcome', 'step', 'undone', 'over'] as const;
    if (isOneOf(message, isGame)) table?.hear(message);
    if (message.type === 'refused' || message.type === 'error') table?.refuse();
    change({ ...changeBy(message, state), table });
  };
  const line = openLine({
    table: id,
    have: () => state.table?.version() ?? null,
    onMessage: hear,
    onState: (connected) => change({ connected }),
  });

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    speak(next) {
      language = next;
      state.table?.speak(next);
    },
    say: (message) => line.say(message),
    greet: () =>
      line.say({ type: 'hello', protocol: PROTOCOL_VERSION, table: id, have: state.table?.version() ?? null }),
    close() {
      line.close();
      closeThinker();
      listeners.clear();
    },
  };
}

function isOneOf<T extends ServerMessage['type']>(
  message: ServerMessage,
  types: readonly T[],
): message is Extract<ServerMessage, { type: T }> {
  return (types as readonly string[]).includes(message.type);
}
