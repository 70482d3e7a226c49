import { countBricks } from './bricks.ts';
import { cardsOf, MOST_BRICKS_A_TURN, ROW_LENGTH } from './components.ts';
import type { Figures } from './figures.ts';
import { MOST_TURNS } from './setup.ts';
import { MOST_TOWERS } from './towers.ts';

/** R11  The most decisions one personnel card takes, apart from the Wholesaler's swaps: play it, choose a card, end. */
const DECISIONS_PER_CARD = 3;

/**
 * Returns an upper bound on the number of decisions in a game. A turn takes at most: one for the card, one for each
 * brick paid for it and one to accept or ignore an event; one for each brick an event takes from any player or each
 * tower it lowers; the exchange; one for each brick laid, the end of building, each brick of the construction cost and
 * tearing down; one for each tower used and the end of commissions; one for each card or brick beyond the limits; and
 * one play of each personnel name.
 */
export function mostDecisions(figures: Figures, seats: number): number {
  const bricks = countBricks(figures.bricks);
  const { deck, starts } = figures.derived;
  const card = ROW_LENGTH + 1; // R3.1, R3.2, R11.6
  const event = bricks + seats; // R9.2
  const exchange = 1 + figures.row.exchange; // R4.1
  const building = MOST_BRICKS_A_TURN + 1 + bricks + 1; // R5.3, R5.5, R6.1
  const commissions = MOST_TOWERS + 1; // R7.7
  const limits = deck.length + starts.length + bricks; // R8.1
  const personnel = cardsOf('personnel').length * DECISIONS_PER_CARD + figures.cards.wholesaler.amount; // R9.4
  const turn = card + event + exchange + building + commissions + limits + personnel;
  return (MOST_TURNS + 1) * seats * turn; // R13.2, R13.6
}
