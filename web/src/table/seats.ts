import { BOT_LEVELS, OFFERED_LEVELS } from '@signoria/bots/levels';
import type { Family } from './families.ts';
import { isFamily } from './families.ts';

/** Kinds of players: a person, or a bot of some level. */
export const PLAYER_KINDS = ['person', ...BOT_LEVELS] as const;
export type PlayerKind = (typeof PLAYER_KINDS)[number];
/** The kinds that can be chosen for a new table. */
export const OFFERED_PLAYERS = ['person', ...OFFERED_LEVELS] as const satisfies readonly PlayerKind[];

export interface TableSeat {
  readonly sitter: PlayerKind;
  readonly name: string;
  readonly family: Family;
}

/** The part of a seat that lists show. */
export type ShownSeat = Pick<TableSeat, 'name' | 'family'>;

export function isTableSeat(input: unknown): input is TableSeat {
  if (typeof input !== 'object' || input === null) return false;
  const { sitter, name, family } = input as Record<string, unknown>;
  return (PLAYER_KINDS as readonly unknown[]).includes(sitter) && typeof name === 'string' && isFamily(family);
}

const NAMES = ['Lorenzo', 'Giulia', 'Filippo', 'Agnolo', 'Bianca'] as const;

/** Returns the default player name of a seat. */
export function nameAt(seat: number): string {
  return NAMES[seat] ?? String(seat + 1);
}
