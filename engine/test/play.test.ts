import { propertySettings } from '@signoria/testkit';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Answer, Reason } from '../src/index.ts';
import { checkAnswer, errorText, play, readAnswer, sameJson, seedFromText } from '../src/index.ts';
import { palio } from './toy/index.ts';
import type { Palio } from './toy/state.ts';

function bidding(): Palio {
  return palio.setup({ thieves: true }, 2, seedFromText('play'));
}
function acting(): Palio {
  const state = bidding();
  for (const seat of [0, 1]) palio.apply(state, seat, { do: 'bid', cubes: 0 });
  state.secret.hands = state.secret.hands.with(0, ['baker', 'horse', 'horse']);
  return state;
}

describe('an answer from outside', () => {
  test.each<[unknown, string]>([
    [null, 'expected an object { seat, version, move }'],
    [[], 'expected an object { seat, version, move }'],
    ['take', 'expected an object { seat, version, move }'],
    [{ version: 0, move: 0 }, 'seat: expected a whole number'],
    [{ seat: '0', version: 0, move: 0 }, 'seat: expected a whole number'],
    [{ seat: 0, version: 0.5, move: 0 }, 'version: expected a whole number'],
    [{ seat: 0, version: 0 }, 'move: expected a move of the list or its place in it, counted from 0'],
    [{ seat: 0, version: 0, move: null }, 'move: expected a move of the list or its place in it, counted from 0'],
  ])('malformed: %j', (input, message) => {
    const read = readAnswer(input);
    expect(read.ok || [read.error.code, errorText(read.error)]).toEqual(['malformed', message]);
  });

  test('is read without unknown properties', () => {
    const read = readAnswer({ seat: 1, version: 4, move: { do: 'take' }, admin: true });
    expect(read).toEqual({ ok: true, value: { seat: 1, version: 4, move: { do: 'take' } } });
  });

  test('reading any value throws nothing', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (input) => {
        const read = readAnswer(input);
        if (read.ok) checkAnswer(palio, bidding(), 0, read.value);
      }),
      propertySettings(300),
    );
  });
});

describe('checking an answer', () => {
  const check = (state: Palio, answer: Answer) => checkAnswer(palio, state, 2, answer);

  test('an illegal wish gets its reason, in words if there are texts, and the state does not change', () => {
    const state = bidding();
    for (const player of state.table.players) player.cubes = 0;
    const before = JSON.stringify(state);
    const answer = { seat: 1, version: 2, move: { cubes: 1, do: 'bid' } };
    const words = { reason: ({ missing = [] }: Reason) => [`You have no ${missing.join()}.`] };
    const expected = 'move: expected one of the 1 moves offered to seat 1; not this one:';
    const messages = [check(state, answer), checkAnswer(palio, state, 2, answer, words)];
    expect(messages.map((checked) => checked.ok || errorText(checked.error))).toEqual([
      `${expected} lacks (R3)`,
      `${expected} You have no cube. (R3)`,
    ]);
    expect(JSON.stringify(state)).toBe(before);
  });

  test('a legal move is returned as the rules list it', () => {
    const state = bidding();
    expect(check(state, { seat: 1, version: 2, move: { cubes: 1, do: 'bid' } })).toEqual({
      ok: true,
      value: { do: 'bid', cubes: 1 },
    });
    expect(check(state, { seat: 1, version: 2, move: 2 })).toEqual({ ok: true, value: { do: 'bid', cubes: 2 } });
  });

  test.each<[string, Answer, string, string]>([
    [
      'of another seat',
      { seat: 1, version: 2, move: { do: 'take' } },
      'notPending',
      'seat: seat 1 has nothing to decide; the table waits for seat 0',
    ],
    [
      'of no seat at all',
      { seat: -1, version: 2, move: { do: 'take' } },
      'notPending',
      'seat: seat -1 has nothing to decide; the table waits for seat 0',
    ],
    [
      'to an older question',
      { seat: 0, version: 1, move: { do: 'take' } },
      'staleVersion',
      'version: the table is at version 2, the answer is for 1',
    ],
    [
      'that is not on the list',
      { seat: 0, version: 2, move: { do: 'bid', cubes: 0 } },
      'notLegal',
      'move: expected one of the 3 moves offered to seat 0; not this one: notAsked (R1)',
    ],
    [
      'with something added',
      { seat: 0, version: 2, move: { do: 'take', twice: true } },
      'notLegal',
      'move: expected one of the 3 moves offered to seat 0',
    ],
    [
      'past the end of the list',
      { seat: 0, version: 2, move: 3 },
      'notLegal',
      'move: expected one of the 3 moves offered to seat 0',
    ],
    [
      'before its beginning',
      { seat: 0, version: 2, move: -1 },
      'notLegal',
      'move: expected one of the 3 moves offered to seat 0',
    ],
  ])('an answer %s is refused and the state does not change', (_, answer, code, message) => {
    const state = acting();
    const before = JSON.stringify(state);
    const checked = check(state, answer);
    expect(checked.ok || [checked.error.code, errorText(checked.error)]).toEqual([code, message]);
    expect(JSON.stringify(state)).toBe(before);
  });

  test('names all pending seats, or reports that the game is over', () => {
    const state = bidding();
    const refused = check(state, { seat: 2, version: 2, move: 0 });
    expect(refused.ok || refused.error.message).toBe('seat 2 has nothing to decide; the table waits for seats 0, 1');
    state.table.agenda = { steps: [], lanes: [] };
    const over = check(state, { seat: 0, version: 2, move: 0 });
    expect(over.ok || over.error.message).toBe('the game is over');
  });
});

test('play changes a copy and returns the events', () => {
  const state = acting();
  const before = JSON.stringify(state);
  const { state: after, events } = play(palio, state, 0, { do: 'take' });
  expect(JSON.stringify(state)).toBe(before);
  expect(after.table.players[0]?.cubes).toBe(3);
  expect(events).toEqual([{ type: 'took', seat: 0 }]);
});

describe('sameJson', () => {
  test('ignores the order of keys', () => {
    expect(sameJson({ a: [1, { b: null }], c: 2 }, { c: 2, a: [1, { b: null }] })).toBe(true);
  });

  test.each<[unknown, unknown]>([
    [
      [1, 2],
      [2, 1],
    ],
    [[], {}],
    [{ a: 1 }, { b: 1 }],
    [{ a: 1 }, { a: 1, b: 1 }],
    [null, {}],
    ['1', 1],
    [[1], { 0: 1 }],
    [{ toString: 1 }, { valueOf: 1 }],
  ])('distinguishes %j from %j', (one, other) => {
    expect(sameJson(one, other)).toBe(false);
    expect(sameJson(other, one)).toBe(false);
  });

  test('any value equals its copy through JSON', () => {
    const twice = fc.jsonValue().map((value) => [value, JSON.parse(JSON.stringify(value)) as unknown]);
    fc.assert(
      fc.property(twice, ([one, other]) => sameJson(one, other)),
      propertySettings(300),
    );
  });
});
