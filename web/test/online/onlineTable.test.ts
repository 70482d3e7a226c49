import type { Seat } from '@signoria/engine';
import { advance, chance, pick, sameJson, seedFromText, toRecord } from '@signoria/engine';
import type { ClientMessage, Opaque, Welcome } from '@signoria/protocol';
import { expect, test } from 'vitest';
import type { TableMessage } from '../../src/api/index.ts';
import { onlineTable } from '../../src/onlineTables/onlineTable.ts';
import type { ServerTable } from '../../src/onlineTables/serverTable.ts';
import { NOT_CONNECTED } from '../../src/onlineTables/state.ts';
import { reduceTable } from '../../src/onlineTables/tableReducer';
import { createStore } from '../../src/table/store.ts';
import { randomGame } from '../support/randomGame.ts';
import type { Viewer } from './onlineMessages.ts';
import { entry, info, NAMES, opening, stepOf, undone, welcome } from './onlineMessages.ts';

const { rules, text } = entry;

type Choose = (moves: readonly unknown[], version: number) => unknown;

function atRandom(): Choose {
  const draw = chance(seedFromText('a reloaded page'), 'moves');
  return (moves) => pick(draw, moves);
}

/** Returns a game after some decisions, with the welcome message for a reloaded page. */
function reloaded(viewer: Viewer, decisions = 6, choose = atRandom()) {
  let game = opening();
  const past: Welcome['past'] = [];
  const wordings: unknown[] = [];
  for (let version = 1; version <= decisions; version++) {
    const [seat = 0] = rules.pending(game.state);
    const next = advance(rules, game, seat, choose(rules.moves(game.state, seat), version));
    const events = next.events.map((event) => rules.redact(event, viewer));
    past.push({ version, seat, turn: next.turnStart, views: [{ viewer, events: events as Opaque[] }] });
    for (const event of events) wordings.push(text.event(event, next.game.state, NAMES));
    game = next.game;
  }
  return { past, wordings, game };
}

/** Opens a table for these viewers with messages from the test. */
function open(viewers: readonly Viewer[], first: Welcome) {
  const sent: ClientMessage[] = [];
  const { get, set, subscribe } = createStore(reduceTable(NOT_CONNECTED, first, 0));
  const { game } = get();
  if (game === null) return expect.fail(`no game for ${viewers}`);
  const setGame = (part: object) => set({ ...get(), game: { ...game, ...get().game, ...part } });
  const server = {
    ...{ id: 't', state: get, subscribe, send: (message: ClientMessage) => sent.push(message) },
    handTo: (viewer: Seat) => setGame({ viewer }),
    answer: (answer: ClientMessage) => setGame({ answer }),
  } as unknown as ServerTable;
  const table = onlineTable({ entry, server, info, game, advise: async () => null, pause: () => null });
  const load = (record: unknown) => setGame({ record });
  return { ...table, sent, get, load, receive: (message: TableMessage) => set(reduceTable(get(), message, 0)) };
}

function openReloaded(viewer: Viewer, { past, game }: Pick<ReturnType<typeof reloaded>, 'past' | 'game'>) {
  return open([viewer], welcome(game, [viewer], { past, version: past.length }));
}

test.each([0, null])('a reloaded page shows the earlier history in words, as viewer %s', (viewer) => {
  const { wordings, ...played } = reloaded(viewer);
  const { chronicle, latest } = openReloaded(viewer, played).snapshot();
  expect(wordings.length).toBeGreaterThan(5);
  expect(chronicle.map(({ words }) => words)).toEqual(wordings);
  expect(latest).toEqual([]); // no animation for past decisions
});

test('undone decisions are removed from the history, and the rest is renumbered', () => {
  const played = reloaded(0);
  const table = openReloaded(0, played);
  table.receive(undone(played.game, [0], 9, 2));
  const { chronicle, version } = table.snapshot();
  expect([...new Set(chronicle.map((line) => line.version))]).toEqual([6, 7, 8, 9]);
  expect(version).toBe(9);
});

test('a whole turn is undone by one message, also after a reload', () => {
  const [me = 0] = rules.pending(opening().state);
  const swap = (moves: readonly unknown[]) =>
    moves.find((move) => sameJson(move, { do: 'activate', location: 'location-baratto' })) ?? moves[0];
  const { sent, ...table } = openReloaded(me, reloaded(me, 2, swap));
  expect(table.snapshot()).toMatchObject({ undoable: 2, undoableTurn: 2 });
  expect(table.snapshot().chronicle).toMatchObject([{ mover: me, turn: 0, version: 2 }]);
  table.undo(0);
  table.undo(3);
  table.undo(2);
  expect(sent).toEqual([{ type: 'undo', seat: me, version: 2, count: 2 }]);
  table.receive(undone(opening(), [me], 5, 2));
  expect(table.snapshot()).toMatchObject({ undoable: 0, undoableTurn: 0, chronicle: [] });
});

test('a decision cannot be undone without a vote after a decision of another seat or a revelation', () => {
  const workers = (moves: readonly unknown[]) => moves.find((move) => sameJson(move, { do: 'sendWorkers' }));
  const [me = 0] = rules.pending(opening().state);
  expect(openReloaded(me, reloaded(me, 2, workers)).snapshot().undoable).toBe(0);
  expect(openReloaded(1 - me, reloaded(1 - me, 2, workers)).snapshot().undoable).toBe(1);
  const { past, game } = reloaded(me, 40, (moves, version) => moves[version % moves.length]);
  const shown = past.findIndex(({ seat, views: [seen] }) => seat === me && seen?.events.some(rules.reveals));
  expect(shown).toBeGreaterThan(0);
  expect(openReloaded(me, { past: past.slice(0, shown + 1), game }).snapshot().undoable).toBe(0);
});

test('no question is shown while an answer is pending; messages about others do not change the snapshot', () => {
  const [me = 0] = rules.pending(opening().state);
  const table = open([me], welcome(opening(), [me]));
  const before = table.snapshot();
  table.receive({ type: 'presence', online: [], watchers: 1 });
  expect(table.snapshot()).toBe(before);
  table.answer({ do: 'sendWorkers' });
  expect(table.get().game?.answer).toBeNull(); // only a legal move is accepted
  table.answer(before.moves[0]);
  expect(table.get().game?.answer).toMatchObject({ type: 'move', seat: me, version: 0, move: before.moves[0] });
  expect(table.snapshot()).toMatchObject({ moves: [], version: 0 });
});

test('several seats at one screen: a curtain for the pending seat, none if its view is shown already', () => {
  const [first = 0] = rules.pending(opening().state);
  const table = open([0, 1], welcome(opening(), [0, 1]));
  expect(table.curtain()).toBe(first);
  table.liftCurtain();
  expect([table.curtain(), table.snapshot().seat]).toEqual([null, first]);
  const { message } = stepOf(opening(), [0, 1], { do: 'sendWorkers' });
  table.receive(message);
  expect(table.curtain()).toBe(1 - first);
  table.liftCurtain();
  expect(table.snapshot()).toMatchObject({ seat: 1 - first, view: { viewer: 1 - first } });
  expect(table.snapshot().moves.length).toBeGreaterThan(0);
});

test('several seats at one screen begin with the curtain of the first seat', () => {
  const over = { scores: [], winners: [], seed: '', seedHash: '', early: true, takenBack: false };
  expect(open([0, 1], welcome(opening(), [0, 1], { over })).curtain()).toBe(0);
  expect(open([0], welcome(opening(), [0], { over })).curtain()).toBeNull();
  expect(open([null], welcome(opening(), [null])).curtain()).toBeNull();
});

test('standings start when the page was opened, and cover the whole game once the record is loaded', () => {
  const played = reloaded(0, 3);
  const table = openReloaded(0, played);
  table.receive(stepOf(played.game, [0]).message);
  expect(table.standings()).toHaveLength(1);
  const { game } = randomGame(rules, NAMES.length, 'a record', 4).at(-1) ?? expect.fail();
  table.load(toRecord(rules, game));
  expect(table.standings()).toHaveLength(game.decisions.length);
  expect(game.decisions).toHaveLength(4);
});

test('players are offered a rematch, spectators are not', () => {
  expect(open([0], welcome(opening(), [0])).canRematch).toBe(true);
  expect(open([null], welcome(opening(), [null])).canRematch).toBe(false);
});
