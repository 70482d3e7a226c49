import { createHash, randomBytes } from 'node:crypto';
import { StoreError } from './errors.ts';

/** Returns a URL-safe id of 16 characters. Its 96 random bits make the link of a private table unguessable. */
export function newId(): string {
  return randomBytes(12).toString('base64url');
}

/** Returns a session id of 32 characters. It is a secret: anyone who has it is signed in as that person. */
export function newSessionId(): string {
  return randomBytes(24).toString('base64url');
}

export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}

/** Returns true if the text can be an id. Ids come from URLs and cookies; invalid ones are answered without a query. */
export function isId(text: string): boolean {
  return text.length <= 2048 && /^[\w-]+$/.test(text); // authenticators choose passkey ids, up to 1,023 bytes
}

/** The most ids in one statement. SQLite allows 32,766 parameters. */
export const MOST_IDS = 10_000;

/** Rejects NUL characters. PostgreSQL cannot store them in text, so SQLite does not either. */
export function checkedText(text: string): string {
  if (text.includes('\0')) throw new StoreError('malformed', 'cannot be stored: a NUL character in a text');
  return text;
}

export function toJson(value: unknown): string {
  const text: string | undefined = safely(() => JSON.stringify(value));
  if (text === undefined) throw new StoreError('malformed', 'cannot be stored: expected plain JSON');
  return text;
}

function safely<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined; // a circular reference or a bigint
  }
}

/** Throws `malformed` unless the number is whole, not negative and fits the 32-bit columns of PostgreSQL. */
export function checkedNumber(number: number): number {
  if (!Number.isInteger(number) || number < 0 || number > 2 ** 31 - 1)
    throw new StoreError('malformed', `cannot be stored: expected a whole number from 0 to 2147483647, got ${number}`);
  return number;
}
