import type { Like } from '@signoria/engine';

/** The signs on the table: names, and meanings as clauses that can follow a colon. */
export const SIGNS = {
  any: { name: 'Any resource', says: 'one of your choice' },
  captain: { name: 'Captain', says: 'goes first in the round' },
  points: { name: 'Prestige', says: 'points at the end of the game' },
  values: { name: 'Artist’s values', says: 'one of them, revealed on hiring' },
  highest: { name: 'Golden value', says: 'the artist’s masterpiece' },
  copies: { name: 'Copies', says: 'cards of this artist' },
  worth: { name: 'Work + artist', says: 'the points of each' },
  income: { name: 'Income', says: 'at the end of the round' },
  round: { name: 'Diamonds', says: 'the rounds; the gold one is this round' },
  action: { name: 'Actions 1 to 4', says: 'with the players still to act' },
  extra: { name: 'Extra actions', says: 'with these cards, after the fourth action' },
  trade: { name: 'Plus and minus', says: 'fiorini you receive or pay' },
  exchange: { name: 'Two for one', says: 'two resources for one' },
  deck: { name: 'Deck', says: 'draw a card; the number counts those left' },
  spine: { name: 'Coloured edge', says: 'the kind of card' },
  moreActions: { name: 'Extra action', says: 'one more after the fourth action' },
  handCards: { name: 'Cards in hand', says: 'how many this player holds; which ones is secret' },
  handResources: { name: 'Resources', says: 'of all kinds, counted together' },
  purse: { name: 'Purse hidden', says: 'other players’ fiorini and the kinds of their resources are secret' },
  secret: { name: 'Secret', says: 'only you see these cards' },
  place: { name: 'Place', says: 'where the monument is; it has no effect' },
  reserved: { name: 'Reserved', says: 'only this player can complete or hire this' },
  usedBy: { name: 'Used', says: 'by this player in this round' },
  nextCaptain: { name: 'Next Captain', says: 'goes first in the next round' },
  captains: { name: 'Any resource', says: 'the Captain chooses one for everyone' },
  monumentDeck: { name: 'Monument deck', says: 'monuments that come in later rounds' },
};
export type Signs = Like<typeof SIGNS>;
