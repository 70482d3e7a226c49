/** What can be wrong with a move that comes from outside. The list is closed: whoever shows errors can show them all. */
export const MOVE_ERRORS = ['notPending', 'notLegal', 'staleVersion', 'malformed'] as const;
export type MoveError = (typeof MOVE_ERRORS)[number];

/** What can be wrong with a record, with options or with figures that come from outside. */
export const INPUT_ERRORS = ['malformed', 'otherGame', 'otherVersion', 'edited', 'outOfRange'] as const;
export type InputError = (typeof INPUT_ERRORS)[number];

export interface Failure<Code extends string> {
  readonly code: Code;
  /** Where the offending value stands, as in `figures.cards.casa.cost.wood`; empty when it is the whole. */
  readonly path: string;
  /** For people: what was expected. */
  readonly message: string;
}

export type Result<T, Code extends string> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: Failure<Code> };

export function ok<T>(value: T): { readonly ok: true; readonly value: T } {
  return { ok: true, value };
}

export function fail<Code extends string>(
  code: Code,
  message: string,
  path = '',
): { readonly ok: false; readonly error: Failure<Code> } {
  return { ok: false, error: { code, path, message } };
}

/** For the house's own mistakes, which no user can cause: stop at once and say what broke. */
export function broken(message: string): never {
  throw new Error(message);
}
