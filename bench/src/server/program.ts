import type { ChildProcess } from 'node:child_process';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** A server program and its configuration. */
export interface Program {
  /** The file name of the program, next to the benchmark's own. */
  readonly name: string;
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  /** The module that reports on the program from inside; by default `bench-report.mjs`. */
  readonly hook?: string;
}

/** A server in a process of its own. */
export interface RunningProgram {
  readonly address: string;
  /** Returns the CPU time since the start in milliseconds. */
  processorTime(): Promise<number>;
  /** Returns the resident memory in bytes. */
  memory(): Promise<number>;
  /** Returns the counts of `counts.ts`; empty without that hook. */
  counts(): Promise<Readonly<Record<string, number>>>;
  /** Kills the process at once, as in a crash. */
  kill(): Promise<void>;
}

interface Reported extends NodeJS.CpuUsage {
  readonly memory: number;
  readonly counts?: Readonly<Record<string, number>>;
}

/** Starts a program and waits until it prints its address. Its error output is shown unless errors are expected. */
export async function run(
  { name, args, env, hook = 'bench-report.mjs' }: Program,
  stderr: 'inherit' | 'ignore' = 'inherit',
): Promise<RunningProgram> {
  const path = fileURLToPath(new URL(name, import.meta.url));
  if (!existsSync(path)) throw new Error(`bench: ${name} has not been built; run \`npm run build\``);
  const child = fork(path, args, {
    execArgv: [`--import=${new URL(hook, import.meta.url)}`],
    env: { ...process.env, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'pipe', stderr, 'ipc'],
  });
  const ask = async () => {
    child.send('?');
    const [answer] = (await once(child, 'message')) as [Reported];
    return answer;
  };
  return {
    address: await addressOf(child, name),
    async processorTime() {
      const { user, system } = await ask();
      return (user + system) / 1000;
    },
    memory: async () => (await ask()).memory,
    counts: async () => (await ask()).counts ?? {},
    async kill() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
    },
  };
}

async function addressOf(child: ChildProcess, name: string): Promise<string> {
  let printed = '';
  return new Promise((resolve, reject) => {
    child.stdout?.on('data', (text: Buffer) => {
      printed += text;
      const address = / is at (http:\S+)\n/.exec(printed)?.[1];
      if (address !== undefined) resolve(address);
    });
    child.once('exit', (code) => reject(new Error(`bench: ${name} ended with ${code} before it accepted connections`)));
  });
}
