import type { Schema } from '../../store/schema.ts';

/** Leases and nodes belong to running servers and are not moved. */
export type MovedName = Exclude<keyof Schema, 'nodes' | 'leases'>;

type Columns = { readonly [T in MovedName]: { readonly [C in keyof Schema[T]]: 'key' | 'value' } };

/** Every column of every table that is moved. Tables come after those that their foreign keys reference. */
const COLUMNS: Columns = {
  people: { id: 'key', name: 'value', guest: 'value', created_at: 'value' },
  credentials: {
    id: 'key',
    person: 'value',
    public_key: 'value',
    counter: 'value',
    transports: 'value',
    created_at: 'value',
    used_at: 'value',
  },
  challenges: { challenge: 'key', expires_at: 'value' },
  sessions: { id_hash: 'key', person: 'value', expires_at: 'value' },
  tables: {
    id: 'key',
    game: 'value',
    rules_version: 'value',
    options: 'value',
    host: 'value',
    seats: 'value',
    visibility: 'value',
    clock: 'value',
    seed: 'value',
    seed_hash: 'value',
    status: 'value',
    created_at: 'value',
    started_at: 'value',
    ended_at: 'value',
    rematch_of: 'value',
    epoch: 'value',
    listed: 'value',
  },
  sitters: { person: 'key', table_id: 'key', created_at: 'value', is_over: 'value' },
  asked: { table_id: 'key', seats: 'value' },
  due: { table_id: 'key', at: 'value' },
  settings: { name: 'key', value: 'value' },
  decisions: { table_id: 'key', number: 'key', seat: 'value', move: 'value', at: 'value' },
  snapshots: { table_id: 'key', version: 'value', rules_version: 'value', state: 'value' },
  chat: { table_id: 'key', number: 'key', person: 'value', text: 'value', at: 'value' },
  results: { table_id: 'key', seat: 'key', person: 'value', lines: 'value', rank: 'value' },
};

export interface MovedTable {
  readonly name: MovedName;
  readonly columns: readonly string[];
  readonly key: readonly string[];
}

export const MOVED: readonly MovedTable[] = Object.entries(COLUMNS).map(([name, columns]) => ({
  name: name as MovedName,
  columns: Object.keys(columns),
  key: Object.entries(columns).flatMap(([column, role]) => (role === 'key' ? [column] : [])),
}));
