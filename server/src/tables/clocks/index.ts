export { clocksOf, grantTime, nextDeadline, ranOut, switchClocks, takeBackPay } from './clockState.ts';
export { clocksAfter, resumedClocks, seatsOnClock, startedClocks, updatedClocks } from './startAndStop.ts';
export { setTimer } from './timer.ts';
