import { seedFromText } from '@signoria/engine';
import type { State } from '../src/index.ts';
import { florenza } from '../src/index.ts';

/** Sets up a new game. */
export function dealt(seats: number, options: unknown = {}, seed = 'deal'): State {
  const read = florenza.readOptions(options, seats);
  if (!read.ok) throw new Error(read.error.message);
  return florenza.setup(read.value, seats, seedFromText(seed));
}
