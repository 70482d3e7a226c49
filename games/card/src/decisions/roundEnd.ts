import { at } from '@signoria/engine';
import { captainsChoices, merchantsChoices, payCaptainsResource, payMerchantsResource } from '../income.ts';
import { supplyLacks } from '../reasons.ts';
import { isFirst } from '../seats.ts';
import type { MoveOf } from '../state.ts';
import type { Question } from './question.ts';

/** R10.4  One Florenza card is kept; the choice stays sealed until everyone has chosen. */
export const keep: Question<'keep', MoveOf<'keep'>> = {
  moves({ secret }, { seat }) {
    const hand = at(secret.hands, seat);
    return hand.filter((_, index) => isFirst(hand, index)).map((card) => ({ do: 'keep', card }));
  },

  whyNot: ({ secret }, { seat }, { card }) =>
    at(secret.hands, seat).includes(card) ? null : { code: 'notInHand', rule: 'R10.4' },

  apply(state, { seat }, { card }, log) {
    state.secret.sealed[seat] = card;
    log?.({ type: 'cardKept', seat, card });
  },
};

/** R10.6  The Captain names the resource everyone receives. */
export const captainsResource: Question<'captainsResource', MoveOf<'choose'>> = {
  moves({ table }) {
    return captainsChoices(table).map((resource) => ({ do: 'choose', resource }));
  },

  whyNot: ({ table }, _, { resource }) => supplyLacks(table.supply, resource, table.players.length, 'R10.6'),

  apply(state, { seat }, { resource }, log) {
    log?.({ type: 'captainsResource', seat, resource });
    payCaptainsResource(state, resource, log);
  },
};

/** R12.1  The Merchants' Guild brings a resource of its owner's choice. */
export const merchantsResource: Question<'merchantsResource', MoveOf<'choose'>> = {
  moves({ table }) {
    return merchantsChoices(table).map((resource) => ({ do: 'choose', resource }));
  },

  whyNot: ({ table }, _, { resource }) => supplyLacks(table.supply, resource, 1, 'R12.1'),

  apply(state, { seat }, { resource }, log) {
    payMerchantsResource(state, seat, resource, log);
  },
};
