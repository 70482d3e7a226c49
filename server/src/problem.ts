import type { Problem, ProblemCode } from '@signoria/protocol';
import { PROBLEMS } from '@signoria/protocol';
import { isStoreError } from './store/errors.ts';

/** An error that refuses a request with a reason for the client. */
export class Refusal extends Error {
  readonly code: ProblemCode;
  readonly path: string;
  /** Seconds until a retry, if known. */
  readonly retryAfter: number | undefined;

  constructor(code: ProblemCode, detail: string, path = '', retryAfter?: number) {
    super(detail);
    this.code = code;
    this.path = path;
    this.retryAfter = retryAfter;
  }
}

export function refuse(code: ProblemCode, detail: string, path = ''): never {
  throw new Refusal(code, detail, path);
}

/** Seconds until a retry after the store was unavailable. */
export const RETRY_AFTER = 5;

/** Returns the refusal that the client gets for an error, or undefined for an internal error. */
export function refusalOf(error: unknown): Refusal | undefined {
  if (error instanceof Refusal) return error;
  if (!isStoreError(error, 'storeUnavailable', 'newerStore')) return undefined;
  return new Refusal('notStored', 'the store is unavailable; try again later', '', RETRY_AFTER);
}

const TITLES: Readonly<Record<number, string>> = {
  400: 'Bad request',
  401: 'Not signed in',
  403: 'Not allowed',
  404: 'Not found',
  409: 'Not possible now',
  413: 'Too large',
  415: 'Not JSON',
  421: 'Unknown host name',
  429: 'Too many requests',
  500: 'Internal server error',
  503: 'Not available',
};

/** Returns a problem document (RFC 9457). */
export function problemOf(code: ProblemCode, detail: string, path = ''): Problem {
  const status = PROBLEMS[code];
  return { type: `urn:signoria:problem:${code}`, title: TITLES[status] ?? 'Problem', status, detail, code, path };
}
