import type { Kysely, Selectable } from 'kysely';
import type { Now, StoreDatabase } from './database.ts';
import type { Credential, Person } from './entities.ts';
import { StoreError } from './errors.ts';
import { checkedText, hashOf, isId, MOST_IDS, newId, newSessionId, toJson } from './ids.ts';
import type { Schema } from './schema.ts';
import type { Store } from './store.ts';

type People = Pick<Store, 'createPerson' | 'findPerson' | 'namesOf' | 'renamePerson'>;

export function people({ db }: StoreDatabase, now: Now): People {
  return {
    async createPerson({ name, guest }) {
      const person = { id: newId(), name: checkedText(name), guest, createdAt: now() };
      const row = { id: person.id, name, guest: guest ? 1 : 0, created_at: person.createdAt };
      await db.insertInto('people').values(row).execute();
      return person;
    },
    async findPerson(id) {
      if (!isId(id)) return undefined;
      const row = await db.selectFrom('people').selectAll().where('id', '=', id).executeTakeFirst();
      return row && personFrom(row);
    },
    async namesOf(people) {
      const names: Record<string, string> = {};
      const ids = people.filter(isId);
      for (let from = 0; from < ids.length; from += MOST_IDS) {
        const some = ids.slice(from, from + MOST_IDS);
        const rows = await db.selectFrom('people').select(['id', 'name']).where('id', 'in', some).execute();
        for (const { id, name } of rows) names[id] = name;
      }
      return names;
    },
    async renamePerson(id, name) {
      const row =
        isId(id) &&
        (await db
          .updateTable('people')
          .set({ name: checkedText(name) })
          .where('id', '=', id)
          .returningAll()
          .executeTakeFirst());
      if (!row) throw new StoreError('unknown', `there is no person ${id}`);
      return personFrom(row);
    },
  };
}

function personFrom({ id, name, guest, created_at }: Selectable<Schema['people']>): Person {
  return { id, name, guest: guest === 1, createdAt: created_at };
}

type Credentials = Pick<
  Store,
  'addCredential' | 'findCredential' | 'credentialsOf' | 'recordCredentialUse' | 'removeCredential'
>;

export function credentials({ db, atomically }: StoreDatabase, now: Now): Credentials {
  return {
    async addCredential({ id, person, publicKey, counter, transports }) {
      if (!isId(id)) throw new StoreError('malformed', 'cannot be stored: a passkey has an id in base64url');
      const key = { public_key: checkedText(publicKey), counter, transports: toJson(transports) };
      const row = { id, person, ...key, created_at: now(), used_at: null };
      await atomically(async (transaction) => {
        await transaction.insertInto('credentials').values(row).execute();
        await transaction.updateTable('people').set({ guest: 0 }).where('id', '=', person).execute();
      });
    },
    async findCredential(id) {
      const [found] = isId(id) ? await credentialsWhere(db, 'id', id) : [];
      return found;
    },
    credentialsOf: async (person) => (isId(person) ? await credentialsWhere(db, 'person', person) : []),
    async recordCredentialUse(id, counter) {
      const { numUpdatedRows } = await db
        .updateTable('credentials')
        .set({ counter, used_at: now() })
        .where('id', '=', id)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) throw noPasskey(id);
    },
    async removeCredential(person, id) {
      if (!isId(id)) throw noPasskey(id);
      await atomically(async (transaction) => {
        const removal = transaction.deleteFrom('credentials').where('id', '=', id).where('person', '=', person);
        if ((await removal.executeTakeFirst()).numDeletedRows === 0n) throw noPasskey(id);
        const left = await credentialsWhere(transaction, 'person', person);
        if (left.length === 0)
          await transaction.updateTable('people').set({ guest: 1 }).where('id', '=', person).execute();
      });
    },
  };
}

function noPasskey(id: string): StoreError {
  return new StoreError('unknown', `there is no passkey ${id}`);
}

async function credentialsWhere(db: Kysely<Schema>, column: 'id' | 'person', value: string): Promise<Credential[]> {
  const rows = await db.selectFrom('credentials').selectAll().where(column, '=', value).orderBy('id').execute();
  return rows.map(({ public_key, transports, created_at, used_at, ...rest }) => ({
    ...rest,
    publicKey: public_key,
    transports: JSON.parse(transports),
    createdAt: created_at,
    usedAt: used_at,
  }));
}

type Sessions = Pick<Store, 'markChallengeUsed' | 'createSession' | 'findSession' | 'endSession' | 'endSessions'>;

export function sessions({ db }: StoreDatabase, now: Now): Sessions {
  return {
    async markChallengeUsed(challenge, until) {
      await db.deleteFrom('challenges').where('expires_at', '<=', now()).execute();
      await db
        .insertInto('challenges')
        .values({ challenge: checkedText(challenge), expires_at: until })
        .execute();
    },
    async createSession(person, expiresAt) {
      await db.deleteFrom('sessions').where('expires_at', '<=', now()).execute();
      const id = newSessionId();
      await db
        .insertInto('sessions')
        .values({ id_hash: hashOf(id), person, expires_at: expiresAt })
        .execute();
      return { id, person, expiresAt };
    },
    async findSession(id) {
      const row = await db
        .selectFrom('sessions')
        .selectAll()
        .where('id_hash', '=', hashOf(id))
        .where('expires_at', '>', now())
        .executeTakeFirst();
      return row && { id, person: row.person, expiresAt: row.expires_at };
    },
    async endSession(id) {
      await db.deleteFrom('sessions').where('id_hash', '=', hashOf(id)).execute();
    },
    async endSessions(person) {
      await db.deleteFrom('sessions').where('person', '=', person).execute();
    },
  };
}
