import type { OptionSpec } from '@signoria/engine';
import { chance, seedFromText } from '@signoria/engine';
import { describe, expect, test } from 'vitest';
import { palio } from '../../engine/test/toy/index.ts';
import type { Move, Palio, PalioEvent } from '../../engine/test/toy/state.ts';
import { census } from '../../engine/test/toy/testFunctions.ts';
import type { AnyDecision } from '../src/index.ts';
import {
  byKind,
  combinations,
  deepFreeze,
  firstDifference,
  firstNotJson,
  optionsOfGame,
  perft,
  playLog,
  playThrough,
  shrink,
  transcript,
} from '../src/index.ts';
import { golden } from '../src/vitest/index.ts';

const bid: Move = { do: 'bid', cubes: 0 };
const SETTING = { options: { thieves: true }, seats: 3, seed: seedFromText('testkit') };

describe('playThrough', () => {
  test('plays the same game for the same seed', () => {
    const [one, again] = [playThrough(palio, SETTING), playThrough(palio, SETTING)];
    expect(one.findings).toEqual([]);
    expect(one.game).toEqual(again.game);
  });

  test('uses the given policy for every seat', () => {
    const { game } = playThrough(palio, { ...SETTING, choose: (moves) => moves.at(-1) });
    expect(game?.decisions.filter(({ seat }) => seat === 0).map(({ move }) => move)).toContainEqual({ do: 'take' });
    expect(game?.decisions.map(({ move }) => (move as { do: string }).do)).not.toContain('play');
  });
});

test('a lively player draws a kind of move first, so that every kind is equally likely', () => {
  const draw = chance(SETTING.seed, 'lively');
  const moves: readonly Move[] = [
    { do: 'take' },
    ...Array.from({ length: 99 }, (_, cubes) => ({ do: 'bid' as const, cubes })),
  ];
  const taken = Array.from({ length: 400 }, () => byKind(moves, draw)).filter((move) => move.do === 'take').length;
  expect(taken).toBeGreaterThan(150);
  expect(taken).toBeLessThan(250);
});

describe('options of a game', () => {
  const few: readonly OptionSpec[] = [
    { id: 'guilds', kind: 'flag', default: true },
    { id: 'seals', kind: 'number', default: 5, min: 4, max: 6 },
    { id: 'place', kind: 'choice', default: 'dice', choices: ['random', 'dice'] },
    { id: 'alone', kind: 'flag', default: false, seats: { min: 1, max: 1 } },
  ];
  const draw = chance(SETTING.seed, 'options');

  test('take every valid combination in turn, the defaults first', () => {
    const sets = Array.from({ length: 12 }, (_, game) => optionsOfGame(few, 2, game, 12, draw));
    expect(combinations(few, 2)).toBe(12);
    expect(sets[0]).toEqual({ guilds: true, seals: 5, place: 'dice' });
    expect(new Set(sets.map((set) => JSON.stringify(set))).size).toBe(12);
    expect(combinations(few, 1)).toBe(24);
    expect(optionsOfGame(few, 2, 12, 13, draw)).toEqual(sets[0]);
  });

  test('are drawn within their bounds if there are many combinations', () => {
    const many: readonly OptionSpec[] = [...few, { id: 'days', kind: 'number', default: 1, min: 1, max: 1000 }];
    const days = Array.from({ length: 200 }, () => Number(optionsOfGame(many, 2, 0, 200, draw).days));
    expect(Math.min(...days)).toBeGreaterThanOrEqual(1);
    expect(Math.max(...days)).toBeLessThanOrEqual(1000);
    expect(new Set(days).size).toBeGreaterThan(150);
  });
});

describe('shrink', () => {
  const quiet = { ...SETTING, options: { thieves: false } };

  test('keeps only the failing part', () => {
    const actsTwice = (log: readonly AnyDecision[]) =>
      log.filter(({ seat, move }) => seat === 2 && !('cubes' in (move as Move))).length >= 2;
    const long = playThrough(palio, { ...quiet, checks: [] }).game?.decisions ?? [];
    expect([long.length, actsTwice(long)]).toEqual([18, true]);
    const short = shrink(palio, quiet, long, actsTwice);
    expect(short).toHaveLength(12);
    // Irrelevant moves were replaced by the first of their list, and the log is still playable.
    expect(short.filter(({ move }) => 'cubes' in (move as Move)).map(({ move }) => move)).toEqual(Array(6).fill(bid));
    expect(playLog(palio, quiet, short).game?.decisions).toEqual(short);
  });

  test('finds a short log that fails', () => {
    const apply: typeof palio.apply = (state, seat, move, emit) => {
      const outcome = palio.apply(state, seat, move, emit);
      if (move.do === 'take' && state.table.round === 2) state.table.supply--;
      return outcome;
    };
    const leaky = { ...palio, apply };
    const plan = { census, ...quiet };
    const [found] = playThrough(leaky, plan).findings;
    expect(found?.check).toBe('components are conserved');
    const fails = (log: readonly AnyDecision[]) =>
      playLog(leaky, plan, log).findings.some(({ check }) => check === found?.check);
    const short = shrink(leaky, quiet, found?.decisions ?? [], fails);
    expect([fails(short), fails(short.slice(0, -1))]).toEqual([true, false]);
    expect(short.at(-1)?.move).toEqual({ do: 'take' });
  });
});

describe('perft', () => {
  const state = palio.setup({ thieves: false }, 2, seedFromText('perft'));
  state.secret.hands = [
    ['baker', 'horse'],
    ['horse', 'horse'],
  ];
  state.secret.deck = state.secret.deck.map(() => 'horse');

  test('counts move sequences: two bids of 0 to 2, then baker, horse or cube, then horse or cube', () => {
    expect([0, 1, 2, 3, 4].map((depth) => perft(palio, state, depth))).toEqual([1, 3, 9, 27, 54]);
  });

  test('counts a game that is over once', () => {
    const over: Palio = { ...state, table: { ...state.table, agenda: { steps: [], lanes: [] } } };
    expect(perft(palio, over, 3)).toBe(1);
  });

  test('is the same whether or not the last ply is only counted', () => {
    const byHand = palio.moves(state, 0).reduce((leaves, move) => {
      const next = palio.clone(state);
      palio.apply(next, 0, move);
      return leaves + perft(palio, next, 2);
    }, 0);
    expect(perft(palio, state, 3)).toBe(byHand);
  });
});

describe('freeze and JSON', () => {
  test('a frozen value is frozen deeply', () => {
    const frozen = deepFreeze({ cards: Object.freeze([{ cost: [1] }]) });
    expect(() => frozen.cards[0]?.cost.push(2)).toThrow(TypeError);
  });

  test('the first difference is named by its path', () => {
    expect(firstDifference({ a: 1, b: [1, { c: 2 }] }, { b: [1, { c: 2 }], a: 1 })).toBeUndefined();
    expect(firstDifference({ b: [1, { c: 2 }] }, { b: [1, { c: 3 }] })).toBe('b.1.c: 2 and 3');
    expect(firstDifference({ b: [] }, { b: {} })).toBe('b: [] and {}');
    expect(firstDifference([1], [1, 2])).toBe('1: undefined and 2');
    expect(firstDifference(null, {})).toBe('the whole: null and {}');
  });

  test.each<[unknown, string | undefined]>([
    [{ a: [1, 'x', null, true, {}] }, undefined],
    [{ a: [undefined] }, 'a.0: undefined'],
    [{ a: new Map() }, 'a: a Map'],
    [{ a: Number.NaN }, 'a: NaN'],
    [{ a: new Array(2) }, 'a: a list with holes'],
    [10n, 'the whole: 10'],
  ])('%#: values that JSON would lose are reported', (value, lost) => {
    expect(firstNotJson(value)).toBe(lost);
  });
});

golden('three play for the palio', './golden/three-seats.txt', palio, { ...SETTING, words });

test('a printed game ends with the scores', () => {
  expect(transcript(palio, { ...SETTING, words })).toMatch(/rank \d: seat 2, \d+ points \(cards \d+, cubes \d+\)\n$/);
});

function words(event: PalioEvent): string {
  switch (event.type) {
    case 'sealed':
      return `seat ${event.seat} has bid`;
    case 'took':
      return `seat ${event.seat} takes a cube`;
    case 'bids':
      return `the bids are ${event.bids.join(', ')}; seat ${event.winner} wins`;
    case 'drew':
      return `seat ${event.seat} draws ${event.card === null ? 'a card' : `the ${event.card}`}`;
    case 'played':
      return `seat ${event.seat} plays the ${event.card}`;
    case 'paid':
      return `seat ${event.seat} pays seat ${event.thief} ${event.cubes} cubes`;
    case 'rolled':
      return `seat ${event.seat} rolls a ${event.pips}`;
  }
}
