import { at } from '@signoria/engine';
import { COLOURS, keptOf, LEVELS } from '@signoria/firenze';
import type { EvaluationContext } from './context.ts';
import { HIGHEST, LOWEST, MOST_BRICKS, MOST_IN_ROW } from './context.ts';

/**
 * Returns the worth of a tower at the end of a turn, with this many bricks of its colour in the storehouse and in
 * the row.
 */
export function towerWorth(
  context: EvaluationContext,
  colour: number,
  height: number,
  bricks: number,
  inRow: number,
): number {
  if (height > HIGHEST) return 0;
  const place = placeOf(colour, height, bricks, inRow);
  if (context.needs[place] === 0) findBest(context, place, colour, height, bricks, inRow);
  return context.worths[place] as number;
}

/** Returns the number of bricks still to be laid for the commission that `towerWorth` assumes. */
export function needOf(
  context: EvaluationContext,
  colour: number,
  height: number,
  bricks: number,
  inRow: number,
): number {
  if (height > HIGHEST) return 0;
  return (context.needs[placeOf(colour, height, bricks, inRow)] as number) - 1;
}

/** Returns the worth of using a tower at once; 0 without an open commission for it. */
export function prizeNow({ prizes, isOpen }: EvaluationContext, colour: number, height: number): number {
  if (height < LOWEST || height > HIGHEST) return 0;
  const place = colour * LEVELS.length + height - LOWEST;
  return isOpen[place] === true ? (prizes[place] as number) : 0;
}

function placeOf(colour: number, height: number, bricks: number, inRow: number): number {
  return (
    ((colour * (HIGHEST + 1) + height) * (MOST_BRICKS + 1) + Math.min(bricks, MOST_BRICKS)) * (MOST_IN_ROW + 1) +
    Math.min(inRow, MOST_IN_ROW)
  );
}

/** Finds the commission with the highest expected worth for a tower, and memoizes that worth and the bricks it needs. */
function findBest(
  context: EvaluationContext,
  place: number,
  colour: number,
  height: number,
  bricks: number,
  inRow: number,
): void {
  const { weights, prizes, worths, needs } = context;
  const likely = Math.min(weights.mostLikely, weights.brick + weights.brickInRow * inRow);
  const inTime = height === 0 ? 1 : 1 - (1 - likely) ** (bricks + 1);
  const ruin = weights.ruin * keptOf(height);
  let best = 0;
  needs[place] = 1;
  for (const level of LEVELS) {
    const prize = level > height ? at(prizes, colour * LEVELS.length + level - LOWEST) : 0;
    if (prize === 0) continue;
    const need = level - height;
    const missing = Math.max(0, need - bricks);
    const kept = inTime ** missing;
    const turns = Math.max(need / weights.pace, missing / (weights.gathered * likely));
    const late = Math.max(0, turns - context.turns);
    const share = weights.turn ** turns * weights.late ** late * rivalry(context, colour, height + bricks, level);
    const worth = kept * share * prize + (1 - kept) * ruin - weights.missing * missing;
    if (worth > best) {
      best = worth;
      needs[place] = 1 + need;
    }
  }
  worths[place] = height === 0 ? weights.plan * best : best;
}

/** Returns the factor on a prize: below 1 if a rival's tower is at least as close to the same commission. */
function rivalry({ weights, rivals }: EvaluationContext, colour: number, height: number, level: number): number {
  for (const rival of rivals[at(COLOURS, colour)]) if (rival >= height && rival <= level) return weights.contested;
  return 1;
}
