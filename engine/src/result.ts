/** Errors of a move that comes from outside. The list is closed, so a user interface can show all of them. */
const MOVE_ERRORS = ['notPending', 'notLegal', 'staleVersion', 'malformed'] as const;
export type MoveError = (typeof MOVE_ERRORS)[number];

/** Errors of a record, of options or of figures that come from outside. */
const INPUT_ERRORS = ['malformed', 'otherGame', 'otherVersion', 'edited', 'outOfRange'] as const;
export type InputError = (typeof INPUT_ERRORS)[number];

/** Messages for values from outside that are not as expected. This list is closed, too, so a page can translate all. */
export const EXPECTATIONS = {
  flag: 'expected true or false, got {got}',
  text: 'expected a text, got {got}',
  list: 'expected a list, got {got}',
  object: 'expected an object, got {got}',
  atLeast: 'expected a whole number of at least {min}, got {got}',
  between: 'expected a whole number from {min} to {max}, got {got}',
  multiple: 'expected a multiple of {unit}, the smallest coin, got {got}',
  oneOf: 'expected one of {choices}, got {got}',
  listAtLeast: 'expected at least {least}, got {got}',
  listAtMost: 'expected at most {most}, got {got}',
  unknown: 'unknown; expected {known}',
  missing: 'is missing',
  scarce: 'asks for {needed}, but there are {there} {what}',
} as const;
export type Expectation = keyof typeof EXPECTATIONS;
type Values = Readonly<Record<string, string | number>>;

export interface Failure<Code extends string> {
  readonly code: Code;
  /** The path of the offending value, as in `figures.cards.casa.cost.wood`; empty for the whole input. */
  readonly path: string;
  /** The expectation that was not met, for people. */
  readonly message: string;
  /** The same as data, if the message is in `EXPECTATIONS`. */
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

/** Builds the error for a value that is not as expected. */
export function unmet<Code extends string>(
  code: Code,
  what: Expectation,
  values: Values,
  path: string,
): { readonly ok: false; readonly error: Failure<Code> } {
  const message = EXPECTATIONS[what].replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]));
  return { ok: false, error: { code, path, message, expected: { what, values } } };
}

/** Throws on a programming error, which no user can cause. */
export function unreachable(message: string): never {
  throw new Error(message);
}
