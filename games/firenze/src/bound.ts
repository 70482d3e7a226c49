import { countBricks } from './bricks.ts';
import { cardsOf, MOST_BRICKS_A_TURN, ROW_LENGTH } from './components.ts';
import type { Figures } from './figures.ts';
import { MOST_TURNS } from './setup.ts';
import { MOST_TOWERS } from './towers.ts';

/** R11  No card of the personnel takes more decisions than the Wholesaler besides his swaps: played, a card, the end. */
const A_CARD = 3;

/**
 * No game takes more decisions. A turn has one for the card and each brick paid for it; one for each brick an event takes
 * from anybody, or each tower it lowers; the exchange; one for each brick laid and for the end of building, for each brick
 * of the construction cost and beyond the limit; one for each tower used and for each card beyond the limit; and each name
 * of the personnel once.
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
  const personnel = cardsOf('personnel').length * A_CARD + figures.cards.wholesaler.amount; // R9.4
  const turn = card + event + exchange + building + commissions + limits + personnel;
  return (MOST_TURNS + 1) * seats * turn; // R13.2, R13.6
}
