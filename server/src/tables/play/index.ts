export { changeSeats } from './changeSeats.ts';
export { commit } from './commit.ts';
export { continuePlay } from './continuePlay.ts';
export { claimLeases, holdsLease, releaseLease } from './lease.ts';
