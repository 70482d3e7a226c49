export { clocksOf, grantTime, nextDeadline, ranOut, switchClocks, takeBackPay } from './clockState.ts';
export { clocksAfter, resumeTableClocks, seatsOnClock, startTableClocks, updateClocks } from './startAndStop.ts';
export { setTimer } from './timer.ts';
