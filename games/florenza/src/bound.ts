import { ROUNDS } from './components.ts';
import type { Figures } from './figures.ts';
import { OPENINGS_PER_PLAYER } from './setup.ts';

/** R6.7, R6.10  The worker, and the artist or preacher. */
const DECISIONS_PER_PLACEMENT = 2;
/** R7.1  Sell, buy, give two, take one, leave. */
const DECISIONS_PER_MARKET = 5;
/** R9.1, R9.2, R9.6, R9.11  The artwork, the skill, and the roll or the incentive. */
const DECISIONS_PER_ARTWORK = 3;

/**
 * Returns an upper bound on the number of decisions: each worker is placed and works once a round, each player passes
 * once.
 */
export function mostDecisions({ workers }: Figures, seats: number): number {
  const officesAndAtrio = 3; // R3.6, R4.1, R5.1
  const player = workers.all * (DECISIONS_PER_PLACEMENT + DECISIONS_PER_ARTWORK) + 1 + DECISIONS_PER_MARKET;
  return seats * OPENINGS_PER_PLAYER + ROUNDS * (officesAndAtrio + seats * player);
}
