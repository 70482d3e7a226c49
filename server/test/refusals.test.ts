import type { Opaque, ServerMessage } from '@signoria/protocol';
import { PROTOCOL_VERSION } from '@signoria/protocol';
import { expect, test } from 'vitest';
import { at, guest, setUp } from './caller.ts';
import type { Player } from './player.ts';
import { movesOf, sitDown } from './player.ts';
import type { TestServer } from './testServer.ts';
import { openTestServer } from './testServer.ts';

/** Opens a page that plays both seats of a new game. */
async function pageOf(testServer: TestServer): Promise<Player> {
  const anna = await guest(testServer, 'Anna');
  const { id } = await setUp(anna, { seats: [{ kind: 'person' }, { kind: 'local' }] });
  await at(anna, id, 'start');
  return sitDown(anna, testServer.running, id);
}

/** Returns the first legal move of the pending seat as a message without id. */
function moveOf(page: Player) {
  const seat = [0, 1].find((one) => movesOf(page, one).length > 0) ?? 0;
  return { type: 'move', seat, version: page.version ?? 0, move: movesOf(page, seat)[0] as Opaque } as const;
}

const send = (page: Player, message: object) => page.sayText(JSON.stringify(message));
const refusalsIn = ({ received }: Player) =>
  received
    .map((text) => JSON.parse(text) as ServerMessage)
    .filter(({ type }) => type === 'refused' || type === 'error');

test('a refusal of a repeated move has the id of the repeated message', async () => {
  const page = await pageOf(await openTestServer());
  const first = moveOf(page);
  send(page, { ...first, id: 10 });
  await page.receives('step');
  const next = moveOf(page);
  send(page, { ...first, id: 11 }); // a copy of the first move
  send(page, { ...next, id: 12 });
  await page.receives('step');
  expect(refusalsIn(page)).toMatchObject([{ type: 'refused', answers: 11 }]);
  expect(page.version).toBe(2);
});

test('every refusal has the id of its message', async () => {
  const testServer = await openTestServer();
  const page = await pageOf(testServer);
  const version = page.version ?? 0;
  const { id: table = '' } = page.table ?? {};
  const messages = [
    { type: 'move', seat: 0, version: version + 9, move: {}, id: 21 },
    { type: 'undo', seat: 0, version: version + 9, id: 22 },
    { type: 'consent', version, agree: true, id: 23 },
    { type: 'end', agree: true, id: 24 },
    { type: 'chat', text: '', id: 25 },
    { type: 'dance', id: 26 },
    { type: 'hello', protocol: PROTOCOL_VERSION, table: 'nothing', have: null, id: 27 },
    { type: 'chat', text: 'ciao', id: 28 }, // at no table
  ];
  for (const message of messages) send(page, message);
  await expect.poll(() => refusalsIn(page).length).toBe(messages.length);
  expect(refusalsIn(page)).toMatchObject(messages.map(({ id }) => ({ answers: id })));

  const spectator = await sitDown(null, testServer.running, table);
  send(spectator, { type: 'chat', text: 'ciao', id: 3 });
  expect(await spectator.receives('refused')).toMatchObject({ answers: 3, code: 'notSignedIn' });
});

test('a refusal has no id if the message has no readable id', async () => {
  const page = await pageOf(await openTestServer());
  const texts = [
    'nonsense',
    '{"type":"chat","text":"ciao"}',
    '{"type":"chat","text":"ciao","id":-1}',
    '{"type":"chat","text":"ciao","id":"1"}',
    `{"type":"dance","id":1,"text":"${'x'.repeat(5000)}"}`,
  ];
  for (const text of texts) page.sayText(text);
  page.sayText(Buffer.from('{"type":"chat","text":"ciao","id":1}'));
  await expect.poll(() => refusalsIn(page).length).toBe(texts.length + 1);
  expect(refusalsIn(page).map((refusal) => 'answers' in refusal && refusal.answers)).toEqual(
    Array.from({ length: texts.length + 1 }, () => null),
  );
});

test('a refusal by the rate limit has the id of its message', async () => {
  const limits = { chat: { seconds: 60, person: 1, address: 9, shared: false } };
  const page = await pageOf(await openTestServer({ limits }));
  send(page, { type: 'chat', text: 'one', id: 5 });
  send(page, { type: 'chat', text: 'two', id: 6 });
  expect(await page.receives('error')).toMatchObject({ answers: 6, code: 'tooMany' });
  const strict = await pageOf(
    await openTestServer({ limits: { work: { seconds: 60, person: 100, address: 999, shared: false } } }),
  );
  for (let id = 1; id <= 101; id++) send(strict, { type: 'consent', version: 99, agree: true, id });
  expect(await strict.receives('error')).toMatchObject({ answers: expect.any(Number), code: 'tooMany' });
});
