import type { GameRecord } from '@signoria/engine';
import { readRecord } from '@signoria/engine';
import type { TableSeat } from '../table/seats.ts';
import { readTableSeats } from '../table/seats.ts';
import type { UncountedReason } from '../table/tableTypes.ts';
import { UNCOUNTED_REASONS } from '../table/tableTypes.ts';

/** Hints of a game in this browser. */
export interface HintUse {
  readonly isAllowed: boolean;
  /** The number of decisions for which a hint was shown; null if unknown: in games of files or earlier versions. */
  readonly asked: number | null;
  /** The version of the position of the latest hint; null before the first one, after its undo, or if unknown. */
  readonly askedAt: number | null;
}

/** A game of this browser as saved: the engine's record, and the players by seat. */
export interface LocalGame {
  readonly id: string;
  readonly seats: readonly TableSeat[];
  readonly record: GameRecord<unknown>;
  readonly over: boolean;
  /** The reasons why the game does not count for best scores, under their stored key. */
  readonly notes: readonly UncountedReason[];
  readonly hints: HintUse;
}

/** Parses a saved game. Returns null if its format is invalid; `openTable` checks whether the rules still accept it. */
export function readLocalGame(input: unknown): LocalGame | null {
  if (typeof input !== 'object' || input === null) return null;
  const { id, seats, record, over, notes, hints } = input as Record<string, unknown>;
  const read = readRecord(record);
  const players = readTableSeats(seats);
  if (typeof id !== 'string' || players === null || !read.ok || players.length !== read.value.seats) return null;
  return {
    id,
    seats: players,
    record: read.value,
    over: over === true,
    notes: readUncountedReasons(notes),
    hints: readHints(hints),
  };
}

/** Reads the reasons why a game does not count; games of earlier versions have none. */
export function readUncountedReasons(input: unknown): readonly UncountedReason[] {
  return Array.isArray(input) ? UNCOUNTED_REASONS.filter((reason) => input.includes(reason)) : [];
}

function readHints(input: unknown): HintUse {
  const { isAllowed, asked, askedAt } = (input ?? {}) as Record<string, unknown>;
  const numberIn = (value: unknown) => (typeof value === 'number' ? value : null);
  return { isAllowed: isAllowed !== false, asked: numberIn(asked), askedAt: numberIn(askedAt) };
}
