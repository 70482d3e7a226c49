import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Logger } from 'pino';
import { newLog, readLogLevel, reportTo } from './log.ts';
import type { RunningServer } from './start.ts';
import { startServer } from './start.ts';

/** The server as a program of its own; docs/operations.md lists the variables that say how it runs. */
const DEFAULT_PORT = 3000;

/** How long finishing what was begun may take, in milliseconds, after the load balancer had its time. */
const LONGEST_CLOSE = 20_000;
const LONGEST_DRAIN = 600; // seconds

async function main(env: NodeJS.ProcessEnv): Promise<void> {
  const log = newLog(readLogLevel(env.LOG_LEVEL));
  const drainMs = 1000 * readNumber('DRAIN_SECONDS', env.DRAIN_SECONDS, 0, LONGEST_DRAIN);
  const server = await startServer({
    port: readNumber('PORT', env.PORT, DEFAULT_PORT, 65_535),
    host: env.HOST || '127.0.0.1',
    dataDir: env.DATA_DIR || 'data',
    webDir: fileURLToPath(new URL('../../web/dist', import.meta.url)), // the same from src and from the bundle
    origins: (env.ORIGINS ?? '').split(',').filter((origin) => origin !== ''),
    ...(env.DATABASE_URL && { databaseUrl: env.DATABASE_URL }),
    ...(env.SECRET && { secret: env.SECRET }),
    ...(env.METRICS_TOKEN && { metricsToken: env.METRICS_TOKEN }),
    report: reportTo(log),
  });
  // A passkey needs a name to belong to: browsers refuse to make one for 127.0.0.1.
  const address = env.HOST ? server.address : server.address.replace('127.0.0.1', 'localhost');
  process.stdout.write(`Signoria is at ${address}\n`);
  log.info({ port: server.port }, 'started');
  closeOnSignal(server, drainMs, log);
}

/** A load balancer has `drainMs` to notice that we are not ready any more. A second signal ends the process at once. */
function closeOnSignal(server: RunningServer, drainMs: number, log: Logger): void {
  const close = (signal: NodeJS.Signals) => {
    log.info({ signal }, 'closing');
    setTimeout(() => {
      log.fatal('closing took too long; what was acknowledged is stored');
      process.exit(1);
    }, drainMs + LONGEST_CLOSE).unref();
    server.drain();
    wait(drainMs)
      .then(() => server.close())
      .then(() => {
        log.info('closed');
        process.exit(0);
      })
      .catch(stop);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, close);
}

function readNumber(name: string, text: string | undefined, usual: number, most: number): number {
  if (text === undefined || text === '') return usual;
  const number = Number(text);
  if (!/^\d+$/.test(text) || number > most)
    throw new Error(`${name}: expected a number from 0 to ${most}, got ${text}`);
  return number;
}

/** One line for whoever started it; the trace is for mistakes of ours alone. */
function stop(error: unknown): void {
  process.stderr.write(`signoria: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}

await main(process.env).catch(stop);
