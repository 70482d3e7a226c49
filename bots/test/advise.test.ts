import type { Advice } from '@signoria/bots/analysis';
import { advise, judgementOf, labelOf, learnedOf } from '@signoria/bots/analysis';
import type { GAME_IDS } from '@signoria/catalogue';
import type { GameState } from '@signoria/engine';
import { at, chance, sameJson } from '@signoria/engine';
import { describe, expect, test } from 'vitest';
import { momentsOf, tableOf, testSeed } from './tables.ts';

type Game = (typeof GAME_IDS)[number];
const LIMITS = { samples: 12, endings: 4 };
/** The number of states in each game. */
const MOMENTS = 6;

async function advised(game: Game, state: GameState, seat: number, played?: unknown): Promise<Advice | null> {
  const { rules } = tableOf(game, 2);
  const question = { view: rules.view(state, seat), limits: LIMITS, played };
  const steps = advise(rules, await learnedOf(game), question, chance(testSeed(5), 'advice'));
  const shares: number[] = [];
  let next = steps.next();
  for (; next.done !== true; next = steps.next()) shares.push(next.value);
  expect(shares).toEqual(shares.toSorted((one, other) => one - other));
  return next.value;
}

describe.each([
  ['card', 3],
  ['dice', 1],
  ['firenze', 2],
  ['florenza', 2],
] as const)('advice in %s with %i seats', async (game, seats) => {
  const { rules } = tableOf(game, seats);
  const moments = momentsOf(game, seats, MOMENTS).filter(({ state, seat }) => rules.moves(state, seat).length > 1);
  const all = await Promise.all(
    moments.map(async ({ state, seat }) => ({ state, seat, advice: await advised(game, state, seat) })),
  );
  const given = all.map(({ advice, ...moment }) => ({ ...moment, advice: advice as Advice }));

  test('names two or three legal moves, the best first', () => {
    for (const { state, seat, advice } of given) {
      const first = advice.candidates.map(({ line }) => line[0]);
      for (const move of first) expect(rules.moves(state, seat)).toContainEqual(move);
      expect(new Set(first.map((move) => rules.key(move))).size).toBe(first.length);
      expect(first.length).toBeGreaterThanOrEqual(2);
      expect(first.length).toBeLessThanOrEqual(3);
      const value = ({ chances, lead }: Advice['candidates'][number]) => (seats === 1 ? lead : at(chances, seat)).value;
      for (const one of advice.candidates) expect(value(one)).toBeLessThanOrEqual(value(at(advice.candidates, 0)));
    }
  });

  test('gives reasons from score lines that favour the best move', () => {
    for (const { state, seat, advice } of given) {
      const lines = at(rules.scores(state), seat).lines.map(({ id }) => id);
      expect(advice.reasons.length).toBeLessThanOrEqual(2);
      for (const { seat: of, line, better, other, favour } of advice.reasons) {
        expect(line === null ? of !== seat : lines.includes(line)).toBe(true);
        expect(favour.value).toBeCloseTo(of === seat ? better - other : other - better, 9);
        expect(favour.value).toBeGreaterThan(2 * favour.error);
      }
    }
  });

  test('expects a reply that is legal in the samples', () => {
    for (const { seat, advice } of given) {
      if (advice.reply === null) continue;
      const { reply } = advice;
      expect(reply.seat).not.toBe(seat);
      expect(rules.moves(reply.state, reply.seat)).toContainEqual(reply.move);
      expect(reply.share).toBeGreaterThan(0);
      expect(reply.share).toBeLessThanOrEqual(1);
    }
  });

  test('judges the move played by the same run', async () => {
    const { state, seat } = at(moments, 1);
    const moves = rules.moves(state, seat);
    const played = at(moves, moves.length - 1);
    const advice = (await advised(game, state, seat, played)) as Advice;
    const judgement = judgementOf(advice);
    const place = advice.played as number;
    expect(at(advice.candidates, place).line[0]).toEqual(played);
    expect(judgement?.isBest).toBe(place === 0);
    expect(judgement?.other).toEqual(at(advice.candidates, place === 0 ? 1 : 0).line[0]);
    if (judgement !== null && place === 0) expect(labelOf(judgement, seat)).toBeNull();
    if (place > 0) expect(advice.compared).toBe(place);
  });

  test('depends only on what the seat sees', async () => {
    for (const [count, { state, seat, advice }] of given.slice(0, 2).entries()) {
      const other = rules.guess(rules.view(state, seat), chance(testSeed(4), 'hidden', count));
      expect(sameJson(await advised(game, other, seat), advice)).toBe(true);
    }
  });
});

test('a forced decision gets no advice', async () => {
  const { rules } = tableOf('firenze', 2);
  const forced = momentsOf('firenze', 2, 60).find(({ state, seat }) => rules.moves(state, seat).length === 1);
  expect(forced).toBeDefined();
  if (forced !== undefined) expect(await advised('firenze', forced.state, forced.seat)).toBeNull();
});

test('late advice stops at 16 samples and 8 endings and reports these numbers', async () => {
  const { rules } = tableOf('card', 2);
  const { state, seat } = at(momentsOf('card', 2, 2), 0);
  const question = { view: rules.view(state, seat), limits: { samples: 40, endings: 20 }, isLate: () => true };
  const steps = advise(rules, await learnedOf('card'), question, chance(testSeed(5), 'advice'));
  let next = steps.next();
  while (next.done !== true) next = steps.next();
  expect([next.value?.samples, next.value?.endings]).toEqual([16, 8]);
});
