import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';
import { optionsFrom, readNumber } from './environment.ts';
import { newLog, readLogLevel, reportTo } from './log.ts';
import type { RunningServer } from './start.ts';
import { startServer } from './start.ts';

/** Maximum duration of closing in milliseconds, after the drain. */
const LONGEST_CLOSE_MS = 20_000;
const LONGEST_DRAIN_SECONDS = 600;
const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

/** Runs the server as a program of its own. */
async function main(env: NodeJS.ProcessEnv): Promise<void> {
  const log = newLog(readLogLevel(env.LOG_LEVEL));
  const drainMs = 1000 * readNumber(env, 'DRAIN_SECONDS', 0, LONGEST_DRAIN_SECONDS);
  const server = await startServer({ ...optionsFrom(env), report: reportTo(log) });
  // Browsers refuse to create passkeys for 127.0.0.1 but accept localhost.
  const address = env.HOST ? server.address : server.address.replace('127.0.0.1', 'localhost');
  process.stdout.write(`Signoria is at ${address}\n`);
  log.info({ port: server.port }, 'started');
  if (env.DATABASE_URL && !env.REDIS_URL)
    log.info('no REDIS_URL: fine for one server on this PostgreSQL; several servers need it');
  closeOnSignal(server, drainMs, log);
}

/** Drains for `drainMs`, so that load balancers can react, and closes. A second signal ends the process at once. */
function closeOnSignal(server: RunningServer, drainMs: number, log: Logger): void {
  const close = (signal: NodeJS.Signals) => {
    for (const one of SIGNALS) process.off(one, close);
    log.info({ signal }, 'closing');
    setTimeout(() => {
      log.fatal('closing timed out; all acknowledged moves are stored');
      process.exit(1);
    }, drainMs + LONGEST_CLOSE_MS).unref();
    server.drain();
    wait(drainMs)
      .then(() => server.close())
      .then(() => {
        log.info('closed');
        process.exit(0);
      })
      .catch(stop);
  };
  for (const signal of SIGNALS) process.on(signal, close);
}

/** Prints an error without its stack and ends the process. */
function stop(error: unknown): void {
  process.stderr.write(`signoria: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}

await main(process.env).catch(stop);
