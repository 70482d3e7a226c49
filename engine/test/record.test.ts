import { propertySettings } from '@signoria/testkit';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Game, GameRecord, Seat } from '../src/index.ts';
import {
  advance,
  begin,
  chance,
  errorText,
  pick,
  readRecord,
  replay,
  resume,
  seedFromText,
  toRecord,
  undo,
  undoable,
  withoutFigures,
} from '../src/index.ts';
import { palio } from './toy/index.ts';
import type { Move } from './toy/state.ts';
import type { PalioTypes } from './toy/types.ts';

type PalioGame = Game<PalioTypes>;
const SEED = seedFromText('record');
const bid: Move = { do: 'bid', cubes: 0 };
const take: Move = { do: 'take' };

function game(...decisions: readonly (readonly [Seat, Move])[]): PalioGame {
  let played: PalioGame = begin(palio, { thieves: false }, 2, SEED);
  for (const [seat, move] of decisions) played = advance(palio, played, seat, move).game;
  return played;
}

function wholeGame(): PalioGame {
  const draw = chance(SEED, 'test');
  let played = game();
  for (let [seat] = palio.pending(played.state); seat !== undefined; [seat] = palio.pending(played.state))
    played = advance(palio, played, seat, pick(draw, palio.moves(played.state, seat))).game;
  return played;
}

/** Returns the record after a JSON round trip, as read from a file. */
function written(played: PalioGame): Record<string, unknown> & { decisions: { seat: unknown; move: unknown }[] } {
  return JSON.parse(JSON.stringify(toRecord(palio, played)));
}

function refusal(input: unknown): string {
  const record = readRecord(input);
  if (!record.ok) return `${record.error.code} ${errorText(record.error)}`;
  const replayed = replay(palio, record.value);
  return replayed.ok ? 'accepted' : `${replayed.error.code} ${errorText(replayed.error)}`;
}

describe('a record', () => {
  test('replays to the same state and events', () => {
    const played = wholeGame();
    const record = readRecord(written(played));
    if (!record.ok) throw new Error(errorText(record.error));
    const replayed = replay(palio, record.value);
    if (!replayed.ok) throw new Error(errorText(replayed.error));
    expect(replayed.value.game).toEqual(played);
    expect(replayed.value.entries).toHaveLength(played.decisions.length);
    expect(replayed.value.entries[0]?.events).toEqual([{ type: 'sealed', seat: 0 }]);
  });

  test('leaves the figures out', () => {
    expect(written(wholeGame()).snapshot).not.toHaveProperty('figures');
    expect(Object.keys(withoutFigures(game().state))).toEqual(['table', 'secret']);
  });

  test('replays up to any decision', () => {
    const played = wholeGame();
    const replayed = replay(palio, toRecord(palio, played) as GameRecord<unknown>, 3);
    expect(replayed.ok && replayed.value.game.decisions).toEqual(played.decisions.slice(0, 3));
    expect(replayed.ok && replayed.value.game.state).toEqual(
      game(...played.decisions.slice(0, 3).map(({ seat, move }) => [seat, move] as const)).state,
    );
  });
});

test('a record of another rules version can be continued only if it replays to the same state', () => {
  const newer = { ...palio, rulesVersion: 2 };
  const record = toRecord(palio, wholeGame()) as GameRecord<unknown>;
  const resumed = resume(newer, JSON.parse(JSON.stringify(record)));
  expect(resumed.ok && resumed.value.game).toEqual(wholeGame());
  const refused = (some: Partial<GameRecord<unknown>>) => {
    const other = resume(newer, { ...record, ...some });
    return other.ok ? 'accepted' : other.error.code;
  };
  expect(refused({ decisions: record.decisions.slice(1) })).toBe('otherVersion');
  expect(refused({ snapshot: {} })).toBe('otherVersion');
  expect(refused({ snapshot: {}, rulesVersion: 2 })).toBe('edited');
});

describe('checking a record', () => {
  const whole = written(wholeGame());
  const changed = (change: Record<string, unknown>) => ({ ...whole, ...change });
  const redecided = (index: number, decision: unknown) =>
    changed({ decisions: whole.decisions.map((one, place) => (place === index ? decision : one)) });

  test.each<[string, unknown, string]>([
    ['that is not an object', 'palio', 'malformed expected an object, got "palio"'],
    ['without its seed', (({ seed: _, ...rest }) => rest)(whole), 'malformed seed: is missing'],
    [
      'with more than belongs to it',
      changed({ winner: 1 }),
      'malformed winner: unknown; expected game, rulesVersion, options, seats, seed, decisions, snapshot',
    ],
    [
      'with another kind of seed',
      changed({ seed: 'AB' }),
      'malformed seed: expected 32 hexadecimal digits in lower case',
    ],
    ['whose log is no list', changed({ decisions: {} }), 'malformed decisions: expected a list, got {…}'],
    [
      'with a seat that is no number',
      redecided(1, { seat: 'one', move: bid }),
      'malformed decisions.1.seat: expected a whole number of at least 0, got "one"',
    ],
    ['of another game', changed({ game: 'card' }), 'otherGame game: expected palio, got card'],
    ['of another version', changed({ rulesVersion: 2 }), 'otherVersion rulesVersion: expected 1, got 2'],
    ['with too many seats', changed({ seats: 4 }), 'outOfRange seats: expected 2 to 3, got 4'],
    ['with an unknown option', changed({ options: { guilds: true } }), 'malformed guilds: unknown; expected thieves'],
    [
      'cut short',
      changed({ decisions: whole.decisions.slice(0, -1) }),
      'edited snapshot: does not follow from the decisions: the record was cut or edited',
    ],
    [
      'with an edited snapshot',
      changed({ snapshot: { table: {}, secret: {} } }),
      'edited snapshot: does not follow from the decisions: the record was cut or edited',
    ],
    ['with another seed', changed({ seed: seedFromText('other') }), 'edited'],
    [
      'with a move that is not legal',
      redecided(0, { seat: 0, move: take }),
      'edited decisions.0: cannot be played: move: expected one of the 3 moves offered to seat 0',
    ],
    [
      'with an answer out of turn',
      redecided(1, { seat: 0, move: bid }),
      'edited decisions.1: cannot be played: seat: seat 0 has nothing to decide; the table waits for seat 1',
    ],
    [
      'with a decision after the end',
      changed({ decisions: [...whole.decisions, { seat: 0, move: take }] }),
      `edited decisions.${whole.decisions.length}: cannot be played: seat: the game is over`,
    ],
  ])('refuses a record %s', (_, input, message) => {
    expect(refusal(input)).toContain(message);
  });

  test('refuses any JSON without an exception', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (input) => {
        expect(refusal(input)).not.toBe('accepted');
      }),
      propertySettings(500),
    );
  });

  test('throws nothing for a good record with any JSON in any place', () => {
    const places = placesIn(whole);
    fc.assert(
      fc.property(fc.constantFrom(...places), fc.jsonValue(), (place, value) => {
        refusal(withAt(whole, place, value));
      }),
      propertySettings(500),
    );
  });

  test('refuses deeply nested JSON without an exception', () => {
    const deep: unknown = JSON.parse('['.repeat(100_000) + ']'.repeat(100_000));
    for (const place of Object.keys(whole)) expect(refusal({ ...whole, [place]: deep })).not.toBe('accepted');
    expect(refusal(redecided(0, { seat: 0, move: deep }))).toMatch(/^edited decisions.0/);
  });
});

describe('undo', () => {
  test('a decision before a revelation cannot be undone', () => {
    const played = game([0, bid], [1, bid]);
    expect(undoable(played)).toBe(0);
    expect(() => undo(palio, played)).toThrow('cannot undo 1 of 0 decisions');
  });

  test('a decision before the answer of another seat cannot be undone', () => {
    const played = game([0, bid], [1, bid], [0, take]);
    expect(undoable(played)).toBe(1);
    expect(undoable(advance(palio, played, 1, take).game)).toBe(1);
    expect(() => undo(palio, advance(palio, played, 1, take).game, 2)).toThrow('cannot undo 2 of 1 decisions');
  });

  test("a seat's latest decisions are undone by replaying the ones before", () => {
    const before = game([0, bid], [1, bid], [0, take]);
    let played = before;
    for (const move of [take, bid]) played = advance(palio, played, 1, move).game;
    expect(undoable(played)).toBe(2);
    expect(undo(palio, played, 2)).toEqual(before);
    expect(undo(palio, played)).toEqual(advance(palio, before, 1, take).game);
  });

  test('undo leaves no trace: the same decisions give the same state again', () => {
    const played = game([0, bid], [1, bid], [0, take]);
    const again = advance(palio, undo(palio, played), 0, take).game;
    expect(again).toEqual(played);
  });
});

type Place = readonly string[];

function placesIn(value: unknown, place: Place = []): readonly Place[] {
  if (typeof value !== 'object' || value === null) return [place];
  return [place, ...Object.entries(value).flatMap(([key, part]) => placesIn(part, [...place, key]))];
}

function withAt(value: unknown, [key, ...rest]: Place, put: unknown): unknown {
  if (key === undefined) return put;
  const copy = (Array.isArray(value) ? [...value] : { ...(value as object) }) as Record<string, unknown>;
  copy[key] = withAt(copy[key], rest, put);
  return copy;
}

describe('turns', () => {
  test('a decision without a turn of its seat begins one, and a turn that has ended is closed', () => {
    const played = game([0, bid], [1, bid]);
    expect(played.turns).toEqual([null, null]);
    const first = advance(palio, played, 0, take);
    expect(first).toMatchObject({ turnStart: 2, outcome: { turnOver: true }, game: { turns: [null, null] } });
    expect(advance(palio, first.game, 1, take)).toMatchObject({ turnStart: 3, outcome: { turnOver: true } });
  });
});
