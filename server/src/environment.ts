import { fileURLToPath } from 'node:url';
import { ANALYSIS_SAMPLES } from '@signoria/bots/analysis';
import { LIMITS } from './limits.ts';
import { SOCKET_LIMITS } from './socket/openSockets.ts';
import type { ServerOptions } from './start.ts';
import { FILES_PER_MINUTE, REQUESTS_PER_MINUTE } from './start.ts';

const DEFAULT_PORT = 3000;
const LARGEST_VALUE = 1_000_000;
/** The analysis of a decision needs at least this number of samples. */
const LEAST_SAMPLES = 4;

/** Reads the server's options from environment variables; docs/operations.md lists them. */
export function optionsFrom(env: NodeJS.ProcessEnv): ServerOptions {
  return {
    port: readNumber(env, 'PORT', DEFAULT_PORT, 65_535),
    host: env.HOST || '127.0.0.1',
    dataDir: env.DATA_DIR || 'data',
    webDir: fileURLToPath(new URL('../../web/dist', import.meta.url)), // the same path from src and from the bundle
    origins: readList(env.ORIGINS),
    trustProxy: readList(env.TRUST_PROXY),
    requestsPerMinute: readNumber(env, 'REQUESTS_PER_MINUTE', REQUESTS_PER_MINUTE, LARGEST_VALUE),
    filesPerMinute: readNumber(env, 'FILES_PER_MINUTE', FILES_PER_MINUTE, LARGEST_VALUE),
    sockets: {
      perAddress: readNumber(env, 'SOCKETS_PER_ADDRESS', SOCKET_LIMITS.perAddress, LARGEST_VALUE),
      perPerson: readNumber(env, 'SOCKETS_PER_PERSON', SOCKET_LIMITS.perPerson, LARGEST_VALUE),
    },
    analysisSamples: readNumber(env, 'ANALYSIS_SAMPLES', ANALYSIS_SAMPLES, LARGEST_VALUE, LEAST_SAMPLES),
    limits: {
      work: {
        ...LIMITS.work,
        address: readNumber(env, 'WORK_PER_ADDRESS', LIMITS.work.address, LARGEST_VALUE),
        person: readNumber(env, 'WORK_PER_PERSON', LIMITS.work.person, LARGEST_VALUE),
      },
      analyses: {
        ...LIMITS.analyses,
        person: readNumber(env, 'ANALYSES_PER_PERSON', LIMITS.analyses.person, LARGEST_VALUE),
      },
    },
    ...(env.DATABASE_URL && { databaseUrl: env.DATABASE_URL }),
    ...(env.REDIS_URL && { redisUrl: env.REDIS_URL }),
    ...(env.PUBLIC_URL && { publicUrl: env.PUBLIC_URL }),
    ...(env.SECRET && { secret: env.SECRET }),
    ...(env.METRICS_TOKEN && { metricsToken: env.METRICS_TOKEN }),
  };
}

export function readNumber(env: NodeJS.ProcessEnv, name: string, fallback: number, max: number, min = 0): number {
  const text = env[name];
  if (text === undefined || text === '') return fallback;
  const number = Number(text);
  if (!/^\d+$/.test(text) || number < min || number > max)
    throw new Error(`${name}: expected a number from ${min} to ${max}, got ${text}`);
  return number;
}

/** Reads a comma-separated list. */
function readList(text = ''): readonly string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}
