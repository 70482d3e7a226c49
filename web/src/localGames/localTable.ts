import type { LoadedGame } from '@signoria/catalogue';
import type { AnyRules, GameRecord, Seat, Seed } from '@signoria/engine';
import { at, sameJson, toRecord, withoutFigures } from '@signoria/engine';
import type { Think } from '../table/botClient.ts';
import type { Course } from '../table/course.ts';
import { courseViews, decisionsSince, playOn, standingAt, takeBack } from '../table/course.ts';
import { positionAfter } from '../table/pastSnapshot.ts';
import type { Pause } from '../table/pause.ts';
import { remember } from '../table/remember.ts';
import type { TableSeat } from '../table/seats.ts';
import { snapshotBuilder } from '../table/snapshot.ts';
import type { Store } from '../table/store.ts';
import { createStore } from '../table/store.ts';
import type { GameNote, Rematch, TableController, TableSnapshot } from '../table/tableTypes.ts';
import type { LocalState } from './localState.ts';
import { botAsked, firstState, personsAt, screenOf } from './localState.ts';

export interface LocalTableParts {
  readonly entry: LoadedGame;
  readonly seats: readonly TableSeat[];
  readonly course: Course;
  readonly think: Think;
  /** A seed for a bot's own draws, a new one each time. */
  freshSeed(): Seed;
  readonly pause: Pause;
  readonly notes: readonly GameNote[];
  /** Where the game can be looked back at, after so many decisions. */
  addressAt(count: number): string;
  /** Starts another game. */
  rematch(seats: readonly TableSeat[], options: unknown): Rematch;
  /** Called after every decision and every undo; false when there was no room. */
  save(record: GameRecord<unknown>, over: boolean, notes: readonly GameNote[]): boolean;
}

/** A game in this browser: its seats are persons at this screen or bots. */
export interface LocalTable extends TableController {
  /** Who is asked next at this screen while the one before still looks, and can take back; null when nobody. */
  next(): Seat | null;
  /** Closes the curtain for whoever is next. */
  pass(): void;
  /** The same game was played on in another window: shows it as it stands there, and leaves its bots to that window. */
  follow(course: Course, notes: readonly GameNote[]): void;
  /** Sets bots to work that another window may have left in thought. */
  wake(): void;
  /** False while there is no room for the last decisions: they are gone with the page. */
  isSaved(): boolean;
  record(): GameRecord<unknown>;
}

type State = Store<LocalState>;
type Play = (course: Course, notes?: readonly GameNote[]) => void;

export function localTable(parts: LocalTableParts): LocalTable {
  const { entry, seats } = parts;
  const { rules } = entry;
  const store = createStore(firstState(seats, { course: parts.course, text: entry.text, notes: parts.notes }));
  const { get, set } = store;
  const { snapshot, snapshotAt } = snapshots(rules, seats, store);
  const play: Play = (course, notes = get().notes) => {
    const isSaved = parts.save(toRecord(rules, course.game), rules.pending(course.game.state).length === 0, notes);
    set({ ...get(), course, isSaved, notes });
    bots.wake();
  };
  const bots = runBots(parts, store, play);
  bots.wake();
  return {
    seats,
    seedHash: null,
    snapshot,
    snapshotAt,
    subscribe: store.subscribe,
    ...answering(parts, store, snapshot, play),
    ...screenSharing(parts, store),
    speak(text) {
      if (text !== get().text) set({ ...get(), text });
    },
    follow(course, notes) {
      if (!sameJson(course.game.decisions, get().course.game.decisions)) set({ ...get(), course, notes });
    },
    wake: bots.wake,
    isSaved: () => get().isSaved,
    standings: () => get().course.entries.map(({ state }) => standingAt(rules, state)),
    record: () => toRecord(rules, get().course.game),
    notes: () => get().notes,
    addressAt: parts.addressAt,
    canRematch: true,
    rematch: async () => parts.rematch(seats, get().course.game.options),
    close() {
      bots.stop();
      store.close();
    },
  };
}

/** What is seen at the moment: the same object until something changes. */
function snapshots(rules: AnyRules, seats: readonly TableSeat[], store: State) {
  const viewOf = courseViews(rules);
  const { build } = snapshotBuilder(
    rules,
    seats.map(({ name }) => name),
  );
  const isAmongBots = personsAt(seats).length === 1;
  const latest = remember(({ course, viewer, text }: LocalState) =>
    build({ ...viewOf(course, viewer), isAmongBots }, text),
  );
  return {
    snapshot: () => latest(store.get()),
    snapshotAt(version: number) {
      const { course, viewer, text } = store.get();
      const position = positionAfter(viewOf(course, viewer), version);
      return position && build(position, text);
    },
  };
}

function answering(parts: LocalTableParts, { get }: State, snapshot: () => TableSnapshot, play: Play) {
  const { rules } = parts.entry;
  return {
    answer(move: unknown) {
      const { course, viewer } = get();
      if (viewer !== null && snapshot().moves.includes(move)) play(playOn(rules, course, viewer, move));
    },
    undo(count: number) {
      const { course, viewer, notes } = get();
      const { undoable, undoableInAll } = snapshot();
      if (viewer === null || count < 1 || count > undoableInAll) return;
      const back = takeBack(rules, course, decisionsSince(course, viewer, count));
      play(back, count <= undoable || notes.includes('takenBack') ? notes : [...notes, 'takenBack']);
    },
    async hint() {
      const { course, viewer } = get();
      if (viewer === null || snapshot().moves.length === 0) return null;
      const move = await askBot(parts, course, viewer, 'greedy');
      return snapshot().moves.find((one) => sameJson(one, move)) ?? null;
    },
  };
}

/** Several persons at one screen hand it on to each other. */
function screenSharing({ entry: { rules }, seats }: LocalTableParts, { get, set }: State) {
  const screen = () => screenOf(rules, seats, get());
  return {
    next: () => screen().next,
    pass: () => screen().next !== null && set({ ...get(), viewer: null }),
    curtain: () => screen().curtain,
    liftCurtain() {
      const { curtain } = screen();
      if (curtain !== null) set({ ...get(), viewer: curtain });
    },
  };
}

/** So many milliseconds later a bot is asked again that could not be: its program did not arrive, as in a tunnel. */
const ASK_AGAIN = 3000;

/** Asks one bot after the other; an undo or the end of the table in between makes an answer void. */
function runBots(parts: LocalTableParts, { get }: State, play: Play) {
  const { entry, seats } = parts;
  let isStopped = false;
  const run = () => {
    const { course } = get();
    const bot = botAsked(entry.rules, seats, course);
    if (bot === null || isStopped) return;
    const within = course.game.turns[bot] !== null;
    const asked = Promise.all([askBot(parts, course, bot, at(seats, bot).sitter), parts.pause(within)]);
    asked.then(
      ([move]) => get().course === course && !isStopped && play(playOn(entry.rules, course, bot, move)),
      () => setTimeout(run, ASK_AGAIN),
    );
  };
  return {
    wake: run,
    stop() {
      isStopped = true;
    },
  };
}

/** A bot sees what its seat sees, and nothing else. */
async function askBot(parts: LocalTableParts, { game }: Course, seat: Seat, level: string): Promise<unknown> {
  const { rules } = parts.entry;
  const { state, options, seats } = game;
  const view = JSON.parse(JSON.stringify(withoutFigures(rules.view(state, seat)))) as unknown;
  return parts.think({ game: rules.id, options, seats, seat, level, view, seed: parts.freshSeed() });
}
