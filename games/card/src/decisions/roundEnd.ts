import { at, contains, distinct, QUESTION_DEFAULTS, withItemAt } from '@signoria/engine';
import { RESOURCES } from '../goods.ts';
import { payCaptainsResource, payMerchantsResource } from '../income.ts';
import { supplyLacks } from '../reasons.ts';
import type { MoveOf } from '../state.ts';
import { CARD_MOVES } from './componentMoves.ts';
import type { Question } from './question.ts';

const CHOICES = RESOURCES.map((resource): MoveOf<'choose'> => ({ do: 'choose', resource }));

/** R10.4  The choice of one Florenza card to keep; it stays secret until everyone has chosen. */
export const keep: Question<'keep', MoveOf<'keep'>> = {
  ...QUESTION_DEFAULTS,
  every: Object.values(CARD_MOVES).map(({ keep: move }) => move),
  wishes: ({ secret }, { seat }) => distinct(at(secret.hands, seat)).map((card) => CARD_MOVES[card].keep),
  whyNot: ({ secret }, { seat }, { card }) =>
    contains(at(secret.hands, seat), card) ? null : { code: 'notInHand', rule: 'R10.4' },

  apply({ secret }, { seat }, { card }, log) {
    secret.sealed = withItemAt(secret.sealed, seat, card);
    log.emit?.({ type: 'cardKept', seat, card });
  },
};

/** R10.6  The Captain names the resource everyone receives. */
export const captainsResource: Question<'captainsResource', MoveOf<'choose'>> = {
  ...QUESTION_DEFAULTS,
  every: CHOICES,
  whyNot: ({ table }, _, { resource }) => supplyLacks(table.supply, resource, table.players.length, 'R10.6'),

  apply(state, { seat }, { resource }, log) {
    log.emit?.({ type: 'captainsResource', seat, resource });
    payCaptainsResource(state, resource, log);
  },
};

/** R12.1  The owner of the Arte dei Mercatanti chooses a resource to receive. */
export const merchantsResource: Question<'merchantsResource', MoveOf<'choose'>> = {
  ...QUESTION_DEFAULTS,
  every: CHOICES,
  whyNot: ({ table }, _, { resource }) => supplyLacks(table.supply, resource, 1, 'R12.1'),

  apply(state, { seat }, { resource }, log) {
    payMerchantsResource(state, seat, resource, log);
  },
};
