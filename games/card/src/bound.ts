import { ROUNDS } from './components.ts';
import { SPACES } from './state.ts';

/** R9.4  The most decisions of one action, an exchange: the exchange itself, the resources given, the one taken. */
const DECISIONS_PER_ACTION = 3;
/**
 * R10.4, R10.6, R12.1  The most decisions of a player at the end of a round: the card kept and two resources chosen.
 */
const DECISIONS_AT_ROUND_END = 3;

/** Returns an upper bound on decisions: each seat has at most one action per space of the marker (R3.1, R3.2). */
export function mostDecisions(seats: number): number {
  return seats * ROUNDS * (SPACES.length * DECISIONS_PER_ACTION + DECISIONS_AT_ROUND_END);
}
