import type { ChildProcess } from 'node:child_process';
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Returns whether packages can be installed: as root on Debian and its derivatives. */
export function canInstall(): boolean {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
}

export function installPackage(name: string): void {
  if (!canInstall()) return;
  console.log(`» Installing the package ${name} …`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', UCF_FORCE_CONFFOLD: '1' };
  const aptGet = (...words: readonly string[]) =>
    spawnSync('apt-get', ['-q', '-y', '-o', 'Dpkg::Options::=--force-confold', ...words], { env, timeout: 240_000 });
  const wanted = ['install', '--no-install-recommends', name] as const;
  if (aptGet(...wanted).status === 0) return;
  aptGet('update');
  aptGet(...wanted);
}

/** Sends a signal and waits for the end of the process. */
export async function endProcess(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = new Promise((resolve) => child.once('exit', resolve));
  child.kill(signal);
  await exit;
}
