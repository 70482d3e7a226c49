import type { BotChoice, BotQuestion } from '@signoria/bots';
import { checkedChoice } from '@signoria/bots';
import { temperAt } from '@signoria/bots/tempers';
import type { LoadedGame } from '@signoria/catalogue';
import type { AnyReplay, AnyRules, GameRecord, Seat, Seed } from '@signoria/engine';
import { at, decisionsSince, sameJson, toRecord, undoDecisions, withDecision, withoutFigures } from '@signoria/engine';
import type { Advise, Think } from '../table/botClient.ts';
import { withHint } from '../table/hintCount.ts';
import { memoizeByObject } from '../table/memoize.ts';
import type { Pause } from '../table/pause.ts';
import { positionAfter } from '../table/positionAfter.ts';
import { replayViews } from '../table/replayViews.ts';
import type { TableSeat } from '../table/seats.ts';
import { snapshotBuilder } from '../table/snapshot.ts';
import { standingAt } from '../table/standings.ts';
import type { ObservableStore } from '../table/store.ts';
import { createStore } from '../table/store.ts';
import type { Rematch, TableController, TableSnapshot, UncountedReason } from '../table/tableTypes.ts';
import { advising } from './advising.ts';
import type { HintUse } from './localGame.ts';
import type { LocalState } from './localState.ts';
import { firstState, pendingBot, personsAt, screenOf } from './localState.ts';

export interface LocalTableParts {
  readonly entry: LoadedGame;
  readonly seats: readonly TableSeat[];
  readonly replay: AnyReplay;
  readonly think: Think;
  readonly advise: Advise;
  /** Judges decisions while bots think. */
  readonly review: Advise;
  /** Logs a bot's move that is not legal. */
  report(error: Error): void;
  /** Returns a new seed for a bot's random draws. */
  freshSeed(): Seed;
  readonly pause: Pause;
  readonly uncountedReasons: readonly UncountedReason[];
  readonly hints: HintUse;
  /** Returns the address of the replay at the position after `count` decisions. */
  addressAt(count: number): string;
  rematch(seats: readonly TableSeat[], options: unknown): Rematch;
  /** Saves the game after every decision, undo and hint. Returns false if the storage is full. */
  save(
    record: GameRecord<unknown>,
    over: boolean,
    uncountedReasons: readonly UncountedReason[],
    hints: HintUse,
  ): boolean;
}

/** A game in this browser, played by persons at this screen and bots. */
export interface LocalTable extends TableController {
  /** Returns the next person at this screen while the previous one still looks and can undo; otherwise null. */
  next(): Seat | null;
  /** Closes the curtain for the next person. */
  pass(): void;
  /** Shows the game as another window has saved it. That window runs its bots. */
  follow(replay: AnyReplay, uncountedReasons: readonly UncountedReason[], hints: HintUse): void;
  /** Restarts the bots, which another window may have left pending. */
  wake(): void;
  /** False if the storage is full: the last decisions are lost when the page closes. */
  isSaved(): boolean;
  record(): GameRecord<unknown>;
}

type State = ObservableStore<LocalState>;
type Save = (replay: AnyReplay, reasons: readonly UncountedReason[]) => boolean;
type Play = (replay: AnyReplay, reasons?: readonly UncountedReason[]) => void;

export function localTable(parts: LocalTableParts): LocalTable {
  const { entry, seats } = parts;
  const { rules } = entry;
  const store = createStore(firstState(seats, { ...parts, text: entry.text }));
  const { get, set } = store;
  const { snapshot, snapshotAt, build } = snapshots(rules, seats, store);
  const hints = countHints(parts.hints);
  const save: Save = ({ game }, reasons) =>
    parts.save(toRecord(rules, game), rules.pending(game.state).length === 0, reasons, hints.use());
  const play: Play = (replay, uncountedReasons = get().uncountedReasons) => {
    hints.undoTo(replay.entries.length);
    const isSaved = save(replay, uncountedReasons);
    set({ ...get(), replay, isSaved, uncountedReasons });
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
    ...advising(parts, store, build, hintSaver(store, hints, save)),
    ...screenSharing(parts, store),
    setText(text) {
      if (text !== get().text) set({ ...get(), text });
    },
    follow(replay, uncountedReasons, use) {
      hints.set(use);
      if (!sameJson(replay.game.decisions, get().replay.game.decisions)) set({ ...get(), replay, uncountedReasons });
    },
    wake: bots.wake,
    isSaved: () => get().isSaved,
    standings: () => get().replay.entries.map(({ state }) => standingAt(rules, state)),
    record: () => toRecord(rules, get().replay.game),
    uncountedReasons: () => get().uncountedReasons,
    addressAt: parts.addressAt,
    canRematch: true,
    rematch: async () => parts.rematch(seats, get().replay.game.options),
    close() {
      bots.stop();
      store.close();
    },
  };
}

/** Memoizes the current snapshot: the same object until the state changes. */
function snapshots(rules: AnyRules, seats: readonly TableSeat[], store: State) {
  const viewOf = replayViews(rules);
  const { build } = snapshotBuilder(
    rules,
    seats.map(({ name }) => name),
  );
  const isAmongBots = personsAt(seats).length === 1;
  const latest = memoizeByObject(({ replay, viewer, text }: LocalState) =>
    build({ ...viewOf(replay, viewer), isAmongBots }, text),
  );
  return {
    build,
    snapshot: () => latest(store.get()),
    snapshotAt(version: number) {
      const { replay, viewer, text } = store.get();
      const position = positionAfter(viewOf(replay, viewer), version);
      return position && build(position, text);
    },
  };
}

function answering(parts: LocalTableParts, { get }: State, snapshot: () => TableSnapshot, play: Play) {
  const { rules } = parts.entry;
  return {
    answer(move: unknown) {
      const { replay, viewer } = get();
      if (viewer !== null && snapshot().moves.includes(move)) play(withDecision(rules, replay, viewer, move));
    },
    undo(count: number) {
      const { replay, viewer, uncountedReasons } = get();
      const { undoable, undoableInAll } = snapshot();
      if (viewer === null || count < 1 || count > undoableInAll) return;
      const back = undoDecisions(replay, decisionsSince(replay, viewer, count));
      play(
        back,
        count <= undoable || uncountedReasons.includes('takenBack')
          ? uncountedReasons
          : [...uncountedReasons, 'takenBack'],
      );
    },
  };
}

/** Counts the decisions for which a hint was shown. A second hint at the same position does not count. */
function countHints(before: HintUse) {
  let use = before;
  return {
    use: () => use,
    set(next: HintUse) {
      use = next;
    },
    /** Returns true if the count has changed. */
    count(version: number): boolean {
      if (use.asked === null) return false;
      const shown = { count: use.asked, version: use.askedAt };
      const counted = withHint(shown, version);
      use = { ...use, asked: counted.count, askedAt: counted.version };
      return counted !== shown;
    },
    /** Drops the position of the latest hint if it was undone: the same version can become another position. */
    undoTo(version: number) {
      if (version < (use.askedAt ?? 0)) use = { ...use, askedAt: null };
    },
  };
}

/** Returns a function that counts the hint shown at a version and saves the count. */
function hintSaver({ get, set }: State, hints: ReturnType<typeof countHints>, save: Save) {
  return (version: number): void => {
    if (!hints.count(version)) return;
    const isSaved = save(get().replay, get().uncountedReasons);
    if (isSaved !== get().isSaved) set({ ...get(), isSaved });
  };
}

/** Lets several persons at one screen pass it on to each other. */
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

/** Delay in milliseconds before a bot is asked again whose code could not be loaded, for example while offline. */
const ASK_AGAIN = 3000;

/** Returns a controller that aborts when the game moves on from a position: by an answer, an undo, another window. */
function whileAt({ get, subscribe }: State, replay: AnyReplay): AbortController {
  const controller = new AbortController();
  const unsubscribe = subscribe(() => {
    if (get().replay === replay) return;
    unsubscribe();
    controller.abort();
  });
  return controller;
}

/** Asks the pending bots one after the other. Aborts a bot if the game moves on without its answer or is closed. */
function runBots(parts: LocalTableParts, store: State, play: Play) {
  const { entry, seats } = parts;
  const { get } = store;
  const previousChoices = new Map<Seat, BotChoice>();
  let isStopped = false;
  /** The position for which a bot was asked, and what aborts the bot. */
  let asked: { readonly replay: AnyReplay; readonly controller: AbortController } | null = null;
  const take = (replay: AnyReplay, bot: Seat, given: BotChoice) => {
    if (get().replay !== replay || isStopped) return; // after an undo, or the table was closed
    const choice = checkedChoice(entry.rules, replay.game.state, bot, given, parts.report);
    previousChoices.set(bot, choice);
    play(withDecision(entry.rules, replay, bot, choice.move));
  };
  const run = () => {
    const { replay } = get();
    if (asked?.replay === replay && !asked.controller.signal.aborted) return;
    const bot = pendingBot(entry.rules, seats, replay);
    if (bot === null || isStopped) return;
    const controller = whileAt(store, replay);
    asked = { replay, controller };
    const { signal } = controller;
    const question = {
      seat: bot,
      level: at(seats, bot).playerKind,
      temper: temperAt(bot),
      previous: previousChoices.get(bot) ?? null,
    };
    const isWithinTurn = replay.game.turns[bot] !== null;
    Promise.all([askBot(parts, replay, question, signal), parts.pause(isWithinTurn)]).then(
      ([choice]) => take(replay, bot, choice),
      () => {
        if (signal.aborted) return;
        asked = null;
        setTimeout(run, ASK_AGAIN);
      },
    );
  };
  return {
    wake: run,
    stop() {
      isStopped = true;
      asked?.controller.abort();
    },
  };
}

type AskedSeat = Pick<BotQuestion, 'seat' | 'level' | 'temper' | 'previous'>;

/** Asks a bot with only the view of its seat. */
async function askBot(
  parts: LocalTableParts,
  { game }: AnyReplay,
  asked: AskedSeat,
  signal: AbortSignal,
): Promise<BotChoice> {
  const { rules } = parts.entry;
  const { state, options, seats } = game;
  const view = JSON.parse(JSON.stringify(withoutFigures(rules.view(state, asked.seat)))) as unknown;
  return parts.think({ ...asked, game: rules.id, options, seats, view, seed: parts.freshSeed() }, signal);
}
