import type { Like } from '@signoria/engine';

/** The signs on the table: names, and meanings as clauses that can follow a colon. */
export const SIGNS = {
  brick: { name: 'Brick', says: 'for towers of its colour, and for paying' },
  tearDown: { name: 'Triangle down', says: 'torn down unless raised' },
  raised: { name: 'Triangle up', says: 'raised this turn, stays' },
  seal: { name: 'Seal', says: 'a commission fulfilled' },
  neutral: { name: '×', says: 'neutral seal: closed this game' },
  points: { name: 'Number in a circle or on a balcony', says: 'the prestige of the commission' },
  prestige: { name: 'Prestige', says: 'points for the end of the game' },
  balcony: { name: 'I to IV', says: 'balconies, fulfilled in this order' },
  flag: { name: 'Flag', says: 'for the most seals on the tower' },
  levelTile: { name: '+1 to +4', says: 'for the first at this height' },
  endTile: { name: 'Last seal', says: '+5 for the first to place it' },
  level: { name: '3 to 8', says: 'the levels that a tower needs' },
  height: { name: 'Number on a tower', says: 'its levels so far' },
  goals: { name: 'Below a tower', says: 'heights with a commission' },
  price: { name: 'Pay 1 to 5', says: 'a brick on each card you skip' },
  cost: { name: 'Cost', says: 'bricks to pay for those placed' },
  kind: { name: 'Coloured edge', says: 'the kind of the card' },
  deck: { name: 'Deck', says: 'cards that are not in the row yet' },
  pouch: { name: 'Pouch', says: 'bricks that can still be drawn' },
  churches: { name: 'Churches', says: 'church cards lie here until a player gains their prestige' },
};
export type Signs = Like<typeof SIGNS>;
