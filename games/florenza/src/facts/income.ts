import type { Seat } from '@signoria/engine';
import { at } from '@signoria/engine';
import { CITY_ARTWORKS, ROUNDS } from '../components.ts';
import type { Gains } from '../goods.ts';
import { GAINS, gains } from '../goods.ts';
import type { PublicState } from '../state.ts';

/**
 * R3.1, R3.4, R3.5, R2.6  Returns a family's income in the next phase 1, without the die; nothing after the last round.
 */
export function incomeOf({ figures, table }: PublicState, seat: Seat): Readonly<Gains> {
  const sum = gains({});
  if (table.over || table.round === ROUNDS) return sum;
  const add = (more: Readonly<Partial<Gains>>) => {
    for (const gain of GAINS) sum[gain] += more[gain] ?? 0;
  };
  add(figures.derived.familyIncome);
  for (const [index, artwork] of CITY_ARTWORKS.entries())
    if (table.crests[index] === seat) add(figures.artworks[artwork].income);
  for (const space of at(table.players, seat).spaces)
    if (space?.isBuilt === true) add(figures.workshops[space.workshop].income);
  sum.workers = Math.min(sum.workers, figures.workers.all);
  return sum;
}
