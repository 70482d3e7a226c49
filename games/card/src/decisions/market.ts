import { at, thenDo } from '@signoria/engine';
import { countResources, RESOURCES, trade } from '../goods.ts';
import { playerOf } from '../seats.ts';
import type { MoveOf } from '../state.ts';
import type { Action, Question } from './question.ts';

/** R9.2 to R9.5  Action G: go to market, for one sale, one purchase or one exchange. */
export const goToMarket: Action<MoveOf<'sell'> | MoveOf<'buy'> | MoveOf<'exchange'>> = {
  offer({ state, player }, list) {
    const { supply } = state.table;
    const { marketSale, marketPurchase } = state.figures.prices;
    const { goods } = player;
    if (supply.fiorini >= marketSale)
      // R3.5
      for (const resource of RESOURCES) if (goods[resource] > 0) list.push({ do: 'sell', resource }); // R9.2
    if (goods.fiorini >= marketPurchase)
      for (const resource of RESOURCES) if (supply[resource] > 0) list.push({ do: 'buy', resource }); // R9.3
    if (countResources(goods) >= 2 && countResources(supply) > 0) list.push({ do: 'exchange' }); // R9.4
  },

  apply(state, seat, move, log) {
    if (move.do === 'exchange') return thenDo(state.table.agenda, { ask: 'give', seat });
    const { resource } = move;
    const { marketSale, marketPurchase } = state.figures.prices;
    const purse = playerOf(state, seat).goods;
    if (move.do === 'sell') {
      trade(purse, state.table.supply, { [resource]: 1 }, { fiorini: marketSale });
      log?.({ type: 'resourceSold', seat, to: 'market', resource, fiorini: marketSale });
    } else {
      trade(purse, state.table.supply, { fiorini: marketPurchase }, { [resource]: 1 });
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
    for (const one of given) trade(purse, state.table.supply, { [one]: 1 }, {});
    trade(purse, state.table.supply, {}, { [resource]: 1 });
    log?.({ type: 'exchanged', seat, gave: given, took: resource });
  },
};
