import type { CatalogueEntry } from '@signoria/catalogue';
import type { GameRecord, Language, Seat, Seed } from '@signoria/engine';
import { at, sameJson, toRecord, withoutFigures } from '@signoria/engine';
import { eyesOn } from '../table/snapshot.ts';
import type { RoomTable } from '../table/source.ts';
import type { Thinker } from '../table/thinker.ts';
import type { Course, LocalSeat } from './localGame.ts';
import { playOn, takeBack } from './localGame.ts';

export interface LocalTableParts {
  readonly entry: CatalogueEntry;
  readonly seats: readonly LocalSeat[];
  readonly course: Course;
  readonly language: Language;
  readonly think: Thinker;
  /** A seed for a bot's own draws, a new one each time. */
  freshSeed(): Seed;
  /** Waits before a bot's answer is played, so that people can follow: long before a turn, shortly within one. */
  pause(within: boolean): Promise<void>;
  /** Founds another game; gives back its address, or null when there is no room for it. */
  found(seats: readonly LocalSeat[], options: unknown): string | null;
  /** Called after every decision and every undo; false when there was no room. */
  keep(record: GameRecord<unknown>, over: boolean): boolean;
}

/** A game in this browser: its seats are persons at this screen or bots. */
export interface LocalTable extends RoomTable {
  /** Who is asked next at this screen while the one before still looks, and can take back; null when nobody. */
  next(): Seat | null;
  /** Closes the curtain for whoever is next. */
  pass(): void;
  /** Who must be handed the screen before anything of theirs is shown; null when nobody. */
  curtain(): Seat | null;
  liftCurtain(): void;
  /** The same game was played on in another window: shows it as it stands there, and leaves its bots to that window. */
  follow(course: Course): void;
  /** Sets bots to work that another window may have left in thought. */
  wake(): void;
  /** False while there is no room for the last decisions: they are gone with the page. */
  isKept(): boolean;
  record(): GameRecord<unknown>;
}

export function localTable(parts: LocalTableParts): LocalTable {
  const { entry, seats } = parts;
  const { rules } = entry;
  const persons = seats.flatMap(({ sitter }, seat) => (sitter === 'person' ? [seat] : []));
  const listeners = new Set<() => void>();
  const eyes = eyesOn(entry, seats);
  let { course, language } = parts;
  let viewer: Seat | null = persons.length === 1 ? at(persons, 0) : null;
  let curtain: Seat | null = null;
  let handTo: Seat | null = null;
  let closed = false;
  let kept = true;
  let shown = eyes.see(course, viewer, language);

  const tell = () => {
    for (const listener of listeners) listener();
  };
  /** Whose turn it is to look: whoever looks goes on until they pass the screen; behind a curtain nobody does. */
  const look = () => {
    const asked = rules.pending(course.game.state).filter((seat) => persons.includes(seat));
    const [next = null] = asked;
    const same = next === null || (viewer !== null && asked.includes(viewer));
    const other = same || persons.length === 1 ? null : next;
    handTo = viewer === null ? null : other;
    curtain = viewer === null ? other : null;
    shown = eyes.see(course, viewer, language);
    tell();
  };
  const change = (next: Course) => {
    course = next;
    look();
    const isRoom = parts.keep(toRecord(rules, course.game), shown.over);
    if (isRoom !== kept) {
      kept = isRoom;
      tell();
    }
    void runBots();
  };
  const ask = (seat: Seat, bot: string) => {
    const { state, options } = course.game;
    const view = JSON.parse(JSON.stringify(withoutFigures(rules.view(state, seat)))) as unknown;
    const moves = rules.moves(state, seat);
    const seed = parts.freshSeed();
    return parts
      .think({ game: rules.id, options, seats: seats.length, bot, view, moves, seed })
      .then((index) => at(moves, index));
  };
  /** Asks the next bot that is pending; an undo or the end of the table in between makes its answer void. */
  const runBots = async () => {
    const before = course;
    const bot = rules.pending(before.game.state).find((seat) => at(seats, seat).sitter !== 'person');
    if (bot === undefined || closed) return;
    const within = before.game.turns[bot] !== null;
    const [move] = await Promise.all([ask(bot, at(seats, bot).sitter), parts.pause(within)]);
    if (course === before && !closed) change(playOn(rules, course, bot, move));
  };
  look();
  void runBots();

  return {
    seats,
    seedHash: null,
    snapshot: () => shown,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    answer(move) {
      if (viewer === null || !shown.moves.includes(move)) return;
      change(playOn(rules, course, viewer, move));
    },
    undo(count) {
      if (count >= 1 && count <= shown.undoable) change(takeBack(rules, course, count));
    },
    next: () => handTo,
    pass() {
      if (handTo === null) return;
      viewer = null;
      look();
    },
    curtain: () => curtain,
    liftCurtain() {
      if (curtain === null) return;
      viewer = curtain;
      look();
    },
    follow(next) {
      if (sameJson(next.game.decisions, course.game.decisions)) return;
      course = next;
      look();
    },
    wake: () => void runBots(),
    isKept: () => kept,
    async hint() {
      if (viewer === null || shown.moves.length === 0) return null;
      const move = await ask(viewer, 'greedy');
      return shown.moves.find((one) => sameJson(one, move)) ?? null;
    },
    speak(next) {
      if (next === language) return;
      language = next;
      look();
    },
    totals: () => course.entries.map(({ state }) => rules.scores(state).map(({ total }) => total)),
    record: () => toRecord(rules, course.game),
    rematch: async () => parts.found(seats, course.game.options),
    close() {
      closed = true;
      listeners.clear();
    },
  };
}
