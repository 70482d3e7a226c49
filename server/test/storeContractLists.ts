import type { OpenTableFilter } from '@signoria/protocol';
import { describe, expect, test } from 'vitest';
import type { NewStoredTable, Store, StoredSummary } from '../src/store/index.ts';
import type { StoreFixture } from './storeFixture.ts';
import { TABLE } from './storeFixture.ts';

const SNAPSHOT = { length: 0, rulesVersion: 3, state: {} };
/** Reverts a store to the schema before the columns and indexes of lists. */
const BEFORE_LISTS = `drop index sitters_listed; drop index tables_listed;
  alter table sitters drop column created_at; alter table sitters drop column is_over;
  alter table tables drop column listed; delete from kysely_migration where name >= '0014'`;

const idsOf = (tables: readonly StoredSummary[]) => tables.map(({ id }) => id);

async function allPages(store: Store, list: Parameters<Store['listSummaries']>[0], size: number): Promise<string[]> {
  const found: string[] = [];
  for (let after: StoredSummary | undefined; ; ) {
    const page = await store.listSummaries(list, size, after);
    found.push(...idsOf(page));
    after = page.at(-1);
    if (after === undefined) return found;
  }
}

export function listsContract(fixture: StoreFixture): void {
  describe('lists of tables', () => {
    test('contain public tables by status, newest first, with short options and names', async () => {
      const store = await fixture.open(await fixture.site().newLocation());
      const { id: anna } = await store.createPerson({ name: 'Anna', guest: true });
      const options = { guilds: false, mode: 'long', text: 'x'.repeat(101), figures: { cards: {} } };
      const one = await store.createTable({ ...TABLE, host: anna, options });
      await store.createTable({ ...TABLE, visibility: 'link' });
      const two = await store.createTable({ ...TABLE, options: {} });
      expect(await store.listSummaries({ status: 'lobby' }, 9)).toEqual([
        {
          ...{ id: two.id, game: TABLE.game, seats: TABLE.seats, clock: TABLE.clock, status: 'lobby' },
          ...{ createdAt: two.createdAt, startedAt: null, asked: null, names: {}, options: {}, ownFigures: false },
          ...{ language: TABLE.language, hints: TABLE.hints, endedAt: null, dueAt: null, results: [] },
        },
        expect.objectContaining({
          id: one.id,
          options: { guilds: false, mode: 'long' },
          ownFigures: true,
          names: { [anna]: 'Anna' },
        }),
      ]);
      await store.updateTable(one.id, { status: 'running', startedAt: 1, asked: [1] });
      expect(await store.listSummaries({ status: 'running' }, 9)).toMatchObject([{ id: one.id, asked: [1] }]);
      const result = [0, 1].map((seat) => ({ seat, person: null, lines: [{ id: 'a', points: seat }], rank: 2 - seat }));
      await store.endTable(one.id, { snapshot: SNAPSHOT, result: result.toReversed(), at: 2 });
      await store.updateTable(two.id, { status: 'over', endedAt: 2 }); // cancelled
      const results = result.map(({ person, ...rest }) => rest);
      expect(await store.listSummaries({ status: 'over' }, 9)).toMatchObject([{ id: one.id, endedAt: 2, results }]);
    });

    test('of open tables can be filtered by game, language, pace and free seats, across pages', async () => {
      const store = await fixture.open(await fixture.site().newLocation());
      const { id: person } = await store.createPerson({ name: 'Anna', guest: true });
      const seat = (wanted: string) => ({ kind: 'open', more: { wanted, away: false } }) as const;
      const [free, invited] = [seat('open'), seat('invited')];
      const spoof = JSON.stringify(free); // a name is no free seat
      const taken = { kind: 'local', person, name: spoof, more: { wanted: 'open', away: false } } as const;
      const make = async (part: Partial<NewStoredTable>) => (await store.createTable({ ...TABLE, ...part })).id;
      const one = await make({ game: 'dice', language: 'it', clock: { kind: 'none' }, seats: [taken, free] });
      const two = await make({ language: null, clock: { kind: 'days', days: 3 }, seats: [free, taken, free] });
      const three = await make({ language: 'it', seats: [taken, invited] });
      const found = (filter: OpenTableFilter, size = 9) => allPages(store, { status: 'lobby', filter }, size);
      expect(await found({})).toEqual([three, two, one]);
      expect(await found({ game: 'dice' })).toEqual([one]);
      expect(await found({ language: 'it' }, 1)).toEqual([three, one]);
      expect(await found({ pace: 'days' })).toEqual([two]);
      expect(await found({ free: 1 }, 1)).toEqual([two, one]);
      expect(await found({ free: 2 })).toEqual([two]);
      expect(await found({ game: 'card', language: 'it', pace: 'live' })).toEqual([three]);
      expect(await found({ game: 'dice', free: 2 })).toEqual([]);
    });

    test('contain a person’s own tables, unfinished and finished ones separately', async () => {
      const store = await fixture.open(await fixture.site().newLocation());
      const { id: anna } = await store.createPerson({ name: 'Anna', guest: true });
      const newTable = () => store.createTable({ ...TABLE, host: anna, visibility: 'link' });
      const [one, two, three, four] = [await newTable(), await newTable(), await newTable(), await newTable()];
      const own = async (isOver: boolean) => idsOf(await store.listSummaries({ person: anna, isOver }, 9));
      expect([await own(false), await own(true)]).toEqual([[four.id, three.id, two.id, one.id], []]);
      await store.updateTable(two.id, { status: 'running', startedAt: 1 });
      await store.endTable(two.id, { snapshot: SNAPSHOT, result: [], at: 2 });
      await store.updateTable(three.id, { status: 'over', startedAt: 1, endedAt: 2 });
      await store.updateTable(four.id, { status: 'over', endedAt: 2 }); // cancelled
      expect([await own(false), await own(true)]).toEqual([[one.id], [three.id, two.id]]);
      await store.updateTable(one.id, { status: 'running', startedAt: 1 });
      const end = { snapshot: { ...SNAPSHOT, length: 1 }, result: [], at: 2 };
      await store.appendDecision(one.id, 0, 0, {}, { end }); // the last decision ends the game
      expect([await own(false), await own(true)]).toEqual([[], [three.id, two.id, one.id]]);
      expect(await store.listSummaries({ person: '\0', isOver: false }, 9)).toEqual([]);
    });

    test('contain every table once across pages, also those of the same millisecond', async () => {
      const location = await fixture.site().newLocation();
      const store = await fixture.open(location);
      const { id: host } = await store.createPerson({ name: 'Anna', guest: true });
      const made = await Promise.all(Array.from({ length: 7 }, () => store.createTable({ ...TABLE, host })));
      await fixture
        .site()
        .tamper(location, 'update tables set created_at = 5000; update sitters set created_at = 5000');
      const ids = made.map(({ id }) => id).toSorted();
      for (const size of [1, 3, 7]) {
        expect((await allPages(store, { status: 'lobby' }, size)).toSorted()).toEqual(ids);
        expect((await allPages(store, { person: host, isOver: false }, size)).toSorted()).toEqual(ids);
      }
    });

    test('of an older store are complete after the migration, also for rows written by an older version', async () => {
      const location = await fixture.site().newLocation();
      const older = await fixture.open(location);
      const { id: host } = await older.createPerson({ name: 'Anna', guest: true });
      const options = { guilds: false, figures: {} };
      const over = await older.createTable({ ...TABLE, host, options });
      const open = await older.createTable({ ...TABLE, host, options });
      await older.updateTable(over.id, { status: 'running', startedAt: 1 });
      await older.endTable(over.id, { snapshot: SNAPSHOT, result: [], at: 2 });
      await older.close();
      await fixture.site().tamper(location, BEFORE_LISTS);
      await fixture
        .site()
        .tamper(location, 'alter table tables drop column language; alter table tables drop column hints');
      const store = await fixture.open(location);
      const own = (isOver: boolean) => store.listSummaries({ person: host, isOver }, 9);
      const short = { options: { guilds: false }, ownFigures: true, language: null, hints: true };
      expect(await own(true)).toMatchObject([{ id: over.id, createdAt: over.createdAt, ...short }]);
      expect(await own(false)).toMatchObject([{ id: open.id, createdAt: open.createdAt, ...short }]);
      await fixture.site().tamper(location, 'update tables set listed = null');
      expect(await store.listSummaries({ status: 'lobby' }, 9)).toMatchObject([{ id: open.id, ...short }]);
    });
  });
}
