/**
 * What can be wrong with a table.
 * - `unreadable`: a value that is no JSON, a game or options that its rules do not know
 * - `sitters`: who is found at the table is not who sits there
 * - `seed`: not the one that was promised when the table was set up
 * - `log`: a decision is missing, or there are some where none can be
 * - `illegal`: a decision that the rules do not allow
 * - `snapshot`: not the position that the log leads to, or beyond its end
 * - `asked`: others are called than the position asks
 * - `result`: not what the rules count
 */
export type FindingKind = 'unreadable' | 'sitters' | 'seed' | 'log' | 'illegal' | 'snapshot' | 'asked' | 'result';

export interface Finding {
  readonly kind: FindingKind;
  readonly message: string;
}
