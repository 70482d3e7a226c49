import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { endProcess } from '../test/debian.ts';
import { freePort } from '../test/redis.ts';

/** A server process of the built program. It keeps its port across restarts. */
export interface Node {
  readonly port: number;
  start(): Promise<void>;
  /** Sends a signal. Resolves when the process has ended. */
  end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void>;
  /** Pauses the process. Returns a function that resumes it. */
  freeze(): () => void;
}

/** Rate limits are tested elsewhere. */
const NO_LIMITS = { REQUESTS_PER_MINUTE: '1000000', SOCKETS_PER_ADDRESS: '100000' };

export async function newNode(program: string, env: NodeJS.ProcessEnv): Promise<Node> {
  const port = await freePort();
  let child: ChildProcess | undefined;
  return {
    port,
    async start() {
      child = await startProcess(program, {
        ...process.env,
        ...NO_LIMITS,
        ...env,
        PORT: String(port),
        LOG_LEVEL: 'fatal',
      });
    },
    async end(signal) {
      if (child !== undefined) await endProcess(child, signal);
    },
    freeze() {
      child?.kill('SIGSTOP');
      return () => void child?.kill('SIGCONT');
    },
  };
}

/** Child processes, killed when this process exits. */
const running = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

function startProcess(program: string, env: NodeJS.ProcessEnv): Promise<ChildProcess> {
  const child = spawn(process.execPath, [program], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  running.add(child);
  child.once('exit', () => running.delete(child));
  let printed = '';
  return new Promise((resolve, reject) => {
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
    });
    child.stdout.setEncoding('utf8').on('data', (text: string) => text.includes('Signoria is at') && resolve(child));
    child.once('exit', (code, signal) =>
      reject(new Error(`a server process ended with ${code ?? signal}: ${printed.slice(0, 2000)}`)),
    );
  });
}
