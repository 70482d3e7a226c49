import { describe, expect, test } from 'vitest';
import type { DecisionMessage, Opaque } from '../src/index.ts';
import {
  clientMessageSchema,
  newMessageIds,
  newPersonSchema,
  newTableSchema,
  parse,
  parseText,
  tablePageQuerySchema,
  viewAfter,
} from '../src/index.ts';

describe('names', () => {
  const nameOf = (name: unknown) => parse(newPersonSchema, { name });

  test.each(['Anna', "Ser Lippo d'Andrea", 'Ægir & Łucja', '李清照', '👩‍🎨'.slice(0, 2)])(
    'accepts the name %s',
    (name) => {
      expect(nameOf(`  ${name} `)).toEqual({ ok: true, value: { name } });
    },
  );

  test.each([[''], ['   '], ['x'.repeat(41)], ['x'.repeat(10_000)], [7], [null]])('rejects the name %j', (name) => {
    expect(nameOf(name)).toMatchObject({ ok: false, error: { code: 'malformed', path: 'name' } });
  });
});

test('a new table has defaults, and an error names the path of the invalid value', () => {
  const seats = [{ kind: 'person' }, { kind: 'bot', level: 'greedy' }];
  expect(parse(newTableSchema, { game: 'card', seats })).toEqual({
    ok: true,
    value: {
      game: 'card',
      seats,
      options: {},
      visibility: 'link',
      clock: { kind: 'none' },
      language: null,
      hints: true,
    },
  });
  const wrong = { game: 'card', seats: [...seats, { kind: 'bot' }] };
  expect(parse(newTableSchema, wrong)).toMatchObject({ ok: false, error: { path: 'seats.2.level' } });
  const clock = { kind: 'live', initial: 0, increment: 1 };
  expect(parse(newTableSchema, { game: 'card', seats, clock })).toMatchObject({ error: { path: 'clock.initial' } });
});

test.each([
  '',
  '{',
  'null',
  '[]',
  '{"type":"move","id":1,"seat":0.5,"version":1,"move":{}}',
  '{"type":"move","id":1,"seat":0}',
  '{"type":"move","seat":0,"version":1,"move":{}}',
])('rejects the message %j', (text) => {
  expect(parseText(clientMessageSchema, text)).toMatchObject({ ok: false, error: { code: 'malformed' } });
});

test('an undo has an optional count of at least 1', () => {
  const undo = { type: 'undo', id: 1, seat: 0, version: 4 };
  expect(parse(clientMessageSchema, undo)).toEqual({ ok: true, value: undo });
  expect(parse(clientMessageSchema, { ...undo, count: 3 })).toEqual({ ok: true, value: { ...undo, count: 3 } });
  for (const count of [0, -1, 1.5, '2', null])
    expect(parse(clientMessageSchema, { ...undo, count })).toMatchObject({ ok: false, error: { path: 'count' } });
});

test('a decision message changes the table for all viewers and the rest of the view for its viewer', () => {
  const view: Opaque = { viewer: 1, table: { round: 1, row: ['a'] }, own: { hand: ['x'] }, counts: 3 };
  const step: DecisionMessage = {
    type: 'step',
    version: 1,
    seat: 0,
    turn: 0,
    table: { round: [2] },
    views: [
      { viewer: 0, events: [], changes: { counts: [9] } },
      { viewer: 1, events: [], changes: { own: { hand: [[]] } } },
    ],
    clocks: null,
  };
  expect(viewAfter(view, step)).toEqual({ viewer: 1, table: { round: 2, row: ['a'] }, own: { hand: [] }, counts: 3 });
});

test.each([undefined, null, 'abc', -1, {}])('parses a hello with any id: %j', (id) => {
  const hello = { type: 'hello', protocol: 99, table: 't', have: null };
  expect(parse(clientMessageSchema, { ...hello, id })).toEqual({ ok: true, value: { ...hello, id: null } });
  expect(parse(clientMessageSchema, { ...hello, id: 4 })).toEqual({ ok: true, value: { ...hello, id: 4 } });
});

test('message ids count from 1', () => {
  const withId = newMessageIds();
  const end = { type: 'end', agree: true } as const;
  expect([withId(end), withId(end)]).toEqual([
    { ...end, id: 1 },
    { ...end, id: 2 },
  ]);
});

test('a page query has a default size, and a cursor identifies the last table of a page', () => {
  expect(parse(tablePageQuerySchema, { list: 'mine', after: '1.1700000000000.ab_-9' })).toEqual({
    ok: true,
    value: { list: 'mine', size: 20, after: { isOver: true, createdAt: 1700000000000, id: 'ab_-9' } },
  });
  expect(parse(tablePageQuerySchema, { list: 'open', size: '101' })).toMatchObject({ error: { path: 'size' } });
});
