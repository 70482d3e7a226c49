import type { Figures, ReadonlyPlayer, Workshop } from '@signoria/florenza';
import { insert } from '../insert.ts';
import type { Rows } from './rows.ts';
import type { Weights } from './weights.ts';

/**
 * Returns the worth of the finished and pledged workshops of a district in the rounds left. Residences pay without
 * workers. Of the others the best are used most, since workers are few.
 */
export function workshopsWorth(
  weights: Weights,
  rows: Rows,
  figures: Figures,
  { spaces }: ReadonlyPlayer,
  pledged: readonly Workshop[],
  rounds: number,
): number {
  let worth = figures.end.emptySpace * pledged.length;
  const uses: number[] = [];
  const add = (workshop: Workshop) => {
    const { isResidence, use, income } = rows.workshops[workshop];
    if (isResidence) worth += rounds * income;
    else insert(uses, use);
  };
  for (const space of spaces) if (space?.isBuilt) add(space.workshop);
  for (const workshop of pledged) add(workshop);
  let share = rounds;
  for (const use of uses) {
    share *= weights.use;
    worth += share * use;
  }
  return worth;
}
