import type { CatalogueEntry } from '@signoria/catalogue';
import type { GameRecord, GameState, GameView, Language, Seat } from '@signoria/engine';
import { chance, sameJson, seedFrom } from '@signoria/engine';
import type { ClientMessage, Opaque, ServerMessage, TableInfo } from '@signoria/protocol';
import { viewAfter } from '@signoria/protocol';
import { familyAt } from '../table/families.ts';
import type { LocalSeat } from '../table/localGame.ts';
import type { ChronicleLine, RoomTable, TableSnapshot } from '../table/source.ts';
import type { Thinker } from '../table/thinker.ts';

type Message<T extends ServerMessage['type']> = Extract<ServerMessage, { type: T }>;

interface RemoteParts {
  readonly entry: CatalogueEntry;
  readonly info: TableInfo;
  readonly seats: readonly Seat[];
  readonly language: Language;
  readonly think: Thinker;
  say(message: ClientMessage): void;
  fetchRecord(): Promise<unknown>;
  rematch(): Promise<string | null>;
}

/** What one decision brought about, with a state these eyes could not tell from the true one. */
interface Entry {
  readonly version: number;
  readonly seat: Seat;
  readonly events: readonly unknown[];
  readonly imagined: GameState;
}

/** A game on the server, as the eyes of its own seats see it; it is kept up by what the server says. */
export interface RemoteTable extends RoomTable {
  hear(message: Message<'welcome' | 'step' | 'undone' | 'over'>): void;
  /** The server did not take the last answer. */
  refuse(): void;
  version(): number | null;
}

const IMAGINED = seedFrom('what these eyes imagine');

export function remoteTable(parts: RemoteParts): RemoteTable {
  const { rules, text } = parts.entry;
  const figures = rules.figures(parts.info.options);
  const names = parts.info.seats.map(({ name }) => name ?? '?');
  const seats = parts.info.seats.map(seatOf);
  const views = new Map<Seat | null, Opaque>();
  const listeners = new Set<() => void>();
  let entries: readonly Entry[] = [];
  let { language } = parts;
  let version: number | null = null;
  let mine = 0;
  /** An answer on its way: nothing more is asked until the server has spoken, and a lost line does not lose it. */
  let answer: ClientMessage | null = null;
  let record: GameRecord<unknown> | null = null;
  let shown: TableSnapshot | null = null;

  const imagine = (viewer: Seat | null): GameState =>
    rules.guess(viewOf(viewer), chance(IMAGINED, 'guess')) as GameState;
  const viewOf = (viewer: Seat | null) => ({ ...views.get(viewer), figures }) as unknown as GameView;
  /** Of several seats at one screen, the one that is asked. */
  const eyes = (): Seat | null => {
    const [first = null] = parts.seats;
    if (parts.seats.length < 2) return first;
    const pending = rules.pending(imagine(first));
    return parts.seats.find((seat) => pending.includes(seat)) ?? first;
  };
  const look = (): TableSnapshot => {
    const viewer = eyes();
    const imagined = imagine(viewer);
    const pending = rules.pending(imagined);
    return {
      rules,
      text: text[language],
      seat: viewer,
      version: version ?? 0,
      view: viewOf(viewer),
      imagined,
      pending,
      moves: viewer === null || answer !== null ? [] : rules.moves(imagined, viewer),
      names,
      scores: rules.scores(imagined),
      over: pending.length === 0,
      chronicle: entries.flatMap((entry) => told(entry)),
      latest: entries.at(-1)?.events ?? [],
      undoable: mine,
    };
  };
  const told = ({ version: at, seat, events, imagined }: Entry): readonly ChronicleLine[] =>
    events.map((event) => ({ version: at, seat, words: text[language].event(event, imagined, names) }));
  const change = () => {
    shown = look();
    for (const listener of listeners) listener();
  };

  const step = (message: Message<'step'>) => {
    version = message.version;
    for (const [viewer, view] of views) views.set(viewer, viewAfter(view, message));
    const viewer = eyes();
    const { events = [] } = message.views.find((seen) => seen.viewer === viewer) ?? {};
    entries = [...entries, { version, seat: message.seat, events, imagined: imagine(viewer) }];
    const revealed = events.some((event) => rules.reveals(event));
    mine = message.seat === viewer && !revealed ? mine + 1 : 0;
  };
  const replaceViews = (message: Message<'welcome'> | Message<'undone'>) => {
    version = message.version;
    for (const { viewer, view } of message.views) views.set(viewer, view);
  };

  return {
    seats,
    refuse() {
      answer = null;
      change();
    },
    hear(message) {
      const isWaiting = message.type === 'welcome' && message.views.length === 0 && message.version === version;
      if (isWaiting && answer !== null)
        parts.say(answer); // the server has not had it yet
      else answer = null;
      if (message.type === 'step') step(message);
      else if (message.type === 'undone') {
        replaceViews(message);
        if (entries.at(-1)?.seat === message.seat) entries = entries.slice(0, -1);
        mine = Math.max(0, mine - 1);
      } else if (message.type === 'welcome' && message.views.length > 0) replaceViews(message);
      const over = message.type === 'over' || (message.type === 'welcome' && message.over !== null);
      if (over) void parts.fetchRecord().then((fetched) => (record = fetched as GameRecord<unknown>));
      if (views.size > 0) change();
    },
    version: () => version,
    snapshot: () => (shown ??= look()),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    answer(move) {
      const { seat, moves } = shown ?? look();
      if (seat === null || version === null || !moves.includes(move)) return;
      answer = { type: 'move', seat, version, move: move as Opaque };
      parts.say(answer);
      change();
    },
    undo() {
      const { seat } = shown ?? look();
      if (seat !== null && version !== null && mine > 0) parts.say({ type: 'undo', seat, version });
    },
    async hint() {
      const { seat, moves } = shown ?? look();
      if (seat === null || moves.length === 0) return null;
      const question = { game: rules.id, options: parts.info.options, seats: seats.length, bot: 'greedy', moves };
      const index = await parts.think({ ...question, view: views.get(seat), seed: IMAGINED });
      const now = shown?.moves ?? [];
      return now.find((move) => sameJson(move, moves[index])) ?? null;
    },
    speak(next) {
      if (next === language) return;
      language = next;
      if (views.size > 0) change();
    },
    totals: () => entries.map(({ imagined }) => rules.scores(imagined).map(({ total }) => total)),
    record: () => record,
    rematch: parts.rematch,
    close: () => listeners.clear(),
  };
}

/** The server knows more kinds of sitters than the room needs to show. */
function seatOf({ kind, name, family, seat }: TableInfo['seats'][number]): LocalSeat {
  return {
    sitter: kind === 'bot' ? 'greedy' : 'person',
    name: name ?? '?',
    family: familyAt(seat, family),
  };
}
