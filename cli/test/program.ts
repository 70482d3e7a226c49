import type { ChildProcessWithoutNullStreams } from 'node:child_process';
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { builtProgram } from '../../test/built.ts';

builtProgram('signoria'); // so that it need not build itself when several tests start it

/** The program as users start it: it builds itself first if its sources have changed. */
export const PROGRAM = fileURLToPath(new URL('../bin/signoria.mjs', import.meta.url));

export interface Run {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

export function signoria(...words: readonly string[]): Run {
  const { status, stdout, stderr } = spawnSync(process.execPath, [PROGRAM, ...words], {
    encoding: 'utf8',
    input: '',
    maxBuffer: 2 ** 26,
  });
  return { code: status, out: stdout, err: withoutBuilding(stderr) };
}

export function startSignoria(...words: readonly string[]): ChildProcessWithoutNullStreams {
  return spawn(process.execPath, [PROGRAM, ...words]);
}

export function withoutBuilding(text: string): string {
  return text.replace('signoria: building …\n', '');
}

/** Creates a temporary folder for one test. */
export function folder(): string {
  return mkdtempSync(join(tmpdir(), 'signoria-cli-'));
}

export function fileWith(content: unknown, name = 'file.json'): string {
  const path = join(folder(), name);
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
}
