import { fileURLToPath } from 'node:url';
import { startServer } from './start.ts';

/** The server as a program of its own. PORT, HOST, DATA_DIR, DATABASE_URL, ORIGINS and SECRET say how it runs. */
const DEFAULT_PORT = 3000;

async function main(env: NodeJS.ProcessEnv): Promise<void> {
  const server = await startServer({
    port: readPort(env.PORT),
    host: env.HOST || '127.0.0.1',
    dataDir: env.DATA_DIR || 'data',
    webDir: fileURLToPath(new URL('../../web/dist', import.meta.url)), // the same from src and from the bundle
    origins: (env.ORIGINS ?? '').split(',').filter((origin) => origin !== ''),
    ...(env.DATABASE_URL && { databaseUrl: env.DATABASE_URL }),
    ...(env.SECRET && { secret: env.SECRET }),
  });
  // A passkey needs a name to belong to: browsers refuse to make one for 127.0.0.1.
  const address = env.HOST ? server.address : server.address.replace('127.0.0.1', 'localhost');
  process.stdout.write(`Signoria is at ${address}\n`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      server.close().then(
        () => process.exit(0),
        (error) => stop(error),
      );
    });
}

function readPort(text: string | undefined): number {
  if (text === undefined || text === '') return DEFAULT_PORT;
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65_535) throw new Error(`PORT: expected a number from 0 to 65535, got ${text}`);
  return port;
}

/** One line for whoever started it; the trace is for mistakes of ours alone. */
function stop(error: unknown): void {
  process.stderr.write(`signoria: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}

await main(process.env).catch(stop);
