import type { BotChoice } from '@signoria/bots';
import { BUDGET, greedy } from '@signoria/bots';
import { BOTS } from '@signoria/bots/all';
import type { AnyRules, GameState, GameView } from '@signoria/engine';
import { chance, seedFromText } from '@signoria/engine';
import { expect, test } from 'vitest';
import { evaluation } from '../src/evaluate/dice/index.ts';
import { tableOf } from './tables.ts';

/**
 * A turn of twelve small decisions: each brick is laid left or right. All twelve on the left are worth 100, fewer bricks that
 * are all on the left 1, others nothing.
 */
const BRICKS = 12;
interface Wall extends GameState {
  readonly table: { left: number; laid: number };
}
const MOVES = [{ do: 'left' }, { do: 'right' }] as const;
const wall = {
  id: 'wall',
  isOpen: true,
  clone: ({ figures, table, secret }: Wall): Wall => ({ figures, table: { ...table }, secret }),
  moves: ({ table }: Wall) => (table.laid === BRICKS ? [] : MOVES),
  isAside: () => false,
  apply({ table }: Wall, _seat: number, move: { readonly do: string }) {
    table.laid++;
    if (move.do === 'left') table.left++;
    return { revealed: false, turnOver: table.laid === BRICKS, allTurnsOver: table.laid === BRICKS };
  },
  sharedView: ({ table }: Wall) => ({ figures: null, viewer: 0, table }),
  guess: (): Wall => ({ figures: null, table: { left: 0, laid: 0 }, secret: null }),
} as unknown as AnyRules;
const VIEW: GameView = { figures: null, viewer: 0 };

/** Returns the choice of greedy, and every position it evaluated. */
function chosen(budget: number): { choice: BotChoice; evaluated: readonly string[] } {
  const evaluated: string[] = [];
  const worth = (state: Wall) => (state.table.left === BRICKS ? 100 : state.table.left === state.table.laid ? 1 : 0);
  const evaluation = {
    keepsPlans: true,
    parts: (state: Wall) => [{ wall: worth(state), nothing: 0 }],
    worth(state: Wall) {
      evaluated.push(JSON.stringify(state.table));
      return worth(state);
    },
  };
  const bot = greedy({ wall: evaluation as never });
  return { choice: bot.choose(wall, VIEW, MOVES, chance(seedFromText('wall'), 'bot'), budget), evaluated };
}

test('greedy searches a turn of many decisions to its end and evaluates no position twice', () => {
  const { choice, evaluated } = chosen(BUDGET);
  expect(choice).toEqual({
    move: { do: 'left' },
    value: 100,
    runnerUp: null,
    reasons: [{ part: 'wall', amount: 99 }],
    next: Array.from({ length: BRICKS - 1 }, () => ({ move: { do: 'left' }, view: expect.any(Number) })),
    keepsPlan: true,
  });
  expect(new Set(evaluated).size).toBe(evaluated.length);
});

test('greedy evaluates no more positions than its budget', () => {
  for (const budget of [0, 1, 5, 20]) {
    const { choice, evaluated } = chosen(budget);
    expect(MOVES).toContain(choice.move);
    expect(evaluated.length).toBeLessThanOrEqual(Math.max(1, budget));
  }
});

test('a choice has a value and reasons by the names of the parts', () => {
  const { rules, options } = tableOf('dice', 2);
  const state = rules.setup(options, 2, seedFromText('reasons'));
  const [seat = 0] = rules.pending(state);
  const { move, value, reasons } =
    BOTS.greedy?.choose(
      rules,
      rules.view(state, seat),
      rules.moves(state, seat),
      chance(seedFromText('r'), 'bot'),
      BUDGET,
    ) ?? expect.fail();
  expect(rules.isMove(move)).toBe(true);
  expect(value).toBeGreaterThan(0);
  const [own = {}] = evaluation.parts(state as never, 0);
  expect(reasons.length).toBeGreaterThan(0);
  for (const { part, amount } of reasons) {
    expect(Object.keys(own)).toContain(part);
    expect(Number.isFinite(amount)).toBe(true);
  }
});

test('greedy evaluates as many positions as its evaluation sets', () => {
  let evaluated = 0;
  const worth = () => evaluated++;
  const bot = greedy({ wall: { parts: () => [{ wall: 0 }], worth, positions: 7 } as never });
  bot.choose(wall, VIEW, MOVES, chance(seedFromText('wall'), 'bot'), BUDGET);
  expect(evaluated).toBe(7);
});
