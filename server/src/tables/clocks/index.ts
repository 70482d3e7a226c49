export { clocksOf, grantTime, ranOut, switchClocks, takeBackPay } from './clockState.ts';
export { clocksAfter, seatsOnClock, startTableClocks, updateClocks } from './startAndStop.ts';
export { setTimer } from './timer.ts';
