import type { Card, ReadonlyPlayer, ReadonlyState, ReadonlyTable } from '@signoria/card';
import { ACTIONS, markerAt, ROUNDS } from '@signoria/card';
import type { Seat } from '@signoria/engine';
import { at } from '@signoria/engine';
import type { CardRow, Rows } from './rows.ts';
import type { Weights } from './weights.ts';

/** A position as one seat evaluates it: the weights, the seat's components and the actions it has left. */
export interface EvaluationContext {
  readonly weights: Weights;
  readonly rows: Rows;
  readonly player: ReadonlyPlayer;
  readonly hand: readonly Card[];
  /** Rounds after this one; an income precedes each. */
  readonly rounds: number;
  /** Actions left in this round, and in the whole game. */
  readonly actionsThisRound: number;
  readonly actions: number;
  /** The index of the marker's space. */
  readonly space: number;
  /** The future yield of the cards in front of the player. */
  readonly standing: number;
  /** R4.7 */
  readonly hasPreacher: boolean;
  /** R11.3  The number of kinds in the incomplete set: 0 to 2. */
  readonly setParts: number;
}

/** Computes the context in one pass through the cards in front of the player. `hand` is empty if it is not known. */
export function contextOf(
  weights: Weights,
  rows: Rows,
  { table }: Pick<ReadonlyState, 'table'>,
  seat: Seat,
  hand: readonly Card[],
): EvaluationContext {
  const player = at(table.players, seat);
  const rounds = ROUNDS - table.round;
  const space = markerAt(table);
  let standing = 0;
  let extras = 0;
  let extrasNow = 0;
  let hasPreacher = false;
  let palaces = 0;
  let churches = 0;
  let districts = 0;
  for (const card of player.built) {
    const row = rows.cards[card];
    standing += futureYield(row, rounds, space);
    if (row.extraSpace >= 0) extras++;
    if (row.extraSpace > space) extrasNow++;
    if (row.isPreacher) hasPreacher = true;
    if (row.setKind === 'palace') palaces++;
    else if (row.setKind === 'church') churches++;
    else if (row.setKind === 'districtBuilding') districts++;
  }
  const whole = Math.min(palaces, churches, districts);
  const setParts = (palaces > whole ? 1 : 0) + (churches > whole ? 1 : 0) + (districts > whole ? 1 : 0);
  const common = Math.max(0, ACTIONS - 1 - space);
  const actionsThisRound = (isAsked(table, seat) ? 1 : 0) + common + extrasNow;
  const actions = actionsThisRound + rounds * (ACTIONS + extras);
  return { weights, rows, player, hand, rounds, actionsThisRound, actions, space, standing, hasPreacher, setParts };
}

/** Returns the yield of a card over the rest of the game. */
export function futureYield({ eachRound, thisRound }: CardRow, rounds: number, space: number): number {
  return rounds * eachRound + (space < ACTIONS ? thisRound : 0);
}

function isAsked({ agenda }: ReadonlyTable, seat: Seat): boolean {
  for (const step of agenda.steps) if (step.ask === 'action' && step.seat === seat) return true;
  return false;
}
