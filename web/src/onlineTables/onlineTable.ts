import type { AnyText, LoadedGame } from '@signoria/catalogue';
import type { GameView, Seat } from '@signoria/engine';
import { memoizeLast } from '@signoria/engine';
import type { Opaque, TableInfo } from '@signoria/protocol';
import { refusalWords, request } from '../api/index.ts';
import type { AdviceWork } from '../table/adviceWork.ts';
import { ADVICE_SEED } from '../table/adviceWork.ts';
import type { Advise } from '../table/botClient.ts';
import { curtainSeat } from '../table/curtainSeat.ts';
import { memoizeByObject } from '../table/memoize.ts';
import type { Pause } from '../table/pause.ts';
import { positionAfter } from '../table/positionAfter.ts';
import { resumeOrNull } from '../table/resumeOrNull.ts';
import type { TableSeat } from '../table/seats.ts';
import type { SeenPosition } from '../table/snapshot.ts';
import { snapshotBuilder } from '../table/snapshot.ts';
import { standingAt } from '../table/standings.ts';
import { createStore } from '../table/store.ts';
import type { Rematch, TableController, TableSnapshot, UncountedReason } from '../table/tableTypes.ts';
import { countHint } from './hintsShown.ts';
import { seatOf } from './seatOf.ts';
import type { ServerTable } from './serverTable.ts';
import { showOneByOne } from './showOneByOne.ts';
import type { OnlineGame } from './state.ts';

interface OnlineTableParts {
  readonly entry: LoadedGame;
  readonly server: ServerTable;
  readonly info: TableInfo;
  /** The game when the table was opened. */
  readonly game: OnlineGame;
  readonly advise: Advise;
  readonly pause: Pause;
}

const NO_REASONS: readonly UncountedReason[] = [];
const TAKEN_BACK: readonly UncountedReason[] = ['takenBack'];

/** Creates the controller of a game on the server, as the viewer of this page sees it. */
export function onlineTable(parts: OnlineTableParts): TableController {
  const { server, info } = parts;
  const seats = info.seats.map(seatOf);
  const textStore = createStore(parts.entry.text);
  const { snapshotOf, snapshotAt, standingsOf, isAsked } = snapshots(parts, seats, textStore.get);
  const shown = showOneByOne({ ...parts, isAsked });
  const game = shown.get;
  const snapshot = () => snapshotOf(game());
  return {
    seats,
    seedHash: info.seedHash,
    snapshot,
    snapshotAt: (version) => snapshotAt(game(), version),
    standings: () => standingsOf(game()),
    subscribe(listener) {
      const stops = [shown.subscribe(listener), textStore.subscribe(listener)];
      return () => {
        for (const stop of stops) stop();
      };
    },
    ...answering(parts, game, snapshot),
    ...screenSharing(server, game, snapshot),
    setText: textStore.set,
    record: () => game().record,
    uncountedReasons: () => (game().takenBack ? TAKEN_BACK : NO_REASONS),
    addressAt: (count) => (isSharedScreen(game()) ? null : `/with/${server.id}/look?at=${count}`),
    canRematch: parts.game.seats.length > 0,
    rematch: () => rematch(server.id),
    close() {
      shown.close();
      textStore.close();
    },
  };
}

type GetGame = () => OnlineGame;
type GetSnapshot = () => TableSnapshot;

/**
 * Builds snapshots and standings. The latest snapshot is memoized: the same object until the game or the language
 * changes.
 */
function snapshots(parts: OnlineTableParts, seats: readonly TableSeat[], text: () => AnyText) {
  const { rules } = parts.entry;
  const names = seats.map(({ name }) => name);
  const { build, guess } = snapshotBuilder(rules, names);
  const positionOf = positions(parts, rules.figures(parts.info.options));
  const latest = memoizeLast((now: OnlineGame, current: AnyText) => build(positionOf(now), current));
  const played = memoizeByObject((record: NonNullable<OnlineGame['record']>) => resumeOrNull(rules, record));
  return {
    snapshotOf: (game: OnlineGame) => latest(game, text()),
    snapshotAt(game: OnlineGame, version: number) {
      const position = positionAfter(positionOf(game), version);
      return position && build(position, text());
    },
    isAsked(game: OnlineGame) {
      const { viewer, view } = positionOf(game);
      return viewer !== null && rules.pending(guess(view)).includes(viewer);
    },
    /** Returns the standings after each decision; without the record only since this page was opened. */
    standingsOf(game: OnlineGame) {
      const replay = game.record === null ? null : played(game.record);
      const seen = positionOf(game).past.flatMap(({ view }) => (view === null ? [] : [guess(view)]));
      const states = replay?.entries.map(({ state }) => state) ?? seen;
      return states.map((state) => standingAt(rules, state));
    },
  };
}

/** Builds positions and adds the figures, which the server does not send because they follow from the options. */
function positions({ info }: OnlineTableParts, figures: unknown): (game: OnlineGame) => SeenPosition {
  const withFigures = memoizeByObject((view: Opaque) => ({ ...view, figures }) as unknown as GameView);
  return (game) => {
    const viewer = shownSeat(game);
    const past = game.past.map(({ seen, ...decision }) => {
      const { events = [], view = null } = seen.find((one) => one.viewer === viewer) ?? {};
      return { ...decision, events, view: view && withFigures(view) };
    });
    const { version, answer, over: ended } = game;
    const isAmongBots =
      game.seats.length === 1 && info.seats.every(({ seat, kind }) => kind === 'bot' || seat === viewer);
    const view = withFigures(rawView(game));
    return { viewer, version, view, past, takesAnswers: answer === null, ended, isAmongBots };
  };
}

/** Returns the seat shown. Before the screen is handed to a player, it is the first own seat, hidden by a curtain. */
function shownSeat({ viewer, seats }: OnlineGame): Seat | null {
  return viewer ?? seats[0] ?? null;
}

function rawView(game: OnlineGame): Opaque {
  const viewer = shownSeat(game);
  return game.views.find((one) => one.viewer === viewer)?.view ?? {};
}

function answering({ entry: { rules }, server, info, advise }: OnlineTableParts, game: GetGame, snapshot: GetSnapshot) {
  return {
    answer(move: unknown) {
      const { seat, version, moves } = snapshot();
      if (seat !== null && moves.includes(move)) server.answer({ type: 'move', seat, version, move: move as Opaque });
    },
    undo(count: number) {
      const { seat, version, undoableInAll } = snapshot();
      if (seat !== null && count >= 1 && count <= undoableInAll) server.send({ type: 'undo', seat, version, count });
    },
    allowsHints: info.hints,
    async advise({ isDeep, signal, onProgress }: AdviceWork) {
      const { seat, moves, version } = snapshot();
      if (!info.hints || seat === null || moves.length === 0) return null;
      const { options } = info;
      const sent = { game: rules.id, options, seats: info.seats.length, view: rawView(game()) };
      const advice = await advise({ ...sent, isDeep, seed: ADVICE_SEED }, signal, onProgress);
      if (advice !== null) countHint(info.id, version);
      return advice;
    },
    review: null,
  };
}

/** Returns true while a game runs with several players at this screen, who would see each other's past in a replay. */
function isSharedScreen({ seats, over }: OnlineGame): boolean {
  return over === null && seats.length > 1;
}

/** Lets several seats share one screen. The next pending player must lift the curtain unless they are the viewer. */
function screenSharing(server: ServerTable, game: GetGame, snapshot: GetSnapshot) {
  const curtain = () => {
    const { seats, viewer } = game();
    const first = viewer === null && seats.length > 1 ? shownSeat(game()) : null;
    return curtainSeat(seats, viewer, snapshot().pending) ?? first;
  };
  return {
    curtain,
    liftCurtain() {
      const seat = curtain();
      if (seat !== null) server.handTo(seat);
    },
  };
}

function rematch(id: string): Promise<Rematch> {
  return request('rematch', { params: { id } }).then(
    (table) => ({ address: `/with/${table.id}` }),
    (error: unknown) => ({ refusal: (say) => refusalWords(error, say) }),
  );
}
