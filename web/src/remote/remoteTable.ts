import type { CatalogueEntry } from '@signoria/catalogue';
import type { GameRecord, GameState, GameView, Language, Seat } from '@signoria/engine';
import { at, chance, sameJson, seedFrom } from '@signoria/engine';
import type { ClientMessage, Opaque, Over, ServerMessage, TableInfo } from '@signoria/protocol';
import { viewAfter } from '@signoria/protocol';
import type { LocalSeat } from '../localGames/localGame.ts';
import { resumeCourse } from '../localGames/localGame.ts';
import { nameAt } from '../setUp/seating.ts';
import { familyAt } from '../table/families.ts';
import { eventSeat } from '../table/snapshot.ts';
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

/**
 * What one pair of eyes saw of a decision, with a state they could not tell from the true one; null when it was before
 * they came. Words can be made from a later one as well, for they need only its figures.
 */
interface Seen {
  readonly events: readonly unknown[];
  readonly imagined: GameState | null;
}

interface Entry {
  readonly version: number;
  readonly seat: Seat;
  readonly turn: number;
  readonly seen: ReadonlyMap<Seat | null, Seen>;
}

/** A game on the server, as the eyes of its own seats see it; it is kept up by what the server says. */
export interface RemoteTable extends RoomTable {
  hear(message: Message<'welcome' | 'step' | 'undone' | 'over'>): void;
  /** The server did not take the last answer. */
  refuse(): void;
  version(): number | null;
  /** Who must be handed the screen before anything of theirs is shown; null when nobody. */
  curtain(): Seat | null;
  liftCurtain(): void;
}

const IMAGINED = seedFrom('what these eyes imagine');

export function remoteTable(parts: RemoteParts): RemoteTable {
  const { rules, text } = parts.entry;
  const figures = rules.figures(parts.info.options);
  const seats = parts.info.seats.map(seatOf);
  const names = seats.map(({ name }) => name);
  const views = new Map<Seat | null, Opaque>();
  const listeners = new Set<() => void>();
  let entries: readonly Entry[] = [];
  let { language } = parts;
  let version: number | null = null;
  /** An answer on its way: nothing more is asked until the server has spoken, and a lost line does not lose it. */
  let answer: ClientMessage | null = null;
  let record: GameRecord<unknown> | null = null;
  let over: Over | null = null;
  let viewer: Seat | null = parts.seats.length === 1 ? at(parts.seats, 0) : null;
  let curtain: Seat | null = null;
  let shown: TableSnapshot | null = null;

  const imagine = (viewer: Seat | null): GameState =>
    rules.guess(viewOf(viewer), chance(IMAGINED, 'guess')) as GameState;
  const viewOf = (viewer: Seat | null) => ({ ...views.get(viewer), figures }) as unknown as GameView;
  const eyes = (): Seat | null => viewer ?? parts.seats[0] ?? null;
  /** Several seats at one screen: whoever is asked next looks, behind a curtain unless they look already. */
  const turnTo = () => {
    if (parts.seats.length < 2) return;
    const asked = rules.pending(imagine(eyes())).filter((seat) => parts.seats.includes(seat));
    const next = asked[0] ?? (viewer === null ? at(parts.seats, 0) : null);
    const isSame = next === null || (viewer !== null && asked.includes(viewer));
    curtain = isSame ? null : next;
  };
  const look = (): TableSnapshot => {
    const seat = eyes();
    const imagined = imagine(seat);
    const pending = over === null ? rules.pending(imagined) : [];
    const mine = undoable(seat);
    return {
      rules,
      text: text[language],
      seat,
      version: version ?? 0,
      view: viewOf(seat),
      imagined,
      pending,
      moves: seat === null || answer !== null || over !== null ? [] : rules.moves(imagined, seat),
      names,
      scores: over?.scores ?? rules.scores(imagined),
      over: pending.length === 0,
      early: over?.early ?? false,
      chronicle: entries.flatMap((entry) => told(entry, seat, imagined)),
      latest: latest(seat),
      undoable: mine.length,
      undoableTurn: mine.filter(({ turn }) => turn === mine.at(-1)?.turn).length,
    };
  };
  /** The latest decisions that are the seat's own and showed nothing new. */
  const undoable = (eyes: Seat | null): readonly Entry[] => {
    const stays = ({ seat, seen }: Entry) =>
      seat !== eyes || seen.get(eyes)?.events.some((event) => rules.reveals(event)) !== false;
    return entries.slice(entries.findLastIndex(stays) + 1);
  };
  const told = (entry: Entry, eyes: Seat | null, now: GameState): readonly ChronicleLine[] => {
    const { version, seat: mover, turn } = entry;
    const { events, imagined } = entry.seen.get(eyes) ?? { events: [], imagined: null };
    return events.map((event) => {
      const words = text[language].event(event, imagined ?? now, names);
      return { version, mover, turn, seat: eventSeat(event), words };
    });
  };
  const latest = (eyes: Seat | null): readonly unknown[] => {
    const { events, imagined } = entries.at(-1)?.seen.get(eyes) ?? { events: [], imagined: null };
    return imagined === null ? [] : events;
  };
  const change = () => {
    turnTo();
    shown = look();
    for (const listener of listeners) listener();
  };

  const step = (message: Message<'step'>) => {
    version = message.version;
    for (const [viewer, view] of views) views.set(viewer, viewAfter(view, message));
    const seen = message.views.map(({ viewer: one, events }) => [one, { events, imagined: imagine(one) }] as const);
    entries = [...entries, { version, seat: message.seat, turn: message.turn, seen: new Map(seen) }];
  };
  /** What is left is numbered as the server numbers it now. */
  const takeBack = ({ version: now, count }: Message<'undone'>) => {
    const left = entries.slice(0, Math.max(0, entries.length - count));
    entries = left.map((entry, index) => ({ ...entry, version: now - left.length + 1 + index }));
  };
  const end = (ended: Over) => {
    over = ended;
    const keep = (fetched: unknown) => {
      record = fetched as GameRecord<unknown>;
      change();
    };
    parts.fetchRecord().then(keep, () => undefined); // it is asked for again when the page is opened anew
  };
  /** What happened before we came. */
  const recall = ({ past }: Message<'welcome'>) => {
    entries = past.map(({ views, ...entry }) => {
      const seen = views.map(({ viewer: one, events }) => [one, { events, imagined: null }] as const);
      return { ...entry, seen: new Map(seen) };
    });
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
        takeBack(message);
      } else if (message.type === 'welcome' && message.views.length > 0) {
        replaceViews(message);
        recall(message);
      }
      if (message.type === 'over') end(message);
      else if (message.type === 'welcome' && message.over !== null && over === null) end(message.over);
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
    undo(count) {
      const { seat, undoable } = shown ?? look();
      if (seat === null || version === null || count < 1 || count > undoable) return;
      parts.say({ type: 'undo', seat, version, count });
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
    totals() {
      const course = record === null ? null : resumeCourse(parts.entry, record);
      const states =
        course?.entries.map(({ state }) => state) ?? entries.flatMap(({ seen }) => seen.get(eyes())?.imagined ?? []);
      return states.map((state) => rules.scores(state).map(({ total }) => total));
    },
    seedHash: parts.info.seedHash,
    curtain: () => curtain,
    liftCurtain() {
      viewer = curtain;
      change();
    },
    record: () => record,
    rematch: parts.rematch,
    close: () => listeners.clear(),
  };
}

/** The server knows more kinds of sitters than the room needs to show. */
function seatOf({ kind, name, family, seat }: TableInfo['seats'][number]): LocalSeat {
  const isBot = kind === 'bot';
  return {
    sitter: isBot ? 'greedy' : 'person',
    name: isBot ? nameAt(seat) : (name ?? '?'), // to the server a bot is its level
    family: familyAt(seat, family),
  };
}
