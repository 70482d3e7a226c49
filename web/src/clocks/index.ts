export { ClockFields } from './ClockFields.tsx';
export { clockWords } from './clockWords.ts';
export { SeatClock } from './SeatClock.tsx';
export type { HeardClocks } from './time.ts';
export { heardAt, timeWords } from './time.ts';
