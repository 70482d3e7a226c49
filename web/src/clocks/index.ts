export { ClockFields } from './ClockFields.tsx';
export { clockWords } from './clockWords.ts';
export { SeatClock } from './SeatClock.tsx';
export type { ReceivedClocks } from './time.ts';
export { receivedClocks, timeWords } from './time.ts';
