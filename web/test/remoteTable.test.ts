import { CATALOGUE } from '@signoria/catalogue';
import type { Seat } from '@signoria/engine';
import { advance, begin, chance, pick, sameJson, seedFrom, withoutFigures } from '@signoria/engine';
import type { ClientMessage, Opaque, TableInfo, Welcome } from '@signoria/protocol';
import { expect, test } from 'vitest';
import { remoteTable } from '../src/remote/remoteTable.ts';

const { card } = CATALOGUE;
if (card === undefined) throw new Error('no Card Game');
const { rules, text } = card;
const SEED = seedFrom('a reloaded page');
const NAMES = ['Anna', 'Bruno'];

type Choose = (moves: readonly unknown[], version: number) => unknown;

function atRandom(): Choose {
  const draw = chance(SEED, 'moves');
  return (moves) => pick(draw, moves);
}

/** A few decisions into a game, as the server greets a page that has just been opened. */
function reloaded(viewer: Seat | null, decisions = 6, choose = atRandom()) {
  let game = begin(rules, {}, 2, SEED);
  const past: Welcome['past'] = [];
  const told: unknown[] = [];
  for (let version = 1; version <= decisions; version++) {
    const [seat = 0] = rules.pending(game.state);
    const next = advance(rules, game, seat, choose(rules.moves(game.state, seat), version));
    const events = next.events.map((event) => rules.redact(event, viewer));
    past.push({ version, seat, turn: next.turn, views: [{ viewer, events: events as Opaque[] }] });
    for (const event of events) told.push(text.en.event(event, next.game.state, NAMES));
    game = next.game;
  }
  const view = withoutFigures(rules.view(game.state, viewer)) as unknown as Opaque;
  return { past, told, views: [{ viewer, view }] };
}

function open(viewer: Seat | null, { past, views }: Pick<Welcome, 'past' | 'views'>) {
  const seats = NAMES.map((name, seat) => ({ kind: 'person', name, seat, family: null }));
  const info = { options: {}, seats, seedHash: '' } as unknown as TableInfo;
  const own = viewer === null ? [] : [viewer];
  const said: ClientMessage[] = [];
  const say = (message: ClientMessage) => void said.push(message);
  const nobody = { think: async () => 0, say, fetchRecord: async () => null, rematch: async () => null };
  const table = remoteTable({ entry: card as NonNullable<typeof card>, info, seats: own, language: 'en', ...nobody });
  table.hear({ type: 'welcome', version: past.length, views, past, over: null } as unknown as Welcome);
  return { ...table, said };
}

test.each([0, null])('a page that was reloaded reads what happened before, in words, to eyes %s', (viewer) => {
  const { told, ...welcome } = reloaded(viewer);
  const { chronicle, latest } = open(viewer, welcome).snapshot();
  expect(told.length).toBeGreaterThan(5);
  expect(chronicle.map(({ words }) => words)).toEqual(told);
  expect(latest).toEqual([]); // nothing to animate: it was long ago
});

test('what is taken back leaves the past as well, and what is left is numbered anew', () => {
  const { past, views } = reloaded(0);
  const table = open(0, { past, views });
  const seat = past.at(-1)?.seat ?? 0;
  table.hear({ type: 'undone', version: 9, seat, count: 2, views, clocks: null });
  const { chronicle, version } = table.snapshot();
  expect([...new Set(chronicle.map((line) => line.version))]).toEqual([6, 7, 8, 9]);
  expect(version).toBe(9);
});

test('the decisions of a turn go back in one message, also after the page was reloaded', () => {
  const [me = 0] = rules.pending(begin(rules, {}, 2, SEED).state);
  const swap = (moves: readonly unknown[]) =>
    moves.find((move) => sameJson(move, { do: 'activate', location: 'location-baratto' })) ?? moves[0];
  const { said, ...table } = open(me, reloaded(me, 2, swap));
  expect(table.snapshot()).toMatchObject({ undoable: 2, undoableTurn: 2 });
  expect(table.snapshot().chronicle).toMatchObject([{ mover: me, turn: 0, version: 2 }]);
  table.undo(0);
  table.undo(3);
  table.undo(2);
  expect(said).toEqual([{ type: 'undo', seat: me, version: 2, count: 2 }]);
  table.hear({ type: 'undone', version: 5, seat: me, count: 2, views: reloaded(me, 0).views, clocks: null });
  expect(table.snapshot()).toMatchObject({ undoable: 0, undoableTurn: 0, chronicle: [] });
});

test('what the other has answered, or what showed something, cannot be taken back at will', () => {
  const workers = (moves: readonly unknown[]) => moves.find((move) => sameJson(move, { do: 'sendWorkers' }));
  const [me = 0] = rules.pending(begin(rules, {}, 2, SEED).state);
  expect(open(me, reloaded(me, 2, workers)).snapshot().undoable).toBe(0);
  expect(open(1 - me, reloaded(1 - me, 2, workers)).snapshot().undoable).toBe(1);
  const { past, views } = reloaded(me, 40, (moves, version) => moves[version % moves.length]);
  const shown = past.findIndex(({ seat, views: [seen] }) => seat === me && seen?.events.some(rules.reveals));
  expect(shown).toBeGreaterThan(0);
  expect(open(me, { past: past.slice(0, shown + 1), views }).snapshot().undoable).toBe(0);
});
