import type { BotChoice, BotQuestion } from '@signoria/bots';
import { checkedChoice, decide, drawOf, plainChoice, playMatch, think } from '@signoria/bots';
import { GAME_IDS } from '@signoria/catalogue';
import type { GameState, Seat } from '@signoria/engine';
import { at, withoutFigures } from '@signoria/engine';
import { describe, expect, test } from 'vitest';
import { plannedChoice } from '../src/plan.ts';
import { botsOf, tableOf, testSeed } from './tables.ts';

const greedy = at(botsOf('greedy'), 0);

/** Returns a choice of greedy with a plan, marked as one to keep, and the position after its first move. */
function planned(game: string) {
  const { rules, options, seats } = tableOf(game, 2);
  const state = rules.setup(options, seats, testSeed(9));
  for (let count = 0; count < 200; count++) {
    const seat = at(rules.pending(state), 0);
    const choice = decide(rules, state, seat, greedy, drawOf(testSeed(count), seat));
    rules.apply(state, seat, choice.move);
    if (choice.next.length > 0 && rules.pending(state)[0] === seat)
      return { rules, options, seats, seat, choice: { ...choice, keepsPlan: true }, state };
  }
  return expect.fail(`no plan in ${game}`);
}

describe.each(GAME_IDS)('a plan in %s', (game) => {
  const { rules, seat, choice, state } = planned(game);
  const view = rules.view(state, seat);
  const moves = rules.moves(state, seat);

  test('holds in the planned position and keeps the value and the reasons', () => {
    const next = plannedChoice(rules, view, moves, choice) ?? expect.fail('the plan does not hold');
    expect(moves).toContain(next.move);
    expect(next).toEqual({ ...choice, move: choice.next[0]?.move, runnerUp: null, next: choice.next.slice(1) });
  });

  test('does not hold in another position, if its move is not legal or if the bot keeps no plans', () => {
    const otherView = { ...view, table: 'another' };
    expect(plannedChoice(rules, otherView, moves, choice)).toBeNull();
    const others = moves.filter((move) => rules.key(move) !== rules.key(choice.next[0]?.move));
    expect(plannedChoice(rules, view, others, choice)).toBeNull();
    expect(plannedChoice(rules, view, moves, { ...choice, keepsPlan: false })).toBeNull();
    expect(plannedChoice(rules, view, moves, null)).toBeNull();
  });

  test('has well-formed moves and a value that is not below that of the second-best move', () => {
    for (const { move } of choice.next) expect(rules.isMove(move)).toBe(true);
    expect(choice.value).not.toBeNull();
    expect(choice.runnerUp ?? Number.NEGATIVE_INFINITY).toBeLessThanOrEqual((choice.value ?? 0) + 1e-9);
  });
});

describe('a bot in a worker', () => {
  const { rules, options, seats, seat, choice, state } = planned('firenze');
  const question = (previous: BotChoice | null, seed: number): BotQuestion => {
    const view = JSON.parse(JSON.stringify(withoutFigures(rules.view(state, seat))));
    return {
      game: rules.id,
      options,
      seats,
      seat,
      level: 'greedy',
      temper: null,
      view,
      seed: testSeed(seed),
      previous,
    };
  };

  test('follows the plan that it is handed back, whatever the seed', async () => {
    const sent = JSON.parse(JSON.stringify(choice)) as BotChoice;
    for (const seed of [1, 2, 3])
      expect(await think(question(sent, seed))).toEqual({
        ...choice,
        move: choice.next[0]?.move,
        runnerUp: null,
        next: choice.next.slice(1),
      });
  });

  test('searches if there is no plan or the plan does not hold, and chooses the same for the same seed', async () => {
    const one = await think(question(null, 1));
    expect(await think(question({ ...choice, next: [{ move: { do: 'win' }, view: 0 }] }, 1))).toEqual(one);
    expect(one.reasons.length).toBeGreaterThan(0);
  });
});

test('a followed plan leads to the foreseen positions: it is never given up in Firenze before its end', () => {
  const { rules, options, seats } = tableOf('firenze', 3);
  let left: { readonly seat: Seat; readonly next: BotChoice['next'] } | null = null;
  let searches = 0;
  const spy = {
    ...greedy,
    choose: (...given: Parameters<typeof greedy.choose>) => {
      searches++;
      const choice = greedy.choose(...given);
      left = { seat: given[1].viewer ?? 0, next: choice.next };
      return choice;
    },
  };
  let followed = 0;
  const expected: unknown[] = [];
  const onDecision = ({ move }: { readonly move: unknown }, _: GameState) => {
    if (left === null) {
      expect(move).toEqual(expected.shift());
      followed++;
    } else {
      expect(expected).toEqual([]);
      expected.push(...left.next.map((one) => one.move));
    }
    left = null;
  };
  const { decisions } = playMatch(rules, options, seats, testSeed(10), [spy, spy, spy], onDecision);
  expect(searches + followed).toBe(decisions.length);
  expect(followed).toBeGreaterThan(searches);
});

test('a move that is not legal is reported and replaced by the first legal one', () => {
  const { rules, state, seat } = planned('card');
  const reported: Error[] = [];
  const report = (error: Error) => reported.push(error);
  const moves = rules.moves(state, seat);
  expect(checkedChoice(rules, state, seat, plainChoice({ do: 'win' }), report)).toEqual(plainChoice(moves[0]));
  expect(reported.map(({ message }) => message)).toEqual([`the bot in seat ${seat} chose a move that is not legal`]);
  const copy = JSON.parse(JSON.stringify(moves.at(-1)));
  expect(checkedChoice(rules, state, seat, plainChoice(copy), report).move).toBe(moves.at(-1));
  expect(reported).toHaveLength(1);
});
