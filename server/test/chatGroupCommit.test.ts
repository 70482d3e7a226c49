import { join } from 'node:path';
import { expect, test } from 'vitest';
import { chat, chatGroupCommit } from '../src/store/chat.ts';
import { openStore } from '../src/store/index.ts';
import { openSqlite } from '../src/store/sqlite.ts';
import { TABLE } from './storeFixture.ts';
import { temporaryFolder } from './testServer.ts';

test('concurrent chat lines are written in one transaction with consecutive numbers', async () => {
  const dataDir = temporaryFolder();
  const store = await openStore({ dataDir });
  const { id: person } = await store.createPerson({ name: 'Anna', guest: true });
  const table = () => store.createTable({ ...TABLE, host: person, seats: [{ kind: 'person', person }] });
  const tables = [(await table()).id, (await table()).id];
  await store.close();

  const database = await openSqlite(join(dataDir, 'signoria.sqlite'));
  let transactions = 0;
  const counted: typeof database = {
    ...database,
    atomically: (work) => {
      transactions++;
      return database.atomically(work);
    },
  };
  const groups = chatGroupCommit(counted);
  const { appendChat, chatOf } = chat(counted, groups, Date.now);
  const texts = Array.from({ length: 60 }, (_, count) => `line ${count}`);
  const lines = await Promise.all(texts.map((text, count) => appendChat(tables[count % 2] ?? '', person, text)));
  expect(transactions).toBe(1);
  expect(lines.map(({ number }) => number)).toEqual(texts.map((_, count) => Math.floor(count / 2)));
  for (const [parity, id] of tables.entries())
    expect((await chatOf(id)).map(({ text }) => text)).toEqual(texts.filter((_, count) => count % 2 === parity));

  const outcomes = await Promise.allSettled([
    appendChat(tables[0] ?? '', person, 'still here'),
    appendChat('nowhere', person, 'lost'),
  ]);
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
  expect((await chatOf(tables[0] ?? '')).at(-1)).toMatchObject({ number: 30, text: 'still here' });
  await groups.close();
  await database.close();
});
