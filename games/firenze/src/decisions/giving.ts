import type { Seat } from '@signoria/engine';
import { at } from '@signoria/engine';
import type { Bricks, Colour } from '../bricks.ts';
import { amountOf, COLOURS, countBricks, countColours, listHeld, perColour } from '../bricks.ts';
import type { MoveOf, ReadonlyState } from '../state.ts';

const GIVES = perColour((colour): MoveOf<'give'> => ({ do: 'give', colour }));

/** R2.3  The common part of questions for a brick of the own storehouse. */
export const GIVING = {
  every: Object.values(GIVES),
  /** Written out for speed: docs/performance.md, "Lists of moves". */
  moves({ table }: ReadonlyState, { seat }: { readonly seat: Seat }): MoveOf<'give'>[] {
    const list: MoveOf<'give'>[] = [];
    listHeld(at(table.players, seat).store, GIVES, list);
    return list;
  },
} as const;

/** R2.3  Returns true if the bricks to give can be chosen: not if all must be given, nor if all have one colour. */
export function isChoice(store: Readonly<Bricks>, left: number): boolean {
  return left > 0 && left < countBricks(store) && countColours(store) > 1;
}

/** Lists the first `count` bricks of a storehouse in an order of colours; all if there are fewer. */
export function firstBricks(
  store: Readonly<Bricks>,
  count: number,
  order: readonly Colour[] = COLOURS,
): readonly Colour[] {
  const list: Colour[] = [];
  for (const colour of order)
    for (let left = amountOf(store, colour); left > 0 && list.length < count; left--) list.push(colour);
  return list;
}
