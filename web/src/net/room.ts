import type { CatalogueEntry } from '@signoria/catalogue';
import type { Language } from '@signoria/engine';
import type { Refusal, ServerMessage, TableInfo } from '@signoria/protocol';
import { workerThinker } from '../table/workerThinker.ts';
import { askRematch, fetchRecord } from './api.ts';
import { openLine } from './line.ts';
import type { RemoteTable } from './remoteTable.ts';
import { remoteTable } from './remoteTable.ts';

/** What a page about a table of the server shows: who is there, and the game once it runs. */
export interface RoomState {
  readonly connected: boolean;
  readonly info: TableInfo | null;
  /** Who we are to the server; null for someone who watches. */
  readonly person: string | null;
  readonly online: readonly string[];
  readonly table: RemoteTable | null;
  /** Why the server did not do what was asked last. */
  readonly refused: Refusal | null;
}

export interface RemoteRoom {
  state(): RoomState;
  subscribe(listener: () => void): () => void;
  speak(language: Language): void;
  close(): void;
}

const NOTHING: RoomState = { connected: false, info: null, person: null, online: [], table: null, refused: null };

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
  const welcome = (message: Extract<ServerMessage, { type: 'welcome' }>) => {
    const { table: info, person, online, seats, views } = message;
    const table = views.length > 0 ? sitDown(info, seats) : state.table;
    table?.hear(message);
    change({ info, person, online, table, refused: null });
  };
  const hear = (message: ServerMessage) => {
    if (message.type === 'welcome') welcome(message);
    else if (message.type === 'step' || message.type === 'undone' || message.type === 'over') {
      state.table?.hear(message);
      change({ refused: null });
    } else if (message.type === 'table') change({ info: message.table });
    else if (message.type === 'presence') change({ online: message.online });
    else if (message.type === 'refused' || message.type === 'error') {
      state.table?.refuse();
      change({ refused: message.code });
    }
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
    close() {
      line.close();
      closeThinker();
      listeners.clear();
    },
  };
}
