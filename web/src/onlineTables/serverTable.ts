import type { Seat } from '@signoria/engine';
import type { UnsentMessage } from '@signoria/protocol';
import type { TableMessage } from '../api/index.ts';
import { fetchEarlierChat, fetchRecord, openConnection } from '../api/index.ts';
import { createStore } from '../table/store.ts';
import { withEarlier } from './chatLines.ts';
import { leavesGap } from './gameReducer.ts';
import type { MoveMessage, OnlineGame, ServerTableState, UnsentMove } from './state.ts';
import { NOT_CONNECTED } from './state.ts';
import { markOutdated, reduceTable } from './tableReducer.ts';

/** A table of the server, kept up to date by the server's messages. */
export interface ServerTable {
  readonly id: string;
  state(): ServerTableState;
  subscribe(listener: () => void): () => void;
  send(message: UnsentMessage): void;
  /** Sends an answer. Resends it after a lost connection until the server has replied. */
  answer(answer: UnsentMove): void;
  /** Loads chat lines before the first loaded one. */
  readEarlier(): Promise<void>;
  /** Hands the screen to another player. */
  handTo(seat: Seat): void;
  /** Requests all data that is not sent with each step. */
  greet(): void;
  close(): void;
}

export function openServerTable(id: string, connect = openConnection): ServerTable {
  const store = createStore(NOT_CONNECTED);
  const { get, set } = store;
  const setGame = (part: Partial<OnlineGame>) => {
    const { game, ...rest } = get();
    if (game !== null) set({ ...rest, game: { ...game, ...part } });
  };
  const connection = connect({
    table: id,
    have: () => get().game?.version ?? null,
    onMessage: (message) => applyMessage(message),
    onUnreadable: () => set(markOutdated(get())),
    onState: (isConnected) => set({ ...get(), isConnected }),
    onSignedOut: () => set({ ...get(), isConnected: false, isSignedOut: true }),
  });
  const sendAnswer = (answer: UnsentMove) => {
    const id = connection.send(answer);
    setGame({ answer: { ...answer, id } });
    return id;
  };
  const sendAgain = ({ copies }: OnlineGame, { id: _, ...answer }: MoveMessage) => {
    const id = sendAnswer(answer);
    setGame({ copies: [...copies, id] });
  };
  const applyMessage = (message: TableMessage) => {
    const before = get();
    set(reduceTable(before, message, performance.now()));
    const { game } = get();
    if (leavesGap(before.game, message) || isPastSpent(game, message)) connection.greet(null);
    if (message.type === 'welcome' && game !== null && game.answer !== null) sendAgain(game, game.answer);
    if (before.game?.over == null && game?.over != null) loadRecord(id, setGame);
  };
  return {
    id,
    state: get,
    subscribe: store.subscribe,
    send: connection.send,
    answer: sendAnswer,
    async readEarlier() {
      const lines = await fetchEarlierChat(id, get().chat[0]?.number ?? 0);
      set({ ...get(), chat: withEarlier(lines, get().chat) });
    },
    handTo: (viewer) => setGame({ viewer }),
    greet: () => connection.greet(get().game?.version ?? null),
    close() {
      connection.close();
      store.close();
    },
  };
}

/** Returns true if an undo has removed all of the loaded past. Earlier decisions must then be loaded. */
function isPastSpent(game: OnlineGame | null, message: TableMessage): boolean {
  return message.type === 'undone' && game?.past.length === 0;
}

/** Loads the record, which is public after the end. A failed request is repeated only when the page is opened again. */
function loadRecord(id: string, setGame: (part: Partial<OnlineGame>) => void): void {
  fetchRecord(id).then(
    (record) => setGame({ record }),
    () => undefined,
  );
}
