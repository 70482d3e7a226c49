import { drawCards } from '../draw.ts';
import type { MoveOf } from '../state.ts';
import type { Action } from './question.ts';

const SEEK: MoveOf<'seekInspiration'> = { do: 'seekInspiration' };

/** R9.6, R9.7  Action H: draw a card from the deck in use, whose size is public. */
export const seekInspiration: Action<MoveOf<'seekInspiration'>> = {
  every: [SEEK],

  count: ({ state }) => (state.secret.deck.length > 0 ? 1 : 0),
  at: () => SEEK,
  offer({ state }, list) {
    if (state.secret.deck.length > 0) list.push(SEEK);
  },

  whyNot: ({ state }) => (state.secret.deck.length > 0 ? null : { code: 'deckEmpty', rule: 'R9.7' }),

  apply(state, seat, _, log) {
    const cards = drawCards(state, seat, 1);
    log.revealed = true;
    log.emit?.({ type: 'inspirationSought', seat });
    log.emit?.({ type: 'cardsDrawn', seat, count: 1, cards });
  },
};
