import type { Chance, Immutable, Seat } from '@signoria/engine';
import { guessedSeed } from '@signoria/engine';
import type { Figures } from './figures.ts';
import type { State } from './state.ts';
import { clone, cloneTable } from './state.ts';
import type { View } from './view.ts';

/** R1.11  A whole state the viewer cannot tell from the true one: other characters and numbers will come. */
export function guess(view: Immutable<View>, draw: Chance): State {
  return { figures: view.figures as Figures, table: cloneTable(view.table), secret: { seed: guessedSeed(draw) } };
}

/** R1.11  Nothing but what chance will bring is hidden, from whoever looks. */
export function guessAgain(state: Immutable<State>, _viewer: Seat | null, draw: Chance): State {
  return { ...clone(state), secret: { seed: guessedSeed(draw) } };
}
