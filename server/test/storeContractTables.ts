import { describe, expect, test } from 'vitest';
import type { Store } from '../src/store/index.ts';
import type { StoreFixture } from './storeFixture.ts';
import { codeOf, TABLE, URL_SAFE } from './storeFixture.ts';

export function tablesContract(fixture: StoreFixture): void {
  describe('tables', () => {
    test('are stored as given', async () => {
      const store = await fixture.openShared();
      const table = await store.createTable(TABLE);
      expect(table).toEqual({
        ...TABLE,
        id: expect.stringMatching(URL_SAFE),
        status: 'lobby',
        createdAt: fixture.time(),
        startedAt: null,
        endedAt: null,
        asked: null,
        dueAt: null,
        names: {},
        epoch: 0,
      });
      expect(await store.findTable(table.id)).toEqual(table);
      expect(await store.findTable('none')).toBeUndefined();
      expect(await store.findTable('\0')).toBeUndefined();
    });

    test('change only in the named fields', async () => {
      const store = await fixture.openShared();
      const { id: anna } = await store.createPerson({ name: 'Anna', guest: true });
      const table = await store.createTable(TABLE);
      const seats = [{ kind: 'person', person: anna } as const, { kind: 'open' } as const];
      const changed = await store.updateTable(table.id, { status: 'running', startedAt: 42, seats });
      expect(changed).toEqual({
        ...table,
        status: 'running',
        startedAt: 42,
        seats,
        names: { [anna]: 'Anna' },
        epoch: 1,
      });
      expect(await store.findTable(table.id)).toEqual(changed);
      const touched = await store.updateTable(table.id, {});
      expect(touched).toEqual({ ...changed, epoch: 2 });
      expect(await codeOf(store.updateTable('none', { status: 'over' }))).toBe('unknown');
      const stranger = [{ kind: 'person', person: 'nobody' } as const];
      expect(await codeOf(store.updateTable(table.id, { status: 'over', seats: stranger }))).toBe('unknown');
      expect(await store.findTable(table.id)).toEqual(touched);
      await store.renamePerson(anna, 'Annina');
      const renamed = { ...touched, names: { [anna]: 'Annina' } };
      expect(await store.findTable(table.id)).toEqual(renamed);
      expect(await store.listTables({ person: anna })).toEqual([renamed]);
    });

    test('store the asked seats with a decision, an undo or separately', async () => {
      const store = await fixture.openShared();
      const [one, other] = [await store.createTable(TABLE), await store.createTable(TABLE)];
      const asked = async () => [(await store.findTable(one.id))?.asked, (await store.findTable(other.id))?.asked];
      expect((await store.updateTable(one.id, { asked: [0, 1] })).asked).toEqual([0, 1]);
      expect(await asked()).toEqual([[0, 1], null]);
      await Promise.all([
        store.appendDecision(one.id, 0, 0, {}, { asked: [1] }),
        store.appendDecision(one.id, 1, 1, {}, { asked: [0] }),
        store.appendDecision(other.id, 0, 0, {}, { asked: [2] }),
        codeOf(store.appendDecision(other.id, 7, 0, {}, { asked: [3] })), // a gap: nothing is stored
      ]);
      expect(await asked()).toEqual([[0], [2]]);
      await store.appendDecision(one.id, 2, 0, {}); // unchanged
      expect(await asked()).toEqual([[0], [2]]);
      await store.truncateDecisions(one.id, 1, { asked: [1] });
      expect(await asked()).toEqual([[1], [2]]);
      const listed = await store.listTables({ status: 'lobby' });
      expect(listed.find(({ id }) => id === other.id)?.asked).toEqual([2]);
    });

    test('store the deadline with a decision, an undo, a snapshot or separately', async () => {
      const store = await fixture.open(await fixture.site().newLocation());
      const tables = [await store.createTable(TABLE), await store.createTable(TABLE), await store.createTable(TABLE)];
      const [one, two, three] = tables.map(({ id }) => id) as [string, string, string];
      const dueAt = async (id: string) => (await store.findTable(id))?.dueAt;
      const snapshot = { length: 0, rulesVersion: 3, state: {} };
      expect(await store.dueTables(1e12, 9)).toEqual([]);
      expect((await store.updateTable(one, { dueAt: 300 })).dueAt).toBe(300);
      await Promise.all([
        store.appendDecision(two, 0, 0, {}, { dueAt: 7 }),
        store.appendDecision(two, 1, 0, {}, { dueAt: 100 }),
        store.appendDecision(two, 2, 0, {}), // unchanged
        codeOf(store.appendDecision(three, 7, 0, {}, { dueAt: 1 })),
      ]);
      await store.saveSnapshot(three, snapshot, { dueAt: 200 });
      await store.saveSnapshot(one, snapshot);
      expect(await store.dueTables(200, 9)).toEqual([two, three]);
      expect(await store.dueTables(1000, 2)).toEqual([two, three]);
      expect(await store.dueTables(99, 9)).toEqual([]);
      await store.appendDecision(two, 3, 0, {}, { dueAt: null });
      await store.truncateDecisions(one, 0, { dueAt: 400 });
      expect(await Promise.all([one, two, three].map(dueAt))).toEqual([400, null, 200]);
      await store.endTable(three, { snapshot, result: [], at: 1 });
      expect(await store.dueTables(1000, 9)).toEqual([one]);
      expect(await codeOf(store.updateTable('none', { dueAt: 1 }))).toBe('unknown');
    });

    test('are linked to their rematch', async () => {
      const store = await fixture.openShared();
      const one = await store.createTable(TABLE);
      expect(await store.findRematch(one.id)).toBeUndefined();
      const two = await store.createTable({ ...TABLE, rematchOf: one.id });
      expect(await store.findRematch(one.id)).toBe(two.id);
      expect([await store.findRematch(two.id), await store.findRematch('\0')]).toEqual([undefined, undefined]);
    });

    test('are listed newest first, by status and person', async () => {
      const store = await fixture.open(await fixture.site().newLocation());
      const { id: anna } = await store.createPerson({ name: 'Anna', guest: true });
      const { id: bruno } = await store.createPerson({ name: 'Bruno', guest: true });
      const one = await store.createTable({ ...TABLE, host: anna });
      const two = await store.createTable({ ...TABLE, visibility: 'link', rematchOf: one.id });
      const three = await store.createTable({ ...TABLE, seats: [{ kind: 'local', person: bruno, name: 'Bea' }] });
      const list = async (...wanted: Parameters<Store['listTables']>) =>
        (await store.listTables(...wanted)).map(({ id }) => id);
      expect(await list()).toEqual([three.id, two.id, one.id]);
      expect(await list({ person: anna })).toEqual([one.id]);
      expect(await list({ person: bruno })).toEqual([three.id]);
      expect(await list({ person: '\0' })).toEqual([]);
      await store.updateTable(three.id, { status: 'running', seats: [{ kind: 'person', person: anna }] });
      expect(await list({ person: bruno })).toEqual([]);
      expect(await list({ person: anna })).toEqual([three.id, one.id]);
      expect(await list({ person: anna, status: 'running' })).toEqual([three.id]);
      expect(await list({ status: 'lobby' })).toEqual([two.id, one.id]);
    });
  });

  describe('chat', () => {
    test('has consecutive numbers, also for concurrent lines', async () => {
      const store = await fixture.openShared();
      const { id: anna } = await store.createPerson({ name: 'Anna', guest: true });
      const { id } = await store.createTable(TABLE);
      const first = await store.appendChat(id, anna, 'Buongiorno <script>');
      expect(first).toEqual({ number: 0, person: anna, text: 'Buongiorno <script>', at: fixture.time() });
      await Promise.all([...'abcdef'].map((text) => store.appendChat(id, null, text)));
      const lines = await store.chatOf(id);
      expect(lines[0]).toEqual(first);
      expect(lines.map(({ number }) => number)).toEqual([0, 1, 2, 3, 4, 5, 6]);
      expect(new Set(lines.map(({ text }) => text)).size).toBe(7);
      expect(await store.chatOf(id, 5)).toEqual(lines.slice(5));
      expect(await store.latestChat(id, 3)).toEqual(lines.slice(4));
      expect(await store.latestChat(id, 99)).toEqual(lines);
      expect(await store.latestChat(id, 3, 5)).toEqual(lines.slice(2, 5));
      expect(await store.latestChat(id, 3, 2)).toEqual(lines.slice(0, 2));
      expect(await store.latestChat(id, 3, 99)).toEqual(lines.slice(4));
      expect(await store.latestChat(id, 3, 0)).toEqual([]);
      expect(await codeOf(store.latestChat(id, 3, -1))).toBe('malformed');
      expect([await store.chatOf('none'), await store.latestChat('none', 3, 3)]).toEqual([[], []]);
      expect(await codeOf(store.appendChat('none', anna, 'Hello?'))).toBe('unknown');
      expect(await codeOf(store.appendChat(id, anna, '\0'))).toBe('malformed');
    });
  });

  describe('the end of a game', () => {
    test('is stored atomically, with results by seat', async () => {
      const store = await fixture.openShared();
      const { id: anna } = await store.createPerson({ name: 'Anna', guest: true });
      const { id } = await store.createTable(TABLE);
      const loser = { seat: 0, person: anna, lines: [{ id: 'cards', points: 12 }], rank: 2 };
      const winner = { seat: 1, person: null, lines: [{ id: 'cards', points: 13.5 }], rank: 1 };
      const snapshot = { length: 0, rulesVersion: 3, state: { cards: 2 } };
      const at = fixture.time();
      expect(await store.resultsOf(id)).toEqual([]);
      expect(await codeOf(store.endTable(id, { snapshot, result: [winner, winner], at }))).toBe('duplicate');
      expect([await store.resultsOf(id), await store.latestSnapshot(id)]).toEqual([[], undefined]);
      expect(await store.findTable(id)).toMatchObject({ status: 'lobby', endedAt: null });
      await store.endTable(id, { snapshot, result: [winner, { ...loser, rank: 1 }], at });
      await store.endTable(id, { snapshot, result: [winner, loser], at });
      expect(await store.resultsOf(id)).toEqual([loser, winner]);
      expect(await store.latestSnapshot(id)).toEqual(snapshot);
      expect(await store.findTable(id)).toMatchObject({ status: 'over', endedAt: at, asked: [] });
      expect(await codeOf(store.endTable(id, { snapshot: { ...snapshot, length: 1 }, result: [], at }))).toBe('gap');
      expect(await codeOf(store.endTable('none', { snapshot, result: [winner], at }))).toBe('unknown');
    });

    test('is written in the transaction of the last decision', async () => {
      const location = await fixture.site().newLocation();
      const store = await fixture.open(location);
      const { id } = await store.createTable(TABLE);
      await store.appendDecision(id, 0, 0, { do: 'pass' }, { asked: [1], dueAt: 1, epoch: 0 });
      const winner = { seat: 1, person: null, lines: [{ id: 'cards', points: 13 }], rank: 1 };
      const end = {
        snapshot: { length: 2, rulesVersion: 3, state: { cards: 2 } },
        result: [winner],
        at: fixture.time(),
      };
      const append = (terms: object) => store.appendDecision(id, 1, 1, { do: 'pass' }, terms);
      expect(await codeOf(append({ epoch: 7, end }))).toBe('conflict');
      expect(await codeOf(append({ epoch: 0, end: { ...end, result: [winner, winner] } }))).toBe('duplicate');
      expect(await codeOf(append({ epoch: 0, end: { ...end, snapshot: { ...end.snapshot, length: 3 } } }))).toBe('gap');
      expect(await store.logOf(id)).toMatchObject({ epoch: 0, decisions: [{ number: 0 }] });
      expect(await store.findTable(id)).toMatchObject({ status: 'lobby', asked: [1], dueAt: 1 });
      expect(await fixture.site().transactionsOf(location, () => append({ epoch: 0, end }))).toBe(1);
      expect(await store.logOf(id)).toMatchObject({ epoch: 1, decisions: [{ number: 0 }, { number: 1 }] });
      expect(await store.findTable(id)).toMatchObject({ status: 'over', endedAt: end.at, asked: [], dueAt: null });
      expect([await store.resultsOf(id), await store.latestSnapshot(id)]).toEqual([[winner], end.snapshot]);
    });

    test('rejects later decisions of the same group', async () => {
      const store = await fixture.openShared();
      const { id } = await store.createTable(TABLE);
      const end = { snapshot: { length: 1, rulesVersion: 3, state: {} }, result: [], at: fixture.time() };
      const [last, later] = await Promise.allSettled([
        store.appendDecision(id, 0, 0, { do: 'pass' }, { end }),
        store.appendDecision(id, 1, 0, { do: 'pass' }),
      ]);
      expect([last.status, await codeOf(Promise.resolve(later).then(settledValue))]).toEqual(['fulfilled', 'conflict']);
      expect((await store.decisionsOf(id)).length).toBe(1);
    });
  });
}

function settledValue<T>(settled: PromiseSettledResult<T>): T {
  if (settled.status === 'rejected') throw settled.reason;
  return settled.value;
}
