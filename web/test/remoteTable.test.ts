import { CATALOGUE } from '@signoria/catalogue';
import type { Seat } from '@signoria/engine';
import { advance, begin, chance, pick, seedFrom, withoutFigures } from '@signoria/engine';
import type { Opaque, TableInfo, Welcome } from '@signoria/protocol';
import { expect, test } from 'vitest';
import { remoteTable } from '../src/net/remoteTable.ts';

const { card } = CATALOGUE;
if (card === undefined) throw new Error('no Card Game');
const { rules, text } = card;
const SEED = seedFrom('a reloaded page');
const NAMES = ['Anna', 'Bruno'];

/** A few decisions into a game, as the server greets a page that has just been opened. */
function reloaded(viewer: Seat | null) {
  const draw = chance(SEED, 'moves');
  let game = begin(rules, {}, 2, SEED);
  const past: Welcome['past'] = [];
  const told: unknown[] = [];
  for (let version = 1; version <= 6; version++) {
    const [seat = 0] = rules.pending(game.state);
    const next = advance(rules, game, seat, pick(draw, rules.moves(game.state, seat)));
    const events = next.events.map((event) => rules.redact(event, viewer));
    past.push({ version, seat, views: [{ viewer, events: events as Opaque[] }] });
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
  const nobody = { think: async () => 0, say: () => {}, fetchRecord: async () => null, rematch: async () => null };
  const table = remoteTable({ entry: card as NonNullable<typeof card>, info, seats: own, language: 'en', ...nobody });
  table.hear({ type: 'welcome', version: past.length, views, past, over: null } as unknown as Welcome);
  return table;
}

test.each([0, null])('a page that was reloaded reads what happened before, in words, to eyes %s', (viewer) => {
  const { told, ...welcome } = reloaded(viewer);
  const { chronicle, latest } = open(viewer, welcome).snapshot();
  expect(told.length).toBeGreaterThan(5);
  expect(chronicle.map(({ words }) => words)).toEqual(told);
  expect(latest).toEqual([]); // nothing to animate: it was long ago
});

test('what is taken back leaves the past as well', () => {
  const { past, views } = reloaded(0);
  const table = open(0, { past, views });
  const seat = past.at(-1)?.seat ?? 0;
  table.hear({ type: 'undone', version: 8, seat, views });
  expect(new Set(table.snapshot().chronicle.map(({ version }) => version))).not.toContain(6);
  expect(table.snapshot().chronicle.length).toBeGreaterThan(0);
});
