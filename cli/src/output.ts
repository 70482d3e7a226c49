import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Problem, reasonOf } from './input.ts';

export function printLine(line: string): void {
  process.stdout.write(`${line}\n`);
}

export function printJson(value: unknown, indent?: number): void {
  printLine(JSON.stringify(value, null, indent));
}

/** For people who watch; never to stdout, which may be read as JSON. */
export function notice(line: string): void {
  process.stderr.write(`signoria: ${line}\n`);
}

/** Who reads our output may stop reading, as `head` does: then there is nothing left to say, unless a command has. */
export function whenNobodyReads(handle: () => void): void {
  process.stdout.removeAllListeners('error');
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    handle();
  });
}

export function writeJsonFile(path: string, value: unknown): void {
  try {
    writeFileSync(path, `${JSON.stringify(value)}\n`);
  } catch (error) {
    throw new Problem(`${path}: cannot be written: ${reasonOf(error)}`);
  }
}

export function makeDirectory(path: string): void {
  try {
    mkdirSync(path, { recursive: true });
  } catch (error) {
    throw new Problem(`${path}: cannot be made: ${reasonOf(error)}`);
  }
}

/** The file for the `count`-th of many records. */
export function recordPath(directory: string, game: string, count: number): string {
  return join(directory, `${game}-${String(count).padStart(5, '0')}.json`);
}
