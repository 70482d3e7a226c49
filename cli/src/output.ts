import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { reasonOf, UserError } from './input.ts';

export function printLine(line: string): void {
  process.stdout.write(`${line}\n`);
}

export function printJson(value: unknown, indent?: number): void {
  printLine(JSON.stringify(value, null, indent));
}

/** Prints a message for people to stderr; stdout may be read as JSON. */
export function notice(line: string): void {
  process.stderr.write(`signoria: ${line}\n`);
}

/** Calls `handle` when the reader of stdout has closed the pipe (EPIPE), as `head` does. */
export function onClosedPipe(handle: () => void): void {
  process.stdout.removeAllListeners('error');
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    handle();
  });
}

export function writeJsonFile(path: string, value: unknown): void {
  writeTextFile(path, `${JSON.stringify(value)}\n`);
}

export function writeTextFile(path: string, text: string): void {
  try {
    writeFileSync(path, text);
  } catch (error) {
    throw new UserError(`${path}: cannot be written: ${reasonOf(error)}`);
  }
}

export function makeDirectory(path: string): void {
  try {
    mkdirSync(path, { recursive: true });
  } catch (error) {
    throw new UserError(`${path}: cannot be created: ${reasonOf(error)}`);
  }
}

/** Returns the path of the `count`-th record in a directory of many. */
export function recordPath(directory: string, game: string, count: number): string {
  return join(directory, `${game}-${String(count).padStart(5, '0')}.json`);
}
