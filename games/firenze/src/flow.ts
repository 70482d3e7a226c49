import type { Phase, Rounds, Seat } from '@signoria/engine';
import { at, pushStep } from '@signoria/engine';
import { COLOURS } from './bricks.ts';
import { activeIn } from './players.ts';
import { celebrationPoints, flagHolder } from './score.ts';
import type { Ask, MoveLog, ReadonlyTable, State, Step } from './state.ts';
import { markTowersDue } from './towers.ts';
import type { FirenzeTypes } from './types.ts';

/**
 * R2.1  The steps of a turn, the last one first, because the agenda is a stack. `TURN_PHASES` has the phases as the rules
 * count them.
 */
export const TURN_STEPS: readonly Extract<
  Ask,
  'card' | 'refill' | 'build' | 'tearDown' | 'commission' | 'cardLimit' | 'brickLimit'
>[] = ['brickLimit', 'cardLimit', 'commission', 'tearDown', 'build', 'refill', 'card'];
const STEPS: readonly (readonly Step[])[] = [0, 1, 2, 3].map((seat) => TURN_STEPS.map((ask): Step => ({ ask, seat })));

/** A round of the engine is one player's turn. */
export const ROUND: readonly Phase<FirenzeTypes>[] = [{ name: 'turn', begin: beginTurn }];

/** R2.1, R13.2, R13.6 */
export const FLOW: Rounds<FirenzeTypes> = {
  phases: ROUND,
  lastRound: ({ table }) => table.lastTurn,
  beginRound: () => undefined,
  end: endGame,
};

function beginTurn({ table }: State, log: MoveLog): void {
  const seat = activeIn(table, table.round);
  table.active = seat;
  table.played = [];
  table.exchanged = false;
  table.laid = 0;
  markTowersDue(at(table.players, seat)); // R6.1
  log.emit?.({
    type: 'turnBegan',
    seat,
    turn: turnOf(table.round, table.players.length),
    isLast: isLastTurn(table),
  });
  for (const step of at(STEPS, seat)) pushStep(table.agenda, step);
}

/** R13.2, R13.6  Returns true if the active player has no turn after this one. */
export function isLastTurn({ round, lastTurn, players }: ReadonlyTable): boolean {
  return lastTurn - round < players.length;
}

/** Returns the number of the turn, counted for each player. */
export function turnOf(round: number, seats: number): number {
  return Math.ceil(round / seats);
}

/** R13.3, R13.4  Logs the points of flags and celebrations; the running score includes them already. */
function endGame({ figures, table }: State, log: MoveLog): void {
  if (log.emit !== undefined) {
    for (const colour of COLOURS) {
      const seat = flagHolder(table, colour);
      if (seat !== null) log.emit({ type: 'flagScored', seat, colour, points: figures.flags[colour].points });
    }
    table.players.forEach(({ hand }, seat: Seat) => {
      for (const card of hand) {
        if (figures.cards[card].kind !== 'celebration') continue;
        log.emit?.({ type: 'celebrated', seat, card, points: celebrationPoints({ figures, table }, seat, card) });
      }
    });
  }
  log.emit?.({ type: 'gameEnded' });
}
