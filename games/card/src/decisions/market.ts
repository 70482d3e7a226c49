import { at, thenDo } from '@signoria/engine';
import { countResources, listHeld, pass, perResource, RESOURCES } from '../goods.ts';
import { playerOf } from '../seats.ts';
import type { Move, MoveOf } from '../state.ts';
import type { Action, Question } from './question.ts';

/** Made once: every turn of every simulated game lists some of them. */
const SALES = perResource<Move>((resource) => ({ do: 'sell', resource }));
const PURCHASES = perResource<Move>((resource) => ({ do: 'buy', resource }));

/** R9.2 to R9.5  Action G: go to market, for one sale, one purchase or one exchange. */
export const goToMarket: Action<MoveOf<'sell'> | MoveOf<'buy'> | MoveOf<'exchange'>> = {
  offer({ state, player }, list) {
    const { supply } = state.table;
    const { marketSale, marketPurchase } = state.figures.prices;
    const { goods } = player;
    if (supply.fiorini >= marketSale) listHeld(goods, SALES, list); // R9.2, R3.5
    if (goods.fiorini >= marketPurchase) listHeld(supply, PURCHASES, list); // R9.3
    if (countResources(goods) >= 2 && countResources(supply) > 0) list.push({ do: 'exchange' }); // R9.4
  },

  apply(state, seat, move, log) {
    if (move.do === 'exchange') return thenDo(state.table.agenda, { ask: 'give', seat });
    const { resource } = move;
    const { marketSale, marketPurchase } = state.figures.prices;
    const { supply } = state.table;
    const purse = playerOf(state, seat).goods;
    if (move.do === 'sell') {
      pass(purse, supply, resource, 1);
      pass(supply, purse, 'fiorini', marketSale);
      log?.({ type: 'resourceSold', seat, to: 'market', resource, fiorini: marketSale });
    } else {
      pass(purse, supply, 'fiorini', marketPurchase);
      pass(supply, purse, resource, 1);
      log?.({ type: 'resourceBought', seat, resource, fiorini: marketPurchase });
    }
  },
};

/** R9.4  First which two resources go … */
export const give: Question<'give', MoveOf<'give'>> = {
  moves({ table }, { seat }) {
    const { goods } = at(table.players, seat);
    return RESOURCES.flatMap((one, index) =>
      RESOURCES.slice(index)
        .filter((other) => (one === other ? goods[one] >= 2 : goods[one] > 0 && goods[other] > 0))
        .map((other): MoveOf<'give'> => ({ do: 'give', resources: [one, other] })),
    );
  },

  apply({ table }, { seat }, { resources }) {
    thenDo(table.agenda, { ask: 'take', seat, given: resources });
  },
};

/** … then which one comes: any the supply had before the two were paid, even of the same kind. */
export const take: Question<'take', MoveOf<'take'>> = {
  moves({ table }) {
    return RESOURCES.filter((resource) => table.supply[resource] > 0).map((resource) => ({ do: 'take', resource }));
  },

  apply(state, { seat, given }, { resource }, log) {
    const purse = playerOf(state, seat).goods;
    for (const one of given) pass(purse, state.table.supply, one, 1);
    pass(state.table.supply, purse, resource, 1);
    log?.({ type: 'exchanged', seat, gave: given, took: resource });
  },
};
