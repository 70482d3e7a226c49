import type { Chance, Seat } from '@signoria/engine';
import { guessedSeed } from '@signoria/engine';
import type { ReadonlyState, State } from './state.ts';
import { clone, cloneTable } from './state.ts';
import type { View } from './view.ts';

/** R1.6  Samples a full state that is consistent with the view: only future rolls differ. */
export function guess(view: View, draw: Chance): State {
  return { figures: view.figures, table: cloneTable(view.table), secret: { seed: guessedSeed(draw) } };
}

/** R1.6  Samples another state. Only future rolls are hidden, and from every viewer alike. */
export function guessAgain(state: ReadonlyState, _viewer: Seat | null, draw: Chance): State {
  return { ...clone(state), secret: { seed: guessedSeed(draw) } };
}
