import type { Seat } from '@signoria/engine';
import { waitingFor } from '@signoria/engine';
import type { Track } from '../components.ts';
import { DICE_A_TURN } from '../components.ts';
import { roundsFor } from '../figures.ts';
import { phaseName } from '../flow.ts';
import { activeIn, turnsFor } from '../players.ts';
import type { PublicState, ReadonlyTable } from '../state.ts';

/** R6.2, R6.3  The status of a seat: deciding alone, deciding along with others, finished, or waiting. */
export type SeatStatus = 'active' | 'choosing' | 'finished' | 'waits';

export function seatStatus({ agenda }: ReadonlyTable, seat: Seat): SeatStatus {
  const isTogether = agenda.lanes.length > 0;
  if (waitingFor(agenda).includes(seat)) return isTogether ? 'choosing' : 'active';
  return isTogether ? 'finished' : 'waits';
}

/** R1.2  Returns the number of rounds after this one. */
export function roundsToCome({ figures, table }: PublicState): number {
  return roundsFor(figures, table.players.length) - table.round;
}

/** R6.2, R6.3  Returns the dice a seat still uses, bonuses excluded: in this round, and in each later round. */
export function diceToCome(table: ReadonlyTable, seat: Seat): { readonly now: number; readonly later: number } {
  const inTurn = Array.from({ length: turnsFor(table.players.length) }, (_, turn) =>
    activeIn(table, turn) === seat ? DICE_A_TURN : 1,
  );
  const sum = (dice: readonly number[]) => dice.reduce((total, count) => total + count, 0);
  return {
    now: diceThisTurn(table, seat, inTurn[table.turn] ?? 0) + sum(inTurn.slice(table.turn + 1)),
    later: sum(inTurn),
  };
}

function diceThisTurn(table: ReadonlyTable, seat: Seat, whole: number): number {
  const isActive = table.active === seat;
  switch (phaseName(table)) {
    case 'active':
      return isActive ? whole - table.used.length : whole;
    case 'others':
      return isActive || !choosesDie(table, seat) ? 0 : whole;
    default:
      return whole;
  }
}

function choosesDie({ agenda }: ReadonlyTable, seat: Seat): boolean {
  const steps = agenda.lanes[seat] ?? [];
  return steps.some((step) => (step.ask === 'die' || step.ask === 'hire') && step.role === 'other');
}

/** R13.8  Returns the Pope's points; null unless the game is a solo game. */
export function popesPoints({ figures, table }: PublicState): number | null {
  return table.ghost === null ? null : figures.pope[table.pope];
}

/** R13.4  Returns the Pope's space on a track; null for the Preacher's and if he does not play. */
export function popeOn({ ghost }: ReadonlyTable, track: Track): number | null {
  return ghost === null || track === 'preacher' ? null : ghost[track];
}
