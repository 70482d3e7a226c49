/** What can be wrong with a move that comes from outside. The list is closed: whoever shows errors can show them all. */
export const MOVE_ERRORS = ['notPending', 'notLegal', 'staleVersion', 'malformed'] as const;
export type MoveError = (typeof MOVE_ERRORS)[number];

/** What can be wrong with a record, with options or with figures that come from outside. */
export const INPUT_ERRORS = ['malformed', 'otherGame', 'otherVersion', 'edited', 'outOfRange'] as const;
export type InputError = (typeof INPUT_ERRORS)[number];

/** What a value from outside should have been. This list is closed, too: a page can say all of it in any language. */
export const EXPECTATIONS = {
  flag: 'expected true or false, got {got}',
  text: 'expected a text, got {got}',
  list: 'expected a list, got {got}',
  object: 'expected an object, got {got}',
  atLeast: 'expected a whole number of at least {min}, got {got}',
  between: 'expected a whole number from {min} to {max}, got {got}',
  multiple: 'expected a multiple of {unit}, the smallest coin, got {got}',
  oneOf: 'expected one of {choices}, got {got}',
  fewer: 'expected at least {least}, got {got}',
  more: 'expected at most {most}, got {got}',
  unknown: 'unknown; expected {known}',
  missing: 'is missing',
  scarce: 'asks for {needed}, but there are {there} {what}',
} as const;
export type Expectation = keyof typeof EXPECTATIONS;
type Values = Readonly<Record<string, string | number>>;

export interface Failure<Code extends string> {
  readonly code: Code;
  /** Where the offending value stands, as in `figures.cards.casa.cost.wood`; empty when it is the whole. */
  readonly path: string;
  /** For people: what was expected. */
  readonly message: string;
  /** The same as data, where it is one of the list. */
  readonly expected?: { readonly what: Expectation; readonly values: Values };
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

/** The same for a value that should have been something else. */
export function unmet<Code extends string>(
  code: Code,
  what: Expectation,
  values: Values,
  path: string,
): { readonly ok: false; readonly error: Failure<Code> } {
  const message = EXPECTATIONS[what].replace(/\{(\w+)\}/g, (_, hole: string) => String(values[hole]));
  return { ok: false, error: { code, path, message, expected: { what, values } } };
}

/** For the house's own mistakes, which no user can cause: stop at once and say what broke. */
export function broken(message: string): never {
  throw new Error(message);
}
