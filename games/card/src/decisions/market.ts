import { at, pushStep, QUESTION_DEFAULTS } from '@signoria/engine';
import { amountOf, countResources, covers, goods, listHeld, perResource, RESOURCES, transferGood } from '../goods.ts';
import { playerOf } from '../players.ts';
import { lacking, lacks, supplyLacks } from '../reasons.ts';
import type { MoveOf } from '../state.ts';
import type { Action, ActionContext, Question } from './question.ts';

type Trade = MoveOf<'sell' | 'buy' | 'exchange'>;

/** Created once, because every turn of every playout lists some of them. */
const SALES = perResource((resource): Trade => ({ do: 'sell', resource }));
const PURCHASES = perResource((resource): Trade => ({ do: 'buy', resource }));
const EXCHANGE: Trade = { do: 'exchange' };
const EVERY_TRADE = [...Object.values(SALES), ...Object.values(PURCHASES), EXCHANGE];

/** R9.2 to R9.5  Action G: go to market, for one sale, one purchase or one exchange. */
export const goToMarket: Action<Trade> = {
  every: EVERY_TRADE,

  count: () => EVERY_TRADE.length,
  at(context, index) {
    const trade = at(EVERY_TRADE, index);
    const { state, player } = context;
    if (trade.do === 'exchange') return mayExchange(context) ? trade : null;
    if (trade.do === 'sell') return maySell(context) && amountOf(player.goods, trade.resource) > 0 ? trade : null;
    return mayBuy(context) && amountOf(state.table.supply, trade.resource) > 0 ? trade : null;
  },
  offer(context, list) {
    if (maySell(context)) listHeld(context.player.goods, SALES, list);
    if (mayBuy(context)) listHeld(context.state.table.supply, PURCHASES, list);
    if (mayExchange(context)) list.push(EXCHANGE);
  },

  whyNot({ state, player: { goods: purse } }, wish) {
    const { supply } = state.table;
    const { marketSale, marketPurchase } = state.figures.prices;
    switch (wish.do) {
      case 'sell':
        return (
          lacks(lacking(purse, goods({ [wish.resource]: 1 })), 'R9.2') ??
          supplyLacks(supply, 'fiorini', marketSale, 'R3.5')
        );
      case 'buy':
        return (
          lacks(lacking(purse, goods({ fiorini: marketPurchase })), 'R9.3') ??
          supplyLacks(supply, wish.resource, 1, 'R3.5')
        );
      case 'exchange': {
        const has = countResources(purse);
        if (has < 2) return { code: 'tooFewResources', needs: 2, has, rule: 'R9.4' };
        return countResources(supply) > 0 ? null : { code: 'supplyHasNone', rule: 'R3.5' };
      }
    }
  },

  apply(state, seat, move, log) {
    if (move.do === 'exchange') return pushStep(state.table.agenda, { ask: 'give', seat });
    const { resource } = move;
    const { marketSale, marketPurchase } = state.figures.prices;
    const { supply } = state.table;
    const purse = playerOf(state, seat).goods;
    if (move.do === 'sell') {
      transferGood(purse, supply, resource, 1);
      transferGood(supply, purse, 'fiorini', marketSale);
      log.emit?.({ type: 'resourceSold', seat, to: 'market', resource, fiorini: marketSale });
    } else {
      transferGood(purse, supply, 'fiorini', marketPurchase);
      transferGood(supply, purse, resource, 1);
      log.emit?.({ type: 'resourceBought', seat, resource, fiorini: marketPurchase });
    }
  },
};

/** R9.2, R3.5  Checks the supply only, not the purse. */
function maySell({ state: { figures, table } }: ActionContext): boolean {
  return table.supply.fiorini >= figures.prices.marketSale;
}

/** R9.3  Checks the purse only, not the supply. */
function mayBuy({ state: { figures }, player }: ActionContext): boolean {
  return player.goods.fiorini >= figures.prices.marketPurchase;
}

/** R9.4 */
function mayExchange({ state: { table }, player }: ActionContext): boolean {
  return countResources(player.goods) >= 2 && countResources(table.supply) > 0;
}

/** All unordered pairs of resources, each as a move and as a cost. */
const PAIRS = RESOURCES.flatMap((one, index) =>
  RESOURCES.slice(index).map((other) => ({
    move: { do: 'give', resources: [one, other] } as MoveOf<'give'>,
    cost: goods(one === other ? { [one]: 2 } : { [one]: 1, [other]: 1 }),
  })),
);

/** R9.4  The first half of an exchange: the two resources given. */
export const give: Question<'give', MoveOf<'give'>> = {
  ...QUESTION_DEFAULTS,
  every: PAIRS.map(({ move }) => move),

  /** Written out for speed: docs/performance.md, "Lists of moves". */
  moves({ table }, { seat }) {
    const purse = at(table.players, seat).goods;
    return PAIRS.filter(({ cost }) => covers(purse, cost)).map(({ move }) => move);
  },

  whyNot({ table }, { seat }, { resources: [one, other] }) {
    const pair = PAIRS.find(({ move: { resources } }) => resources[0] === one && resources[1] === other);
    return pair === undefined ? null : lacks(lacking(at(table.players, seat).goods, pair.cost), 'R9.4');
  },

  apply({ table }, { seat }, { resources }) {
    pushStep(table.agenda, { ask: 'take', seat, given: resources });
  },
};

const TAKES = RESOURCES.map((resource): MoveOf<'take'> => ({ do: 'take', resource }));

/** R3.5, R9.4  The second half of an exchange: a resource that the supply had before it received the two given. */
export const take: Question<'take', MoveOf<'take'>> = {
  ...QUESTION_DEFAULTS,
  every: TAKES,

  whyNot: ({ table }, _, { resource }) => supplyLacks(table.supply, resource, 1, 'R9.4'),

  apply(state, { seat, given }, { resource }, log) {
    const purse = playerOf(state, seat).goods;
    for (const one of given) transferGood(purse, state.table.supply, one, 1);
    transferGood(state.table.supply, purse, resource, 1);
    log.emit?.({ type: 'exchanged', seat, gave: given, took: resource });
  },
};
