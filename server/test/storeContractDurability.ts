import { describe, expect, test } from 'vitest';
import { MIGRATIONS } from '../src/store/migrations.ts';
import { lastAcknowledged } from './storeCrash.ts';
import type { StoreFixture } from './storeFixture.ts';
import { codeOf, TABLE } from './storeFixture.ts';

const FROM_THE_FUTURE = "insert into kysely_migration (name, timestamp) values ('9999 flying machines', '2500')";

export function durabilityContract(fixture: StoreFixture): void {
  describe('after reopening', () => {
    test('contains people, sessions, tables, decisions and chat', async () => {
      const location = await fixture.site().newLocation();
      const before = await fixture.open(location);
      const anna = await before.createPerson({ name: 'Anna', guest: true });
      const session = await before.createSession(anna.id, 1e12);
      const table = await before.createTable({ ...TABLE, host: anna.id });
      const decision = await before.appendDecision(table.id, 0, 0, { do: 'pass' });
      const line = await before.appendChat(table.id, anna.id, 'Ciao');
      await before.close();
      const after = await fixture.open(location);
      expect(await after.findPerson(anna.id)).toEqual(anna);
      expect(await after.findSession(session.id)).toEqual(session);
      expect(await after.listTables({ person: anna.id })).toEqual([table]);
      expect(await after.decisionsOf(table.id)).toEqual([decision]);
      expect(await after.chatOf(table.id)).toEqual([line]);
    });

    test('close waits for pending writes; later calls fail', async () => {
      const location = await fixture.site().newLocation();
      const store = await fixture.open(location);
      const { id } = await store.createTable(TABLE);
      const begun = store.appendDecision(id, 0, 0, { do: 'pass' });
      await Promise.all([begun, store.close()]);
      expect(await codeOf(store.appendDecision(id, 1, 0, { do: 'pass' }))).toBe('storeUnavailable');
      expect(await codeOf(store.findTable(id))).toBe('storeUnavailable');
      expect(await codeOf(store.close())).toBe('no error');
      expect(await (await fixture.open(location)).decisionsOf(id)).toHaveLength(1);
    });

    test('a process killed right after an acknowledgement loses no acknowledged write', async () => {
      const location = await fixture.site().newLocation();
      const before = await fixture.open(location);
      const { id } = await before.createTable(TABLE);
      await before.close();
      const last = await lastAcknowledged(location, id);
      const log = await (await fixture.open(location)).decisionsOf(id);
      expect(last).toBeGreaterThanOrEqual(39);
      expect(log.length).toBeGreaterThan(last);
      expect(log.map(({ number, move }) => ({ number, move }))).toEqual(
        log.map((_, number) => ({ number, move: { do: 'pass', number } })),
      );
    });
  });

  describe('a store', () => {
    test('of a newer version is refused with a message and left unchanged', async () => {
      const location = await fixture.site().newLocation();
      const before = await fixture.open(location);
      const { id } = await before.createTable(TABLE);
      await before.close();
      await fixture.site().tamper(location, FROM_THE_FUTURE);
      await expect(fixture.open(location)).rejects.toMatchObject({
        code: 'newerStore',
        message: expect.stringContaining('"9999 flying machines"'),
      });
      await fixture.site().tamper(location, "delete from kysely_migration where name = '9999 flying machines'");
      expect((await (await fixture.open(location)).findTable(id))?.id).toBe(id);
    });

    test('of an older version is migrated', async () => {
      const location = await fixture.site().newLocation();
      const older = await fixture.open(location);
      const { id } = await older.createTable(TABLE);
      const timed = await older.createTable(TABLE);
      const untimed = await older.createTable({ ...TABLE, clock: { kind: 'none' } });
      for (const one of [timed, untimed]) await older.updateTable(one.id, { status: 'running' });
      await older.close();
      for (const table of ['asked', 'due']) await fixture.site().tamper(location, `drop table ${table}`);
      for (const name of Object.keys(MIGRATIONS).filter((one) => one >= '0005'))
        await fixture.site().tamper(location, `delete from kysely_migration where name = '${name}'`);
      const store = await fixture.open(location);
      expect((await store.findTable(id))?.asked).toBe(null);
      await store.appendDecision(id, 0, 0, {}, { asked: [1] });
      expect((await store.findTable(id))?.asked).toEqual([1]);
      // Running tables are due at once: an older store lacks their pending seats and due times.
      expect((await store.dueTables(0, 9)).toSorted()).toEqual([timed.id, untimed.id].toSorted());
    });

    test('that cannot be written fails all pending writes, and works again afterwards', async () => {
      const location = await fixture.site().newLocation();
      const store = await fixture.open(location);
      const { id } = await store.createTable(TABLE);
      await store.appendDecision(id, 0, 0, { do: 'pass' });
      const mend = await fixture.site().breakDown(location);
      const codes = await Promise.all([
        codeOf(store.appendDecision(id, 1, 0, { do: 'pass' })),
        codeOf(store.appendDecision(id, 2, 0, { do: 'pass' })),
        codeOf(store.truncateDecisions(id, 0)),
        codeOf(store.createPerson({ name: 'Anna', guest: true })),
      ]);
      expect(codes).toEqual(codes.map(() => 'storeUnavailable'));
      expect(await codeOf(store.appendDecision(id, 1, 0, { do: 'pass' }))).toBe('storeUnavailable');
      await mend();
      expect(await store.decisionsOf(id)).toHaveLength(1);
      await store.appendDecision(id, 1, 0, { do: 'pass' });
      await store.createPerson({ name: 'Anna', guest: true });
      expect((await store.decisionsOf(id)).map(({ number }) => number)).toEqual([0, 1]);
    });
  });
}
