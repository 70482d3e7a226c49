import type { Like } from '@signoria/engine';

/** The signs on the table: names, and meanings as clauses that can follow a colon. */
export const SIGNS = {
  any: { name: 'Any resource', says: 'one of your choice' },
  captain: { name: 'Captain', says: 'goes first in the round' },
  points: { name: 'Prestige', says: 'points at the end of the game' },
  values: { name: 'Artist’s values', says: 'one of them, revealed on hiring' },
  highest: { name: 'Golden value', says: 'the artist’s masterpiece' },
  copies: { name: '×2', says: 'two cards of this artist' },
  worth: { name: '7+3', says: 'points of the work + artist' },
  income: { name: '+', says: 'income at the end of the round' },
  round: { name: 'Diamonds', says: 'the rounds; gold is this one' },
  action: { name: '1 to 4', says: 'actions, and who is still to act' },
  extra: { name: 'Casa and others', says: 'extra actions after the fourth' },
  trade: { name: '+100, −100', says: 'fiorini you receive or pay' },
  exchange: { name: '2→1', says: 'give two resources for one' },
  deck: { name: 'Deck', says: 'draw a card; the number counts those left' },
  spine: { name: 'Coloured edge', says: 'the kind of card' },
  moreActions: { name: 'Extra action', says: 'one after the fourth action' },
  handCards: { name: 'Cards in hand', says: 'how many this player holds; which ones is secret' },
  handResources: { name: 'Resources', says: 'of all kinds, counted together' },
  purse: { name: 'Purse hidden', says: 'other players’ fiorini and the kinds of their resources are secret' },
  monumentDeck: { name: 'Monument deck', says: 'monuments that come in later rounds' },
};
export type Signs = Like<typeof SIGNS>;
