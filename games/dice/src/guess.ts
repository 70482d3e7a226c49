import type { Chance, Immutable } from '@signoria/engine';
import { seedBy } from '@signoria/engine';
import type { Figures } from './figures.ts';
import type { State } from './state.ts';
import { cloneTable } from './state.ts';
import type { View } from './view.ts';

/** R1.6  A whole state the viewer cannot tell from the true one: other dice will be rolled. */
export function guess(view: Immutable<View>, draw: Chance): State {
  return { figures: view.figures as Figures, table: cloneTable(view.table), secret: { seed: seedBy(draw) } };
}
