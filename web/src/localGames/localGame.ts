import type { GameRecord } from '@signoria/engine';
import { readRecord } from '@signoria/engine';
import type { TableSeat } from '../table/seats.ts';
import { isTableSeat } from '../table/seats.ts';

/** A game of this browser as it is kept: the engine's record, and who sits where. */
export interface LocalGame {
  readonly id: string;
  readonly seats: readonly TableSeat[];
  readonly record: GameRecord<unknown>;
  readonly over: boolean;
}

/** Reads what was saved; null when it is no game of ours or cannot be played any more. */
export function readLocalGame(input: unknown): LocalGame | null {
  if (typeof input !== 'object' || input === null) return null;
  const { id, seats, record, over } = input as Record<string, unknown>;
  const read = readRecord(record);
  if (typeof id !== 'string' || !Array.isArray(seats) || !seats.every(isTableSeat) || !read.ok) return null;
  return seats.length === read.value.seats ? { id, seats, record: read.value, over: over === true } : null;
}
