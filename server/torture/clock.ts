import { existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installPackage } from '../test/debian.ts';

/** The time of day that processes see, faked with libfaketime. Their monotonic clocks are unaffected. */
export interface TortureClock {
  /** Environment variables for the processes to start. */
  readonly env: NodeJS.ProcessEnv;
  readonly canJump: boolean;
  /** Sets the offset from the true time in seconds. */
  jump(seconds: number): void;
}

const LIBRARIES = ['x86_64-linux-gnu', 'aarch64-linux-gnu'].map((kind) => `/usr/lib/${kind}/faketime/libfaketime.so.1`);

/** Installs libfaketime if it is missing and can be installed. Without it, returns a clock that cannot jump. */
export function newClock(): TortureClock {
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
