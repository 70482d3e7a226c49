import type { Chance, Seat } from '@signoria/engine';
import { guessedSeed } from '@signoria/engine';
import type { ReadonlyState, State } from './state.ts';
import { clone, cloneTable } from './state.ts';
import type { View } from './view.ts';

/**
 * R1.12  Returns a determinization of the view: a full state with a guessed seed for the cards and bricks to be drawn.
 */
export function guess(view: View, draw: Chance): State {
  return { figures: view.figures, table: cloneTable(view.table), secret: { seed: guessedSeed(draw) } };
}

/** R1.12  Returns another determinization of a state. Only the seed is hidden, from every viewer alike. */
export function guessAgain(state: ReadonlyState, _viewer: Seat | null, draw: Chance): State {
  return { ...clone(state), secret: { seed: guessedSeed(draw) } };
}
