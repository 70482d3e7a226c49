import { existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installPackage } from '../test/debian.ts';

/** The time of day that processes see, by libfaketime; their stop-watches go on as they should. */
export interface Clock {
  /** For processes that are started. */
  readonly env: NodeJS.ProcessEnv;
  readonly canJump: boolean;
  /** By so many seconds from the true time. */
  jump(seconds: number): void;
}

const LIBRARIES = ['x86_64-linux-gnu', 'aarch64-linux-gnu'].map((kind) => `/usr/lib/${kind}/faketime/libfaketime.so.1`);

/** Installed where that is allowed; otherwise a clock that cannot jump. */
export function newClock(): Clock {
  if (findLibrary() === undefined) installPackage('faketime');
  const library = findLibrary();
  if (library === undefined) return { env: {}, canJump: false, jump: () => undefined };
  const file = join(mkdtempSync(join(tmpdir(), 'signoria-clock-')), 'time');
  const jump = (seconds: number) => writeFileSync(file, `${seconds < 0 ? '' : '+'}${seconds}s\n`);
  jump(0);
  const env = { LD_PRELOAD: library, FAKETIME_TIMESTAMP_FILE: file, FAKETIME_NO_CACHE: '1', DONT_FAKE_MONOTONIC: '1' };
  return { env, canJump: true, jump };
}

function findLibrary(): string | undefined {
  return LIBRARIES.find((path) => existsSync(path));
}
