import type { Kysely } from 'kysely';
import type { StoreDatabase } from './database.ts';
import type { CreationCursor, TableExpiry } from './entities.ts';
import type { Schema } from './schema.ts';
import type { Store } from './store.ts';

type Expiring = Pick<Store, 'expiredTables' | 'removeTables' | 'removeGuests'>;

export function expiring({ db, atomically, lockTables }: StoreDatabase): Expiring {
  return {
    async expiredTables(rule, limit) {
      const rows = await expired(db, rule).orderBy('created_at').limit(limit).execute();
      return rows.map(({ id }) => id);
    },
    async removeTables(ids, rule) {
      if (ids.length === 0) return;
      await atomically(async (transaction) => {
        await lockTables(transaction, ids);
        const still = await expired(transaction, rule).where('id', 'in', ids).execute(); // somebody may have joined
        const gone = still.map(({ id }) => id);
        if (gone.length === 0) return;
        for (const part of ['sitters', 'asked', 'due', 'chat', 'analyses'] as const)
          await transaction.deleteFrom(part).where('table_id', 'in', gone).execute();
        await transaction.deleteFrom('tables').where('id', 'in', gone).execute();
      });
    },
    async removeGuests(before, from, limit) {
      const guests = await guestsFrom(db, before, from, limit);
      const unused = await withoutTrace(
        db,
        guests.map(({ id }) => id),
      );
      if (unused.length > 0)
        await atomically(async (transaction) => {
          await transaction.deleteFrom('sessions').where('person', 'in', unused).execute();
          await transaction.deleteFrom('people').where('id', 'in', unused).execute();
        });
      const last = guests.at(-1);
      return last === undefined || guests.length < limit ? null : last;
    },
  };
}

function expired(db: Kysely<Schema>, { emptyBefore, waitingBefore }: TableExpiry) {
  return db
    .selectFrom('tables')
    .select('id')
    .where('started_at', 'is', null)
    .where('status', '!=', 'running')
    .where('created_at', '<', Math.max(emptyBefore, waitingBefore))
    .where(({ eb, or, and, selectFrom }) => {
      const sitters = selectFrom('sitters')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('table_id', '=', 'tables.id');
      const isEmpty = or([eb('status', '=', 'over'), eb(sitters, '<=', 1)]);
      return or([eb('created_at', '<', waitingBefore), and([eb('created_at', '<', emptyBefore), isEmpty])]);
    });
}

async function guestsFrom(
  db: Kysely<Schema>,
  before: number,
  from: CreationCursor | null,
  limit: number,
): Promise<readonly CreationCursor[]> {
  let query = db.selectFrom('people').select(['id', 'created_at']).where('guest', '=', 1);
  query = query.where('created_at', '<', before);
  if (from !== null)
    query = query.where(({ eb, refTuple, tuple }) =>
      eb(refTuple('created_at', 'id'), '>', tuple(from.createdAt, from.id)),
    );
  const rows = await query.orderBy('created_at').orderBy('id').limit(limit).execute();
  return rows.map(({ id, created_at }) => ({ id, createdAt: created_at }));
}

/** Returns the people without seats, results, chat lines and passkeys. */
async function withoutTrace(db: Kysely<Schema>, people: readonly string[]): Promise<readonly string[]> {
  if (people.length === 0) return [];
  const traces = await Promise.all(
    (['sitters', 'results', 'chat', 'credentials'] as const).map((table) =>
      db.selectFrom(table).select('person').distinct().where('person', 'in', people).execute(),
    ),
  );
  const named = new Set(traces.flat().map(({ person }) => person));
  return people.filter((id) => !named.has(id));
}
