import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A disk of 4 MB, unless another size is given. */
export interface SmallDisk {
  readonly folder: string;
  fill(): void;
  free(): void;
  /** Remounts the disk. `ro` is what an operating system does with a failing disk. */
  remount(as: 'ro' | 'rw'): void;
}

export function canMount(): boolean {
  const folder = mount();
  if (folder === undefined) {
    console.warn(
      '» The tests of a full and of a read-only disk are skipped: only root on Linux may mount a small one.',
    );
    return false;
  }
  unmount(folder);
  return true;
}

export async function onSmallDisk(work: (disk: SmallDisk) => Promise<void>, size = '4m'): Promise<void> {
  const folder = mount(size);
  if (folder === undefined) throw new Error('cannot mount a small disk');
  const ballast = join(folder, 'ballast');
  const disk: SmallDisk = {
    folder,
    fill() {
      const { bavail, bsize } = statfsSync(folder);
      try {
        writeFileSync(ballast, Buffer.alloc(bavail * bsize));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error; // another process has filled it
      }
    },
    free: () => rmSync(ballast),
    remount(as) {
      if (!succeeds('mount', '-o', `remount,${as}`, folder)) throw new Error(`cannot remount ${folder}`);
    },
  };
  try {
    await work(disk);
  } finally {
    unmount(folder);
  }
}

function succeeds(command: string, ...args: readonly string[]): boolean {
  return spawnSync(command, args).status === 0;
}

function mount(size = '4m'): string | undefined {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'signoria-disk-'));
  if (succeeds('mount', '-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', folder)) return folder;
  rmSync(folder, { recursive: true });
  return undefined;
}

/** Unmounts lazily, so that a store left open by a failed test does not prevent it. */
function unmount(folder: string): void {
  succeeds('umount', '-l', folder);
  rmSync(folder, { recursive: true, force: true });
}
