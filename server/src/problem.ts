import type { Problem, ProblemCode } from '@signoria/protocol';
import { PROBLEMS } from '@signoria/protocol';
import { isStoreError } from './store/errors.ts';

/** A request that cannot be served, for a reason the one who asked can read. */
export class Refusal extends Error {
  readonly code: ProblemCode;
  readonly path: string;
  /** In how many seconds it may be asked for again, if that is known. */
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

/** How long to wait before asking a store again that did not answer, in seconds. */
export const RETRY_AFTER = 5;

/** What somebody is told of an error; undefined when it is a mistake of ours, which is none of their business. */
export function refusalOf(error: unknown): Refusal | undefined {
  if (error instanceof Refusal) return error;
  if (!isStoreError(error, 'storeUnavailable', 'newerStore')) return undefined;
  return new Refusal('notStored', 'this cannot be kept at the moment; try again later', '', RETRY_AFTER);
}

const TITLES: Readonly<Record<number, string>> = {
  400: 'Bad request',
  401: 'Not signed in',
  403: 'Not allowed',
  404: 'Not found',
  409: 'Not possible now',
  413: 'Too large',
  415: 'Not JSON',
  421: 'Not our address',
  429: 'Too many requests',
  500: 'Our mistake',
  503: 'Not available',
};

/** RFC 9457. */
export function problemOf(code: ProblemCode, detail: string, path = ''): Problem {
  const status = PROBLEMS[code];
  return { type: `urn:signoria:problem:${code}`, title: TITLES[status] ?? 'Problem', status, detail, code, path };
}
