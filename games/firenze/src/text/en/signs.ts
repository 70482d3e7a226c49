import type { Like } from '@signoria/engine';

/** The signs on the table: names, and meanings as clauses that can follow a colon. */
export const SIGNS = {
  brick: { name: 'Brick', says: 'for towers of its colour, and for paying' },
  tearDown: { name: 'Triangle down', says: 'torn down unless raised' },
  raised: { name: 'Triangle up', says: 'raised this turn, stays' },
  seal: { name: 'Seal', says: 'a commission fulfilled' },
  neutral: { name: '×', says: 'neutral seal: closed this game' },
  points: {
    name: 'Number in a circle or on a balcony',
    says: 'prestige for a tower of this colour and height (a commission)',
  },
  prestige: { name: 'Prestige', says: 'points for the end of the game' },
  balcony: { name: 'I to IV', says: 'balconies, fulfilled in this order' },
  flag: { name: 'Flag', says: 'prestige at the end for the most seals on the tower' },
  levelTile: { name: '+1 to +4', says: 'prestige for the first at this height; a dash means taken' },
  lead: { name: 'Leader', says: 'has the most seals on this tower so far; the number counts them' },
  endTile: { name: 'End tile', says: '+5 for the first to place their last seal' },
  level: { name: '3 to 8', says: 'the levels that a tower needs' },
  height: { name: 'Number on a tower', says: 'its levels so far' },
  goals: { name: 'Below a tower', says: 'heights with a commission' },
  aim: { name: 'Arrow', says: 'the next height with a commission; a dash means none' },
  price: { name: 'Pay 1 to 5', says: 'a brick on each card you skip; the first card is free' },
  cost: {
    name: 'Placed, cost',
    says: 'bricks placed in a turn; below, the bricks to pay for them once, when building ends',
  },
  laidCost: { name: 'Coloured cost', says: 'the bricks placed this turn, and what they cost so far' },
  nextCost: { name: 'Frame', says: 'the cost with one more brick; red if you have too few' },
  kind: { name: 'Coloured edge', says: 'the kind of card' },
  onCard: { name: 'Number', says: 'how many bricks of this colour are on the card' },
  deck: { name: 'Deck', says: 'cards that are not in the row yet' },
  pouch: { name: 'Pouch', says: 'bricks that can still be drawn' },
  churches: { name: 'Churches', says: 'church cards stay here until a player gains their prestige' },
  limit: { name: 'Limit', says: 'the number you have, and the most you may keep' },
  sealsLeft: { name: 'Seals left', says: 'the seals still to be placed' },
  reach: { name: 'Height', says: 'tap it to place all bricks up to it' },
  newTower: { name: 'New tower', says: 'place the first brick of a tower here' },
  falling: {
    name: 'Torn down',
    says: 'towers that you did not raise this turn; the number is the change by this move',
  },
  losses: { name: 'Loss', says: 'what this player loses: bricks, or the top of a tower' },
};
export type Signs = Like<typeof SIGNS>;
