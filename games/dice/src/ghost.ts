import { at, withoutItemAt } from '@signoria/engine';
import type { Die } from './components.ts';
import { DICE_A_TURN, DIE_IDS } from './components.ts';
import { rangeOf, shownBy } from './dice.ts';
import type { Dice, GhostTrack, MoveLog, State } from './state.ts';

/** R13.4, R13.5  The dice that move the Pope, each with its track. */
const GHOST_DICE = { white: 'captain', brown: 'bishop' } as const satisfies Partial<Record<Die, GhostTrack>>;
/** R13.4 */
export const GHOST_TRACKS: readonly GhostTrack[] = Object.values(GHOST_DICE);

/**
 * R13.2, R13.3  Returns the three dice the Pope takes. Each time he counts on over the dice that are left, from the die
 * he took last, by the value that it shows. The first count starts after white. White is still there, so a 6 leads to it.
 */
export function ghostsChoice(dice: Dice): Die[] {
  let order = DIE_IDS;
  const chosen: Die[] = [];
  let shown = dice.white;
  let start = 1; // the index that counts as one
  while (chosen.length < DICE_A_TURN) {
    start = (start + shown - 1) % order.length;
    const die = at(order, start);
    order = withoutItemAt(order, start);
    chosen.push(die);
    shown = dice[die];
  }
  return chosen;
}

/** R13.4 to R13.6  Moves the Pope on his tracks for these dice, by the values rolled. */
export function moveGhost(state: State, dice: readonly Die[], log: MoveLog): void {
  const { figures, table } = state;
  const { ghost } = table;
  if (ghost === null) return;
  for (const die of ['white', 'brown'] as const) {
    if (!dice.includes(die)) continue;
    const track = GHOST_DICE[die];
    const before = ghost[track];
    const { steps } = figures.board[rangeOf(shownBy(table, die))];
    ghost[track] = Math.min(before + steps, figures.tracks[track].spaces.length); // R13.6
    log.emit?.({ type: 'ghostAdvanced', track, steps: ghost[track] - before, space: ghost[track] });
  }
}
