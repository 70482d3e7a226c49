import { ROUNDS } from './components.ts';
import { SPACES } from './state.ts';

/** R9.4  No action takes more decisions than an exchange: the exchange itself, what is given, what is taken. */
const AN_ACTION = 3;
/** R10.4, R10.6, R12.1  The card that is kept, the Captain's resource and that of the Arte dei Mercatanti. */
const AT_THE_END = 3;

/** No game takes more decisions: each round has at most one action for each space of the marker (R3.1, R3.2). */
export function mostDecisions(seats: number): number {
  return seats * ROUNDS * (SPACES.length * AN_ACTION + AT_THE_END);
}
