import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import type { StoreFixture } from './storeFixture.ts';
import { codeOf, TABLE } from './storeFixture.ts';

const LONG = 60_000;

export function analysesContract(fixture: StoreFixture): void {
  describe('analyses', () => {
    test('one server at a time has the lease of an analysis, and the others read its progress', async () => {
      const store = await fixture.openShared();
      const { id } = await store.createTable(TABLE);
      expect(await store.findAnalysis(id, 'v1')).toBeUndefined();
      const claims = ['left', 'right'].map((node) => store.claimAnalysis(id, 'v1', node, LONG));
      const claimed = await Promise.all(claims);
      expect(claimed.toSorted()).toEqual([false, true]);
      const [holder, other] = claimed[0] ? ['left', 'right'] : ['right', 'left'];
      expect(await store.renewAnalysis(id, holder, { done: 3, all: 40 }, LONG)).toBe(true);
      expect(await store.renewAnalysis(id, other, { done: 9, all: 40 }, LONG)).toBe(false);
      expect(await store.findAnalysis(id, 'v1')).toEqual({ state: 'running', progress: { done: 3, all: 40 } });
      await store.storeAnalysis(id, other, 'of another server');
      await store.releaseAnalysis(id, other);
      expect(await store.findAnalysis(id, 'v1')).toMatchObject({ state: 'running' });
      await store.storeAnalysis(id, holder, 'the analysis');
      await store.releaseAnalysis(id, holder); // releases leases only
      expect(await store.findAnalysis(id, 'v1')).toEqual({ state: 'stored', body: 'the analysis' });
      expect(await store.claimAnalysis(id, 'v1', other, LONG)).toBe(false);
    });

    test('a lease that has expired or was released can be taken', async () => {
      const store = await fixture.openShared();
      const { id } = await store.createTable(TABLE);
      expect(await store.claimAnalysis(id, 'v1', 'left', -1)).toBe(true);
      expect(await store.findAnalysis(id, 'v1')).toBeUndefined();
      await wait(2); // the databases count in milliseconds
      expect(await store.claimAnalysis(id, 'v1', 'right', LONG)).toBe(true);
      expect(await store.renewAnalysis(id, 'left', { done: 1, all: 2 }, LONG)).toBe(false);
      expect(await store.claimAnalysis(id, 'v1', 'left', LONG)).toBe(false);
      await store.releaseAnalysis(id, 'right');
      expect(await store.findAnalysis(id, 'v1')).toBeUndefined();
      expect(await store.claimAnalysis(id, 'v1', 'left', LONG)).toBe(true);
    });

    test('an analysis of another version is replaced', async () => {
      const store = await fixture.openShared();
      const { id } = await store.createTable(TABLE);
      await store.claimAnalysis(id, 'v1', 'node', LONG);
      await store.storeAnalysis(id, 'node', 'of the old rules');
      expect(await store.findAnalysis(id, 'v2')).toBeUndefined();
      expect(await store.claimAnalysis(id, 'v2', 'node', LONG)).toBe(true);
      await store.storeAnalysis(id, 'node', 'of the new rules');
      expect(await store.findAnalysis(id, 'v2')).toEqual({ state: 'stored', body: 'of the new rules' });
      expect(await store.findAnalysis(id, 'v1')).toBeUndefined();
    });

    test('keeps a large analysis unchanged, and has none of an unknown table', async () => {
      const store = await fixture.openShared();
      const { id } = await store.createTable(TABLE);
      const body = 'analysis '.repeat(50_000);
      await store.claimAnalysis(id, 'v1', 'node', LONG);
      await store.storeAnalysis(id, 'node', body);
      expect(await store.findAnalysis(id, 'v1')).toEqual({ state: 'stored', body });
      expect(await store.findAnalysis('no id!', 'v1')).toBeUndefined();
      expect(await codeOf(store.claimAnalysis('none', 'v1', 'node', LONG))).toBe('unknown');
    });
  });
}
