import type { Seed } from '@signoria/engine';
import type { Clock, Status, Visibility } from '@signoria/protocol';

/** The occupant of a seat, or the kind of occupant it waits for. */
export interface SeatData {
  readonly kind: 'person' | 'open' | 'invited' | 'bot' | 'local';
  readonly name: string | null;
  readonly person: string | null;
  readonly level: string | null;
  /** True while a bot plays until the person returns. */
  readonly away: boolean;
  /** True if the person is away because their time ran out. */
  readonly late: boolean;
}

/** All data of a table except its decisions. Immutable: changes replace the object. */
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
  /** Must not leave the server before the table is over. */
  readonly seed: Seed;
  readonly invite: string;
  /** The id of the rematch that follows this table. */
  readonly rematch: string | null;
}

/** A table before the store has given it an id. */
export type NewTableData = Omit<TableData, 'id' | 'status' | 'createdAt' | 'invite' | 'rematch'>;
