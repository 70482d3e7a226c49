import { BOT_LEVELS, OFFERED_LEVELS } from '@signoria/bots/levels';
import type { Family } from './families.ts';
import { isFamily } from './families.ts';

/** Kinds of players: a person, or a bot of some level. */
export const PLAYER_KINDS = ['person', ...BOT_LEVELS] as const;
export type PlayerKind = (typeof PLAYER_KINDS)[number];
/** The kinds that can be chosen for a new table. */
export const OFFERED_PLAYERS = ['person', ...OFFERED_LEVELS] as const satisfies readonly PlayerKind[];

export interface TableSeat {
  readonly playerKind: PlayerKind;
  readonly name: string;
  readonly family: Family;
}

/** The part of a seat that lists show. */
export type ShownSeat = Pick<TableSeat, 'name' | 'family'>;

/** Parses the seats of a saved game, a file or a saved set-up. Returns null if one of them is invalid. */
export function readTableSeats(input: unknown): readonly TableSeat[] | null {
  if (!Array.isArray(input)) return null;
  const seats = input.map(readTableSeat);
  return seats.every((seat) => seat !== null) ? seats : null;
}

function readTableSeat(input: unknown): TableSeat | null {
  if (typeof input !== 'object' || input === null) return null;
  const { sitter, playerKind = sitter, name, family } = input as Record<string, unknown>; // `sitter` in earlier versions
  const kind = PLAYER_KINDS.find((one) => one === playerKind);
  return kind !== undefined && typeof name === 'string' && isFamily(family) ? { playerKind: kind, name, family } : null;
}

const NAMES = ['Lorenzo', 'Giulia', 'Filippo', 'Agnolo', 'Bianca'] as const;

/** Returns the default player name of a seat. */
export function nameAt(seat: number): string {
  return NAMES[seat] ?? String(seat + 1);
}
