/**
 * Kinds of inconsistencies of a stored table.
 * - `unreadable`: a value is not JSON, or the game or its options are unknown to the rules
 * - `sitters`: the people who find the table in their lists are not its host and players
 * - `seed`: the seed does not match the hash that was published when the table was created
 * - `log`: a decision is missing, decisions precede the start, or the snapshot lies beyond the end
 * - `illegal`: the rules do not allow a decision
 * - `snapshot`: the snapshot differs from the replayed position
 * - `asked`: the stored asked seats differ from those of the position
 * - `result`: the stored result differs from the scores
 */
export type FindingKind = 'unreadable' | 'sitters' | 'seed' | 'log' | 'illegal' | 'snapshot' | 'asked' | 'result';

export interface Finding {
  readonly kind: FindingKind;
  readonly message: string;
}
