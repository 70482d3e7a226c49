import { drawCards } from '../draw.ts';
import type { MoveOf } from '../state.ts';
import type { Action } from './question.ts';

/** R9.6, R9.7  Action H: draw a card from the deck in use, whose height everyone sees. */
export const seekInspiration: Action<MoveOf<'seekInspiration'>> = {
  offer({ state }, list) {
    if (state.secret.deck.length > 0) list.push({ do: 'seekInspiration' });
  },

  whyNot: ({ state }) => (state.secret.deck.length > 0 ? null : { code: 'deckEmpty', rule: 'R9.7' }),

  apply(state, seat, _, log) {
    const cards = drawCards(state, seat, 1);
    log?.({ type: 'inspirationSought', seat });
    log?.({ type: 'cardsDrawn', seat, count: 1, cards });
  },
};
