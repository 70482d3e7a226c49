import { describe, expect, test } from 'vitest';
import type { Store } from '../src/store/index.ts';
import type { StoreFixture } from './storeFixture.ts';
import { codeOf, TABLE } from './storeFixture.ts';

export function epochContract(fixture: StoreFixture): void {
  describe('epochs', () => {
    const snapshot = { length: 0, rulesVersion: 3, state: {} };

    test('changes of a table, undos, the end and a rematch increment the epoch; a decision and a snapshot do not', async () => {
      const store = await fixture.openShared();
      const { id, epoch } = await store.createTable(TABLE);
      expect(epoch).toBe(0);
      await store.appendDecision(id, 0, 0, {}, { epoch: 0 });
      await store.saveSnapshot(id, { ...snapshot, length: 1 }, { epoch: 0 });
      expect((await store.updateTable(id, { asked: [1] }, { epoch: 0 })).epoch).toBe(1);
      expect(await store.truncateDecisions(id, 0, { snapshot, epoch: 1 })).toBe(2);
      expect(await store.endTable(id, { snapshot, result: [], at: 0 }, { epoch: 2 })).toBe(3);
      await store.createTable({ ...TABLE, rematchOf: id });
      expect((await store.findTable(id))?.epoch).toBe(4);
    });

    test('a writer with an older epoch changes nothing', async () => {
      const store = await fixture.openShared();
      const { id } = await store.createTable(TABLE);
      await store.updateTable(id, { seats: TABLE.seats.slice(1) }, { epoch: 0 });
      await store.appendDecision(id, 0, 0, {}, { epoch: 1 });
      const before = [await store.findTable(id), await store.logOf(id)];
      const codes = [
        await codeOf(store.appendDecision(id, 1, 0, {}, { epoch: 0, asked: [0] })),
        await codeOf(store.updateTable(id, { status: 'running', snapshot }, { epoch: 0 })),
        await codeOf(store.truncateDecisions(id, 0, { epoch: 0 })),
        await codeOf(store.truncateDecisions(id, 0, { epoch: 1, length: 0 })),
        await codeOf(store.updateTable(id, {}, { epoch: 1, length: 2 })),
        await codeOf(store.saveSnapshot(id, snapshot, { epoch: 0 })),
        await codeOf(store.endTable(id, { snapshot, result: [], at: 0 }, { epoch: 0 })),
      ];
      expect(codes).toEqual(codes.map(() => 'conflict'));
      expect([await store.findTable(id), await store.logOf(id)]).toEqual(before);
      expect(await store.latestSnapshot(id)).toBeUndefined();
      expect(await codeOf(store.updateTable('none', {}, { epoch: 0 }))).toBe('unknown');
      expect(await codeOf(store.truncateDecisions('none', 0))).toBe('unknown');
    });

    test('in a group, only writes with an older epoch fail', async () => {
      const store = await fixture.openShared();
      const [one, two] = [await store.createTable(TABLE), await store.createTable(TABLE)];
      await store.updateTable(one.id, {}, { epoch: 0 });
      const codes = [
        codeOf(store.appendDecision(one.id, 0, 0, {}, { epoch: 0 })),
        codeOf(store.appendDecision(one.id, 0, 1, {}, { epoch: 1 })),
        codeOf(store.appendDecision(two.id, 0, 0, {}, { epoch: 0 })),
      ];
      expect(await Promise.all(codes)).toEqual(['conflict', 'no error', 'no error']);
      const { decisions } = (await store.logOf(one.id)) ?? {};
      expect(decisions?.map(({ seat }) => seat)).toEqual([1]);
    });
  });
}

export function leaseContract(fixture: StoreFixture): void {
  describe('leases', () => {
    test('one server holds the lease of a table until it releases it or expires', async () => {
      const store = await fixture.openShared();
      const [one, two] = [(await store.createTable(TABLE)).id, (await store.createTable(TABLE)).id];
      const epochs = async () => [(await store.findTable(one))?.epoch, (await store.findTable(two))?.epoch];
      await store.renewNode('left', 600_000);
      expect(await store.takeLeases('left', [one, two, 'none'])).toEqual({
        held: [],
        free: [one, two].sort(),
        expired: [],
      });
      expect(await store.takeLeases('right', [one])).toEqual({ held: [], free: [], expired: [] });
      expect((await store.takeLeases('left', [one])).held).toEqual([one]);
      await store.releaseLeases('left', [one]);
      await store.renewNode('right', 600_000);
      expect((await store.takeLeases('right', [one, two])).free).toEqual([one]);
      expect(await epochs()).toEqual([0, 0]);
      await store.renewNode('left', -1); // its lease expires
      expect(await store.takeLeases('right', [one, two])).toEqual({ held: [one], free: [], expired: [two] });
      expect(await epochs()).toEqual([0, 1]); // makes its pending writes fail
      await store.releaseLeases('right');
      expect((await store.takeLeases('left', [one, two])).free).toEqual([one, two].sort());
      await store.releaseLeases('left');
    });

    test('reads the progress of existing tables and leaves out unknown ones', async () => {
      const store = await fixture.openShared();
      const [one, two] = [(await store.createTable(TABLE)).id, (await store.createTable(TABLE)).id];
      await store.updateTable(two, {});
      await store.appendDecision(two, 0, 0, {});
      await store.appendChat(two, null, 'Ciao');
      const progress = await store.progressOf([one, two, 'none']);
      expect(progress).toHaveLength(2);
      expect(progress).toContainEqual({ table: one, epoch: 0, length: 0, chat: 0 });
      expect(progress).toContainEqual({ table: two, epoch: 1, length: 1, chat: 1 });
      expect(await store.progressOf([])).toEqual([]);
    });
  });
}

/** Tests concurrent writes, for stores that several servers can use. */
export function twoServersContract(fixture: StoreFixture): void {
  describe('two servers', () => {
    test('of a concurrent undo and decision one succeeds, and the log matches it', async () => {
      const [left, right] = await twoStores(fixture);
      for (let round = 0; round < 10; round++) {
        const { id } = await left.createTable(TABLE);
        await left.appendDecision(id, 0, 0, { do: 'first' }, { epoch: 0 });
        const codes = await Promise.all([
          codeOf(left.truncateDecisions(id, 0, { epoch: 0, length: 1 })),
          codeOf(right.appendDecision(id, 1, 1, { do: 'second' }, { epoch: 0 })),
        ]);
        const { decisions, epoch } = (await left.logOf(id)) ?? {};
        const undone = [['no error', 'conflict'], 0, 1];
        const played = [['conflict', 'no error'], 2, 0];
        expect([undone, played]).toContainEqual([codes, decisions?.length, epoch]);
      }
    });

    test('of two concurrent changes or rematches one succeeds', async () => {
      const [left, right] = await twoStores(fixture);
      for (let round = 0; round < 10; round++) {
        const { id } = await left.createTable(TABLE);
        const changes = [left, right].map((store) =>
          codeOf(store.updateTable(id, { visibility: 'link' }, { epoch: 0 })),
        );
        expect((await Promise.all(changes)).sort()).toEqual(['conflict', 'no error']);
        const rematches = [left, right].map((store) => codeOf(store.createTable({ ...TABLE, rematchOf: id })));
        expect((await Promise.all(rematches)).sort()).toEqual(['duplicate', 'no error']);
        const next = await right.findRematch(id);
        expect((await left.findTable(next ?? ''))?.rematchOf).toBe(id);
        expect((await left.findTable(id))?.epoch).toBe(2);
      }
      expect(await left.findRematch('none')).toBeUndefined();
    });

    test('the first value of a setting wins', async () => {
      const [left, right] = await twoStores(fixture);
      const answers = await Promise.all([left.settingOr('secret', 'one'), right.settingOr('secret', 'two')]);
      expect(answers[0]).toBe(answers[1]);
      expect(['one', 'two']).toContain(answers[0]);
      expect(await left.settingOr('secret', 'three')).toBe(answers[0]);
    });
  });
}

async function twoStores(fixture: StoreFixture): Promise<readonly [Store, Store]> {
  const location = await fixture.site().newLocation();
  return [await fixture.open(location), await fixture.open(location)];
}
