import type { Seed } from '@signoria/engine';
import type { Clock, Status, Visibility } from '@signoria/protocol';

/** Who sits in a seat, or is awaited there. */
export interface SeatData {
  readonly kind: 'person' | 'open' | 'invited' | 'bot' | 'local';
  readonly name: string | null;
  readonly person: string | null;
  readonly level: string | null;
  /** A bot plays until the person returns. */
  readonly away: boolean;
  /** Away because their time ran out. */
  readonly late: boolean;
}

/** Everything about a table but its decisions: what the store keeps and the lobby shows. Never changed, only replaced. */
export interface TableData {
  readonly id: string;
  readonly game: string;
  readonly rulesVersion: number;
  readonly options: unknown;
  readonly seats: readonly SeatData[];
  readonly visibility: Visibility;
  readonly clock: Clock;
  readonly status: Status;
  readonly host: string | null;
  readonly createdAt: number;
  /** Never leaves the server before the table is over. */
  readonly seed: Seed;
  readonly invite: string;
  /** The table that plays on after this one. */
  readonly rematch: string | null;
}

/** A table before the store has given it an id. */
export type NewTableData = Omit<TableData, 'id' | 'status' | 'createdAt' | 'invite' | 'rematch'>;
