import type { Seat } from '@signoria/engine';
import { at, contains, pushStep, selections } from '@signoria/engine';
import type { Die, Range } from './components.ts';
import { DICE_A_TURN, DIE_IDS, RANGES, USE_BUILDINGS } from './components.ts';
import { playerOf, useUp } from './players.ts';
import type { Reason } from './reasons.ts';
import type { MoveLog, ReadonlyTable, Role, State, Use } from './state.ts';

interface DieUse {
  readonly die: Die;
  readonly use: Use;
  readonly range: Range | null;
}

/**
 * R6.2, R6.3  Uses a die. Adds the next die or the end of the turn to the agenda, to come after the effects of this die;
 * a bonus die adds neither (R10.8).
 */
export function spendDie(state: State, seat: Seat, role: Role, { die, use, range }: DieUse, log: MoveLog): void {
  const { table } = state;
  log.emit?.({ type: 'dieUsed', seat, role, die, value: shownBy(table, die), use, range });
  if (isBuildingUse(use)) useUp(playerOf(state, seat), use); // R11.1, R11.2
  if (role === 'bonus') return; // R10.8
  if (role === 'active') table.used = [...table.used, die];
  const another = role === 'active' && table.used.length < DICE_A_TURN;
  pushStep(table.agenda, another ? { ask: 'die', seat, role } : { ask: 'end', seat });
}

/** R11.5 to R11.8  Returns true if a building adds this use. */
export function isBuildingUse(use: Use): use is (typeof USE_BUILDINGS)[number] {
  return contains<string>(USE_BUILDINGS, use);
}

/** R6.2, R6.3, R5.4, R10.8  Returns the dice the seat may choose from, as indices in `DIE_IDS`. */
export function diceFor({ used, bishop }: ReadonlyTable, seat: Seat, role: Role): readonly number[] {
  if (role === 'bonus' || (role === 'other' && bishop === seat)) return ALL_DICE;
  let unused = 0;
  for (let index = 0; index < DIE_IDS.length; index++) if (!contains(used, DIE_IDS[index] as Die)) unused |= 1 << index;
  return at(DICE_SUBSETS, unused);
}
const ALL_DICE = DIE_IDS.map((_, index) => index);
/** The indices for every subset of the dice; bit n of the number of a subset stands for `DIE_IDS[n]`. */
const DICE_SUBSETS = selections(ALL_DICE);

export function mayTake(table: ReadonlyTable, seat: Seat, role: Role, die: Die): boolean {
  return diceFor(table, seat, role).includes(DIE_IDS.indexOf(die));
}

/** Returns the reason why the seat may not take a die, or null. */
export function whyNotTake(table: ReadonlyTable, seat: Seat, role: Role, die: Die): Reason | null {
  if (mayTake(table, seat, role, die)) return null;
  return role === 'active' ? { code: 'dieUsed', die, rule: 'R6.2' } : { code: 'dieTaken', die, rule: 'R6.3' };
}

/** R6.1  Returns the value that a die shows. */
export function shownBy({ dice }: ReadonlyTable, die: Die): number {
  if (dice === null) throw new Error('no dice have been rolled');
  switch (die) {
    case 'white':
      return dice.white;
    case 'brown':
      return dice.brown;
    case 'grey':
      return dice.grey;
    case 'green':
      return dice.green;
    case 'red':
      return dice.red;
    case 'yellow':
      return dice.yellow;
  }
}

/** R7.1 */
export function rangeOf(value: number): Range {
  return value <= RANGES.low.to ? 'low' : 'high';
}
