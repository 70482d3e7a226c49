/** The durations of one seat's decisions, in milliseconds. Moves that a bot plays from its plan are not measured. */
export interface Stopwatch {
  total: number;
  longest: number;
}

export function addTime(watch: Stopwatch, milliseconds: number): void {
  watch.total += milliseconds;
  watch.longest = Math.max(watch.longest, milliseconds);
}
