import { createHash, randomBytes } from 'node:crypto';
import { StoreError } from './errors.ts';

/** 16 characters, safe in an address: 96 bits, so that a table by link cannot be guessed. */
export function newId(): string {
  return randomBytes(12).toString('base64url');
}

/** 32 characters: whoever has it is that person. */
export function newSecret(): string {
  return randomBytes(24).toString('base64url');
}

export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}

/** Ids come from addresses and cookies; what cannot be one is answered without asking the database. */
export function isId(text: string): boolean {
  return text.length <= 2048 && /^[\w-]+$/.test(text); // an authenticator chooses its own, up to 1,023 bytes
}

/** How many go into one statement; SQLite takes 32,766 parameters. */
export const MOST_IDS = 10_000;

/** PostgreSQL keeps no NUL in a text; so that both stores agree, neither does SQLite. */
export function checkedText(text: string): string {
  if (text.includes('\0')) throw new StoreError('malformed', 'cannot be kept: a NUL character in a text');
  return text;
}

export function toJson(value: unknown): string {
  const text: string | undefined = safely(() => JSON.stringify(value));
  if (text === undefined) throw new StoreError('malformed', 'cannot be kept: expected plain JSON');
  return text;
}

function safely<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined; // a circle, a bigint
  }
}

/** A row's place in a log. */
export function checkedNumber(number: number): number {
  if (!Number.isInteger(number) || number < 0 || number > 2 ** 31 - 1)
    throw new StoreError('malformed', `cannot be kept: ${number} is no number of a log`);
  return number;
}
