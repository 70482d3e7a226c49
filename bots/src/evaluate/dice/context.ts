import type { Figures, ReadonlyPlayer, ReadonlyState, ReadonlyTable } from '@signoria/dice';
import { DICE_A_TURN, phaseName, roundsFor } from '@signoria/dice';
import type { Seat } from '@signoria/engine';
import { at } from '@signoria/engine';
import type { Rows } from './rows.ts';
import type { Weights } from './weights.ts';

/** A position as one seat evaluates it: the weights, the seat's components and the dice it has left. */
export interface EvaluationContext {
  readonly weights: Weights;
  readonly rows: Rows;
  readonly figures: Figures;
  readonly player: ReadonlyPlayer;
  /** Bit sets of the artworks completed and of the buildings built. */
  readonly completed: number;
  readonly built: number;
  /** The numbers of artworks completed in the Palazzo and in the Chiesa. */
  readonly palazzo: number;
  readonly chiesa: number;
  /** Rounds after this one; an income precedes each. */
  readonly rounds: number;
  /** The number of dice this player will still use, including this turn's. */
  readonly dice: number;
  /** The share of the worth of goods that can still be used: 1 with at least 8 dice left, down to 0 with none. */
  readonly time: number;
}

export function contextOf(
  weights: Weights,
  rows: Rows,
  { figures, table }: ReadonlyState,
  seat: Seat,
): EvaluationContext {
  const seats = table.players.length;
  const rounds = roundsFor(figures, seats) - table.round;
  const dice = diceThisRound(table, seat) + rounds * (DICE_A_TURN + Math.max(1, seats - 1));
  const player = at(table.players, seat);
  let completed = 0;
  let palazzo = 0;
  for (const { artwork } of player.artworks) {
    const index = rows.artworkIndex[artwork];
    completed |= 1 << index;
    if (at(rows.artworks, index).isPalazzo) palazzo++;
  }
  let built = 0;
  for (const building of player.rione) built |= 1 << rows.buildingIndex[building];
  const chiesa = player.artworks.length - palazzo;
  const time = Math.min(1, dice / 8);
  return { weights, rows, figures, player, completed, built, palazzo, chiesa, rounds, dice, time };
}

function diceThisRound(table: ReadonlyTable, seat: Seat): number {
  const seats = table.players.length;
  const turns = Math.max(2, seats);
  let dice = diceThisTurn(table, seat);
  for (let turn = table.turn + 1; turn < turns; turn++)
    dice += seats > 1 && (table.firstPlayer + turn) % seats === seat ? DICE_A_TURN : 1;
  return dice;
}

function diceThisTurn(table: ReadonlyTable, seat: Seat): number {
  if (table.active === seat) return phaseName(table) === 'active' ? DICE_A_TURN - table.used.length : 0;
  if (phaseName(table) !== 'others') return 1;
  for (const step of table.agenda.lanes[seat] ?? []) if (step.ask === 'die' && step.role === 'other') return 1;
  return 0;
}
