import { describe, expect, test } from 'vitest';
import type { StoreFixture } from './storeFixture.ts';
import { TABLE } from './storeFixture.ts';

export function expiryContract(fixture: StoreFixture): void {
  describe('expiry', () => {
    test('deletes cancelled tables and tables that never started, and keeps the others', async () => {
      const store = await fixture.open(await fixture.site().newLocation());
      const [{ id: anna }, { id: bruno }] = [
        await store.createPerson({ name: 'Anna', guest: true }),
        await store.createPerson({ name: 'Bruno', guest: true }),
      ];
      const sitting = (...people: readonly string[]) => ({
        ...TABLE,
        host: anna,
        seats: people.map((person) => ({ kind: 'person', person }) as const),
      });
      const { id: waiting } = await store.createTable(sitting(anna, bruno));
      const waitingBefore = fixture.time() + 1;
      const { id: alone } = await store.createTable(sitting(anna));
      const { id: together } = await store.createTable(sitting(anna, bruno));
      const { id: off } = await store.createTable(sitting(anna, bruno));
      await store.updateTable(off, { status: 'over', endedAt: 1 });
      const { id: played } = await store.createTable(sitting(anna));
      await store.updateTable(played, { status: 'running', startedAt: 1 });
      const { id: come } = await store.createTable(sitting(anna));
      const rule = { emptyBefore: fixture.time() + 1, waitingBefore };
      const { id: fresh } = await store.createTable(sitting(anna));
      for (const id of [alone, off, waiting]) await store.appendChat(id, anna, 'Hello?');
      await store.claimAnalysis(alone, 'v1', 'node', 60_000);
      await store.storeAnalysis(alone, 'node', 'an analysis');
      expect(await store.expiredTables(rule, 9)).toEqual([waiting, alone, off, come]);
      expect(await store.expiredTables(rule, 2)).toEqual([waiting, alone]);
      await store.updateTable(come, { seats: sitting(anna, bruno).seats }); // joined before the deletion
      await store.removeTables([waiting, alone, off, come, played, fresh, 'none'], rule);
      const left = (await store.listTables()).map(({ id }) => id);
      expect(left.toSorted()).toEqual([together, played, come, fresh].toSorted());
      expect(await store.chatOf(alone)).toEqual([]);
      expect(await store.findAnalysis(alone, 'v1')).toBeUndefined();
      expect(await store.expiredTables(rule, 9)).toEqual([]);
      await store.removeTables([], rule);
    });

    test('deletes guests without tables, a limited number at a time', async () => {
      const store = await fixture.open(await fixture.site().newLocation());
      const people = [];
      for (const name of ['Ugo', 'Host', 'Talker', 'Keeper', 'Vito'])
        people.push(await store.createPerson({ name, guest: true }));
      const [ugo = '', host = '', talker = '', keeper = '', vito = ''] = people.map(({ id }) => id);
      const before = fixture.time() + 1;
      const { id: late } = await store.createPerson({ name: 'Late', guest: true });
      const { id } = await store.createTable({ ...TABLE, host });
      await store.appendChat(id, talker, 'Ciao');
      await store.addCredential({ id: 'key', person: keeper, publicKey: 'pQ', counter: 0, transports: [] });
      const session = await store.createSession(ugo, 1e12);
      const found = async () => {
        const all = [ugo, host, talker, keeper, vito, late];
        return Promise.all(all.map(async (one) => (await store.findPerson(one)) !== undefined));
      };
      const cursor = await store.removeGuests(before, null, 3);
      expect(cursor?.id).toBe(talker);
      expect(await found()).toEqual([false, true, true, true, true, true]);
      expect(await store.findSession(session.id)).toBeUndefined();
      expect(await store.removeGuests(before, cursor, 3)).toBe(null);
      expect(await found()).toEqual([false, true, true, true, false, true]);
      expect(await store.removeGuests(before, null, 9)).toBe(null);
    });
  });
}
