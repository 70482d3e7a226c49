import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { root } from '../scripts/files.mjs';

interface Service {
  readonly image: string;
  readonly mem_limit?: string;
  readonly environment?: Readonly<Record<string, string>>;
  readonly volumes?: readonly string[];
}

interface Compose {
  readonly services: Readonly<Record<string, Service>>;
  readonly volumes: Readonly<Record<string, unknown>>;
}

const read = (name: string) => readFileSync(join(root, name), 'utf8');
const { services, volumes } = parse(read('compose.yaml')) as Compose;
const nodes = Object.entries(services).filter(([, { image }]) => image === 'signoria');

const MEGABYTES = { k: 1 / 1024, m: 1, g: 1024 };

function megabytes(limit: string | undefined): number {
  const [, number, unit] = /^(\d+)([kmg])$/.exec(limit ?? '') ?? [];
  return Number(number) * (MEGABYTES[unit as keyof typeof MEGABYTES] ?? Number.NaN);
}

describe('compose.yaml', () => {
  test.each(Object.entries(services))('limits the memory of %s', (_name, { mem_limit }) => {
    expect(megabytes(mem_limit)).toBeGreaterThanOrEqual(128);
  });

  test.each(nodes)(
    '%s has room for two heaps: those of the server and of `signoria backup` beside it',
    (_name, node) => {
      const [, heap] = /^--max-old-space-size=(\d+)$/.exec(node.environment?.NODE_OPTIONS ?? '') ?? [];
      expect(Number(heap)).toBeGreaterThanOrEqual(256);
      expect(2 * Number(heap)).toBeLessThan(megabytes(node.mem_limit));
    },
  );

  test.each(nodes)('%s mounts the volume for backups, which the user of the image owns', (_name, node) => {
    expect(node.volumes).toContain('backups:/backups');
    expect(read('Dockerfile')).toMatch(/install --directory --owner=node --group=node --mode=700 .*\/backups\b/);
  });

  test('declares every named volume that it mounts', () => {
    const mounted = Object.values(services).flatMap(({ volumes = [] }) =>
      volumes.map((volume) => volume.split(':')[0]),
    );
    const named = mounted.filter((name) => name !== undefined && !name.startsWith('.'));
    expect([...new Set(named)].sort()).toEqual(Object.keys(volumes).sort());
  });
});
