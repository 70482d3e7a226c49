import type { Immutable } from '@signoria/engine';
import type { Figures, Player, Workshop } from '@signoria/florenza';
import { costWorth, gainsWorth } from './values.ts';
import type { Weights } from './weights.ts';

/**
 * What the finished workshops of a district and those that will be are good for in the rounds that are left: residences
 * pay by themselves; of the others the best are used most, since workers are few.
 */
export function workshopsWorth(
  weights: Weights,
  figures: Figures,
  { spaces }: Immutable<Player>,
  promised: readonly Workshop[],
  rounds: number,
): number {
  let worth = figures.end.emptySpace * promised.length;
  const uses: number[] = [];
  const add = (workshop: Workshop) => {
    const { kind, pay, gain, income } = figures.workshops[workshop];
    if (kind === 'residence') worth += rounds * gainsWorth(weights, income);
    else uses.push(gainsWorth(weights, gain) - costWorth(weights, pay));
  };
  for (const space of spaces) if (space?.isBuilt) add(space.workshop);
  for (const workshop of promised) add(workshop);
  uses.sort((one, other) => other - one);
  let share = rounds;
  for (const use of uses) {
    share *= weights.use;
    worth += share * use;
  }
  return worth;
}
