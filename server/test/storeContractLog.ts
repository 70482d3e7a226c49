import { describe, expect, test } from 'vitest';
import type { Store } from '../src/store/index.ts';
import type { StoreFixture } from './storeFixture.ts';
import { codeOf, TABLE } from './storeFixture.ts';

const range = (length: number) => [...new Array(length).keys()];

async function withDecisions(store: Store, count: number): Promise<string> {
  const { id } = await store.createTable(TABLE);
  await Promise.all(range(count).map((number) => store.appendDecision(id, number, number % 2, { do: 'take', number })));
  return id;
}

const numbersOf = async (store: Store, table: string) => (await store.decisionsOf(table)).map(({ number }) => number);

export function logContract(fixture: StoreFixture): void {
  describe('decisions', () => {
    test('are read in the order in which they were written', async () => {
      const store = await fixture.openShared();
      const { id } = await store.createTable(TABLE);
      const move = { z: 1, a: [{ nested: null }, 'Ö🏛\0', 1e21], do: 'build' };
      const first = await store.appendDecision(id, 0, 1, move);
      expect(first).toEqual({ number: 0, seat: 1, move, at: fixture.time() });
      await store.appendDecision(id, 1, 0, { do: 'pass' });
      const all = await store.decisionsOf(id);
      expect(all[0]).toEqual(first);
      expect(JSON.stringify(all[0]?.move)).toBe(JSON.stringify(move));
      expect(all.map(({ seat }) => seat)).toEqual([1, 0]);
      expect(await store.decisionsOf(id, 1)).toEqual(all.slice(1));
      expect(await store.decisionsOf(id, 2)).toEqual([]);
      expect(await store.decisionsOf('none')).toEqual([]);
    });

    test('with numbers of several digits are ordered numerically per table', async () => {
      const store = await fixture.openShared();
      const [one, two] = [await withDecisions(store, 25), await withDecisions(store, 3)];
      expect(await numbersOf(store, one)).toEqual(range(25));
      expect(await numbersOf(store, two)).toEqual(range(3));
    });

    test('that arrive together are written in one transaction', async () => {
      const location = await fixture.site().newLocation();
      const store = await fixture.open(location);
      const tables: string[] = [];
      for (let count = 0; count < 20; count++) tables.push((await store.createTable(TABLE)).id);
      const together = () =>
        Promise.all(
          tables.flatMap((id) => range(5).map((number) => store.appendDecision(id, number, 0, { do: 'pass' }))),
        );
      expect(await fixture.site().transactionsOf(location, together)).toBe(1);
      for (const id of tables) expect(await numbersOf(store, id)).toEqual(range(5));
    });

    test('are written also when they exceed the largest group', async () => {
      const store = await fixture.openShared();
      const id = await withDecisions(store, 2_500);
      expect(await numbersOf(store, id)).toEqual(range(2_500));
    });

    test('that are invalid fail alone, the others of the group succeed', async () => {
      const store = await fixture.openShared();
      const [one, two] = [await withDecisions(store, 3), await withDecisions(store, 1)];
      const pass = { do: 'pass' };
      const circle: { me?: unknown } = {};
      circle.me = circle;
      const codes = await Promise.all([
        codeOf(store.appendDecision(one, 2, 0, pass)),
        codeOf(store.appendDecision(two, 1, 0, pass)),
        codeOf(store.appendDecision(two, 1, 1, pass)),
        codeOf(store.appendDecision('none', 0, 0, pass)),
        codeOf(store.appendDecision('\0', 0, 0, pass)),
        codeOf(store.appendDecision(one, 5, 0, pass)),
        codeOf(store.appendDecision(one, 6, 0, pass)),
        codeOf(store.appendDecision(one, -1, 0, pass)),
        codeOf(store.appendDecision(one, 3, 0.5, pass)),
        codeOf(store.appendDecision(one, 3, 0, circle)),
        codeOf(store.appendDecision(one, 3, 0, undefined)),
        codeOf(store.appendDecision(one, 3, 0, pass)),
      ]);
      expect(codes).toEqual([
        'duplicate',
        'no error',
        'duplicate',
        'unknown',
        'unknown',
        'gap',
        'gap',
        'malformed',
        'malformed',
        'malformed',
        'malformed',
        'no error',
      ]);
      expect(await numbersOf(store, one)).toEqual(range(4));
      expect((await store.decisionsOf(two, 1)).map(({ seat }) => seat)).toEqual([0]);
    });

    test('of two servers cannot have the same number', async () => {
      const location = await fixture.site().newLocation();
      const [left, right] = [await fixture.open(location), await fixture.open(location)];
      const { id } = await left.createTable(TABLE);
      for (const number of range(10)) {
        const answers = await Promise.all(
          [left, right].map((store) => codeOf(store.appendDecision(id, number, 0, {}))),
        );
        expect(answers.sort()).toEqual(['duplicate', 'no error']);
      }
      expect(await numbersOf(right, id)).toEqual(range(10));
    });
  });

  describe('undo', () => {
    test('truncates the log, and numbers continue from there', async () => {
      const store = await fixture.openShared();
      const [id, other] = [await withDecisions(store, 5), await withDecisions(store, 5)];
      await store.truncateDecisions(id, 3);
      expect(await numbersOf(store, id)).toEqual(range(3));
      expect(await numbersOf(store, other)).toEqual(range(5));
      await store.appendDecision(id, 3, 1, { do: 'otherwise' });
      expect((await store.decisionsOf(id, 3)).map(({ move }) => move)).toEqual([{ do: 'otherwise' }]);
      await store.truncateDecisions(id, 99);
      expect(await numbersOf(store, id)).toEqual(range(4));
      await store.truncateDecisions(id, 0);
      expect(await numbersOf(store, id)).toEqual([]);
      expect(await codeOf(store.truncateDecisions(id, -1))).toBe('malformed');
    });

    test('deletes a later snapshot and can write a new one', async () => {
      const store = await fixture.openShared();
      const id = await withDecisions(store, 5);
      const at = (length: number) => ({ length, rulesVersion: 3, state: { table: { length }, secret: {} } });
      await store.saveSnapshot(id, at(5));
      await store.truncateDecisions(id, 4);
      expect(await store.latestSnapshot(id)).toBeUndefined();
      await store.truncateDecisions(id, 3, { snapshot: at(3) });
      expect(await store.latestSnapshot(id)).toEqual(at(3));
      await store.truncateDecisions(id, 3);
      expect(await store.latestSnapshot(id)).toEqual(at(3));
      expect(await codeOf(store.truncateDecisions(id, 1, { snapshot: at(2) }))).toBe('gap');
      expect(await numbersOf(store, id)).toEqual(range(3)); // all or nothing
      expect(await store.latestSnapshot(id)).toEqual(at(3));
    });
  });

  describe('snapshots', () => {
    test('replace older ones and cannot lie beyond the log', async () => {
      const store = await fixture.openShared();
      const id = await withDecisions(store, 5);
      const at = (length: number, rulesVersion = 3) => ({ length, rulesVersion, state: { b: length, a: 'ü' } });
      expect(await store.latestSnapshot(id)).toBeUndefined();
      await store.saveSnapshot(id, at(0));
      expect(await store.latestSnapshot(id)).toEqual(at(0));
      await store.saveSnapshot(id, at(5));
      await store.saveSnapshot(id, at(3));
      expect(await store.latestSnapshot(id)).toEqual(at(5));
      await store.saveSnapshot(id, at(5, 4));
      expect(await store.latestSnapshot(id)).toEqual(at(5, 4));
      expect(await codeOf(store.saveSnapshot(id, at(6)))).toBe('gap');
      expect(await codeOf(store.saveSnapshot('none', at(0)))).toBe('unknown');
      expect(await store.latestSnapshot('none')).toBeUndefined();
    });

    test('of many tables at once skip those that cannot be stored', async () => {
      const store = await fixture.openShared();
      const [one, two, three] = [
        await withDecisions(store, 5),
        await withDecisions(store, 5),
        await withDecisions(store, 0),
      ];
      const at = (length: number) => ({ length, rulesVersion: 3, state: { length } });
      await store.saveSnapshot(two, at(4));
      await store.saveSnapshots([
        { table: one, snapshot: at(5), dueAt: 77 },
        { table: two, snapshot: at(3) }, // older
        { table: three, snapshot: at(1), dueAt: 78 }, // beyond the log
        { table: 'none', snapshot: at(0) },
      ]);
      const kept = await Promise.all([one, two, three].map((id) => store.latestSnapshot(id)));
      expect(kept).toEqual([at(5), at(4), undefined]);
      expect((await store.findTable(one))?.dueAt).toBe(77);
      expect((await store.findTable(three))?.dueAt).toBe(null);
    });
  });
}
