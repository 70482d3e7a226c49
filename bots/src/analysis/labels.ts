import type { Seat } from '@signoria/engine';
import { decisive } from './comparison.ts';
import type { Judgement } from './judge.ts';
import { isLoss } from './judge.ts';

export const LABELS = ['inaccuracy', 'mistake', 'blunder'] as const;
export type Label = (typeof LABELS)[number];

/** The least loss of each label: of the chance to win, and in a solo game of points. */
const LEAST_CHANCE: Readonly<Record<Label, number>> = { inaccuracy: 0.05, mistake: 0.1, blunder: 0.15 };
const LEAST_POINTS: Readonly<Record<Label, number>> = { inaccuracy: 1, mistake: 2, blunder: 3 };

/** Returns the label of a decision; null if it lost too little, or if its loss is within the errors of the samples. */
export function labelOf(judgement: Judgement, seat: Seat): Label | null {
  if (!isLoss(judgement, seat)) return null;
  const { value } = decisive(judgement, seat);
  const least = judgement.chances.length === 1 ? LEAST_POINTS : LEAST_CHANCE;
  return LABELS.findLast((label) => -value >= least[label]) ?? null;
}
