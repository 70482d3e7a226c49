import type { DestinationStream, Logger } from 'pino';
import { destination, pino, stdTimeFunctions } from 'pino';

const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

const STDERR = 2;

/** Creates the log: one JSON object per line on stderr. Only the start message goes to stdout. */
export function newLog(level: LogLevel, stream: DestinationStream = destination({ dest: STDERR, sync: true })): Logger {
  return pino(
    {
      level,
      base: { pid: process.pid },
      timestamp: stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      serializers: { err: describeError },
    },
    stream,
  );
}

export function readLogLevel(text: string | undefined): LogLevel {
  if (text === undefined || text === '') return 'warn';
  const level = LOG_LEVELS.find((one) => one === text);
  if (level === undefined) throw new Error(`LOG_LEVEL: expected one of ${LOG_LEVELS.join(', ')}, got ${text}`);
  return level;
}

/** Maximum number of log entries per failure and time window: a store outage must not fill the disk. */
const MOST_LOGGED = 20;
const WINDOW_MS = 10_000;

/** Returns a function that logs failures that no player caused, with a rate limit per failure. */
export function reportTo(log: Logger, now = () => performance.now()): (what: string, error: unknown) => void {
  let times = new Map<string, number>();
  let since = now();
  return (what, error) => {
    if (now() - since > WINDOW_MS) {
      for (const [where, count] of times)
        if (count > MOST_LOGGED) log.error({ count: count - MOST_LOGGED }, `repeated error: ${withoutSecrets(where)}`);
      times = new Map();
      since = now();
    }
    const where = locationOf(error);
    const count = (times.get(where) ?? 0) + 1;
    times.set(where, count);
    if (count <= MOST_LOGGED) log.error({ err: error }, withoutSecrets(what));
  };
}

/** Returns the name of an error and the top frame of its stack. */
function locationOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const [, line = ''] = /^ +at (.+)$/m.exec(error.stack ?? '') ?? [];
  return `${error.name} at ${line}`;
}

interface DescribedError {
  readonly type: string;
  readonly message: string;
  readonly code?: string;
  readonly stack?: string;
  readonly cause?: DescribedError;
}

/** Serializes an error with an allowlist of fields: drivers attach row values, which must not reach the log. */
function describeError(error: unknown): DescribedError {
  if (!(error instanceof Error)) return { type: typeof error, message: withoutSecrets(String(error)) };
  const { name, message, stack, cause } = error;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  return {
    type: name,
    message: withoutSecrets(message),
    ...(code !== undefined && { code }),
    ...(stack !== undefined && { stack: withoutSecrets(stack) }),
    ...(cause instanceof Error && { cause: describeError(cause) }),
  };
}

/** Patterns that redact secrets quoted by errors. */
const SECRETS: readonly (readonly [RegExp, string])[] = [
  [/[{[]\s*["{[].*[}\]]/g, '[hidden]'], // JSON: a move, a hand, a row
  [/(\w+:\/\/)[^\s/@]*@/g, '$1[hidden]@'], // user and password of a database URL
  [/\b(signoria[\w-]*=)[^;\s"']+/gi, '$1[hidden]'], // cookies
  [/\b(invite|token|secret|seed|password|authorization|cookie)(["']?\s*[:=]\s*["']?)[^\s"',;&}]+/gi, '$1$2[hidden]'],
  [/(?<![0-9a-f])[0-9a-f]{32}(?![0-9a-f])/gi, '[hidden]'], // seeds
];

export function withoutSecrets(text: string): string {
  return SECRETS.reduce((clean, [pattern, instead]) => clean.replace(pattern, instead), text);
}
