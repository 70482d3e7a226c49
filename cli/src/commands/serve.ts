import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { constants } from 'node:os';
import { fileURLToPath } from 'node:url';
import { UserError } from '../input.ts';

export interface ServeOptions {
  readonly port?: number;
}

/** Runs the server as a child process, built beside this program, so that it starts, stops and fails on its own. */
export async function serveCommand({ port }: ServeOptions): Promise<void> {
  const program = fileURLToPath(new URL('./signoria-server.mjs', import.meta.url));
  if (!existsSync(program)) throw new UserError('serve: the server has not been built; run `npm run build`');
  const env = { ...process.env, ...(port !== undefined && { PORT: String(port) }) };
  const server = spawn(process.execPath, [program], { stdio: 'inherit', env });
  process.on('SIGINT', () => {}); // the terminal sends SIGINT to the server too; the server decides when to exit
  process.on('SIGTERM', () => server.kill('SIGTERM'));
  process.exitCode = await new Promise<number>((resolve, reject) => {
    server.on('error', reject);
    server.on('exit', (code, signal) => resolve(code ?? 128 + (signal === null ? 0 : constants.signals[signal])));
  });
}
