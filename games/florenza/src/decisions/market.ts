import { at, byCandidates, pushStep, QUESTION_DEFAULTS } from '@signoria/engine';
import type { Goods, Resource } from '../goods.ts';
import { add, amountOf, goods, RESOURCES } from '../goods.ts';
import { playerOf } from '../players.ts';
import type { Reason } from '../reasons.ts';
import { lacks } from '../reasons.ts';
import type { MoveLog, MoveOf, Pair, Player, ReadonlyState, ReadonlyTable, State, StepOf } from '../state.ts';
import type { Question } from './question.ts';
import { askedPlayer } from './question.ts';

type Market = MoveOf<'sell' | 'buy' | 'trade' | 'leave'>;

const SELLS = RESOURCES.map((resource): Market => ({ do: 'sell', resource }));
const BUYS = RESOURCES.map((resource): Market => ({ do: 'buy', resource }));
const PAIRS: readonly Pair[] = RESOURCES.flatMap((one, index) =>
  RESOURCES.slice(index).map((other): Pair => [one, other]),
);
const TRADES = PAIRS.map((give): Market => ({ do: 'trade', give }));
const LEAVE: Market = { do: 'leave' };

interface MarketContext {
  readonly state: ReadonlyState;
  readonly step: StepOf<'market'>;
  readonly purse: Readonly<Goods>;
  /** R7.1  True if nothing was bought yet and the purse covers the price. */
  readonly isBuyingOpen: boolean;
}

/** R7.1  Asks to sell one, buy one or trade two for one: each once, in any order. */
export const market: Question<'market', Market> = {
  ...QUESTION_DEFAULTS,
  every: [...SELLS, ...BUYS, ...TRADES, LEAVE],
  asks: canAct,
  settle: (state, { seat }) => leave(playerOf(state, seat)),
  /** Written out for speed: docs/performance.md, "Lists of moves". */
  ...byCandidates<State, StepOf<'market'>, Market, MarketContext>({
    prepare: (state, step) => contextOf(state, step),
    count: () => SELLS.length + BUYS.length + TRADES.length + 1,
    at(context, index) {
      let rest = index;
      if (rest < SELLS.length) return canSell(context, at(RESOURCES, rest)) ? at(SELLS, rest) : null;
      rest -= SELLS.length;
      if (rest < BUYS.length) return canBuy(context, at(RESOURCES, rest)) ? at(BUYS, rest) : null;
      rest -= BUYS.length;
      if (rest < TRADES.length) return canTrade(context, at(PAIRS, rest)) ? at(TRADES, rest) : null;
      return LEAVE;
    },
  }),
  wishes: () => [...SELLS, ...BUYS, ...TRADES, LEAVE],
  whyNot,
  apply(state, step, move, log) {
    const { seat } = step;
    switch (move.do) {
      case 'leave':
        leave(playerOf(state, seat));
        break;
      case 'trade':
        pushStep(state.table.agenda, { ask: 'trade', seat, given: move.give, sold: step.sold, bought: step.bought });
        break;
      case 'sell':
        sell(state, step, move.resource, log);
        break;
      case 'buy':
        buy(state, step, move.resource, log);
    }
  },
};

function contextOf(state: ReadonlyState, step: StepOf<'market'>): MarketContext {
  const purse = askedPlayer(state, step).goods;
  return { state, step, purse, isBuyingOpen: !step.bought && purse.fiorini >= state.figures.prices.purchase };
}

function canSell({ step, purse }: MarketContext, resource: Resource): boolean {
  return !step.sold && amountOf(purse, resource) > 0;
}

/** R7.1, R1.4  Returns true if a cube can be bought, which needs one in the box. */
function canBuy({ state, isBuyingOpen }: MarketContext, resource: Resource): boolean {
  return isBuyingOpen && isInBox(state.table, resource);
}

function canTrade({ state, step, purse }: MarketContext, pair: Pair): boolean {
  return !step.traded && holds(purse, pair) && takeable(state.table, pair).length > 0;
}

function holds(purse: Readonly<Goods>, [one, other]: Pair): boolean {
  return one === other ? amountOf(purse, one) > 1 : amountOf(purse, one) > 0 && amountOf(purse, other) > 0;
}

function isInBox({ cubes }: ReadonlyTable, resource: Resource): boolean {
  return cubes === null || amountOf(cubes, resource) > 0;
}

/** R1.4 */
function whyNotInBox(table: ReadonlyTable, resource: Resource): Reason | null {
  return isInBox(table, resource) ? null : { code: 'boxHasNone', resource, rule: 'R1.4' };
}

/** R7.2  Returns the resources that can be received for two cubes. */
function takeable(table: ReadonlyTable, [one, other]: Pair): readonly Resource[] {
  return RESOURCES.filter((resource) => resource !== one && resource !== other && isInBox(table, resource));
}

function canAct(state: ReadonlyState, step: StepOf<'market'>): boolean {
  const context = contextOf(state, step);
  return (
    RESOURCES.some((resource) => canSell(context, resource) || canBuy(context, resource)) ||
    (!step.traded && PAIRS.some((pair) => canTrade(context, pair)))
  );
}

function whyNot(state: ReadonlyState, step: StepOf<'market'>, wish: Market): Reason | null {
  const purse = askedPlayer(state, step).goods;
  switch (wish.do) {
    case 'sell':
      return step.sold ? { code: 'soldAlready', rule: 'R7.1' } : lacks(purse, goods({ [wish.resource]: 1 }), 'R7.1');
    case 'buy':
      if (step.bought) return { code: 'boughtAlready', rule: 'R7.1' };
      return (
        lacks(purse, goods({ fiorini: state.figures.prices.purchase }), 'R7.1') ??
        whyNotInBox(state.table, wish.resource)
      );
    case 'trade': {
      const [one, other] = wish.give;
      if (step.traded) return { code: 'tradedAlready', rule: 'R7.1' };
      const cost = goods(one === other ? { [one]: 2 } : { [one]: 1, [other]: 1 });
      const missing = lacks(purse, cost, 'R7.1');
      if (missing !== null || takeable(state.table, wish.give).length > 0) return missing;
      return { code: 'nothingToTake', rule: 'R1.4' };
    }
    case 'leave':
      return null;
  }
}

/** R7.1  Returns the worker to the pool. */
function leave(player: Player): void {
  player.isAtMarket = false;
  player.pool++;
}

function moveCubes({ table }: State, player: Player, resource: Resource, count: number): void {
  add(player.goods, resource, count);
  if (table.cubes !== null) add(table.cubes, resource, -count);
}

function sell(state: State, { seat, bought, traded }: StepOf<'market'>, resource: Resource, log: MoveLog): void {
  const player = playerOf(state, seat);
  const { sale } = state.figures.prices;
  moveCubes(state, player, resource, -1);
  player.goods.fiorini += sale;
  log.emit?.({ type: 'sold', seat, resource, fiorini: sale });
  pushStep(state.table.agenda, { ask: 'market', seat, sold: true, bought, traded });
}

function buy(state: State, { seat, sold, traded }: StepOf<'market'>, resource: Resource, log: MoveLog): void {
  const player = playerOf(state, seat);
  const { purchase } = state.figures.prices;
  player.goods.fiorini -= purchase;
  moveCubes(state, player, resource, 1);
  log.emit?.({ type: 'bought', seat, resource, fiorini: purchase });
  pushStep(state.table.agenda, { ask: 'market', seat, sold, bought: true, traded });
}

const TAKES = RESOURCES.map((resource): MoveOf<'take'> => ({ do: 'take', resource }));

/** R7.1, R7.2  Asks for the cube received for the two given. */
export const trade: Question<'trade', MoveOf<'take'>> = {
  ...QUESTION_DEFAULTS,
  every: TAKES,
  asks: ({ table }, { given }) => takeable(table, given).length > 1,
  settle: (state, step, log) => tradeCubes(state, step, at(takeable(state.table, step.given), 0), log),
  whyNot({ table }, { given }, { resource }) {
    if (given.includes(resource)) return { code: 'sameResource', rule: 'R7.2' };
    return whyNotInBox(table, resource);
  },
  apply: (state, step, { resource }, log) => tradeCubes(state, step, resource, log),
};

function tradeCubes(state: State, { seat, given, sold, bought }: StepOf<'trade'>, took: Resource, log: MoveLog): void {
  const player = playerOf(state, seat);
  for (const resource of given) moveCubes(state, player, resource, -1);
  moveCubes(state, player, took, 1);
  log.emit?.({ type: 'traded', seat, gave: given, took });
  pushStep(state.table.agenda, { ask: 'market', seat, sold, bought, traded: true });
}
