import { join } from 'node:path';
import { fastifyCookie } from '@fastify/cookie';
import { personSchema, tableSchema, tablesSchema } from '@signoria/protocol';
import Database from 'better-sqlite3';
import { describe, expect, test } from 'vitest';
import { readName } from '../src/names.ts';
import { openStore } from '../src/store/index.ts';
import type { Caller } from './caller.ts';
import { ask, at, call, guest, setUp } from './caller.ts';
import { playOn, sitDown } from './player.ts';
import { openTestServer, temporaryFolder } from './testServer.ts';

const PAIR = { seats: [{ kind: 'person' }, { kind: 'open' }] };

async function namesAt(caller: Caller, id: string) {
  return (await call(caller, 'GET', `/api/tables/${id}`, tableSchema)).seats.map(({ name }) => name);
}

test('a rename is stored once with the person and broadcast to all their tables without writing them', async () => {
  const dataDir = temporaryFolder();
  const testServer = await openTestServer({ dataDir });
  const onDisk = new Database(join(dataDir, 'signoria.sqlite'));
  const rows = () => onDisk.prepare('select id, seats from tables order by id').all();
  const [anna, bruno] = [await guest(testServer, 'Anna'), await guest(testServer, 'Bruno')];
  const waiting = await setUp(anna, { ...PAIR, visibility: 'public' });
  const running = await setUp(anna, PAIR);
  const shared = await setUp(anna, { seats: [{ kind: 'person' }, { kind: 'local', name: 'Zia' }] });
  const over = await setUp(anna, { seats: [{ kind: 'person' }, { kind: 'bot', level: 'random' }] });
  await at(bruno, running.id, 'join', {});
  for (const { id } of [running, shared, over]) await at(anna, id, 'start');
  await playOn(await sitDown(anna, testServer.running, over.id));
  const [hers, his] = [
    await sitDown(anna, testServer.running, running.id),
    await sitDown(bruno, testServer.running, running.id),
  ];

  const before = rows();
  await call(anna, 'PATCH', '/api/me', personSchema, { name: 'Annina' });
  expect(rows()).toEqual(before);
  expect(JSON.stringify(rows())).not.toMatch(/Anna|Annina|Bruno/);
  expect((await his.receives('table')).table.seats.map(({ name }) => name)).toEqual(['Annina', 'Bruno']);
  hers.say({ type: 'chat', text: 'ciao' });
  expect((await his.receives('chat')).line).toMatchObject({ name: 'Annina', seat: 0 });
  const expectNames = async () => {
    expect(await namesAt(bruno, waiting.id)).toEqual(['Annina', null]);
    expect(await namesAt(bruno, running.id)).toEqual(['Annina', 'Bruno']);
    expect(await namesAt(bruno, shared.id)).toEqual(['Annina', 'Zia']);
    expect(await namesAt(bruno, over.id)).toEqual(['Annina', 'random']);
    const { open } = await call(bruno, 'GET', '/api/tables', tablesSchema);
    expect(open.tables.find(({ id }) => id === waiting.id)?.seats[0]?.name).toBe('Annina');
  };
  await expectNames();
  // Writes the names as older versions stored them.
  onDisk.exec(`update tables set seats = replace(seats, '"away"', '"name":"Anna","away"')`);
  onDisk.close();
  await testServer.restart();
  await expectNames();
});

/** Names that contain a reserved word, or begin or end like one. */
const INNOCENT = [
  'Abbott',
  'Talbot',
  'Cabot',
  'Botticelli',
  'Botho',
  'Botond',
  'La Botta',
  'Housman',
  'Dr House',
  'House M.D.',
  'Rudolf Haus',
  'Haussmann',
  'Casanova',
  'Casablanca',
  'Joe Root',
  'Roots',
  'Owen',
  'Modesto',
  'Modena',
  'Team Rocket',
  'Smooth Operator',
  'Mr. Robot',
  'Steady Eddie',
  'Supp\u00e9',
  'Stafford',
  'Helpmann',
  'Hilfiger',
  'Banks',
  'Bancroft',
  'Al',
  'Ai',
  'Serverin',
  'Theodor',
  'The Game',
  'Principiante',
  'Greta Greed',
  'Randolph',
  'Infante',
];

const RESERVED = [
  'Support',
  'support 24/7',
  '5upp0rt',
  'Signoria-Support',
  'Tech Support',
  'TechSupport',
  'Help desk',
  'Helpdesk',
  'Customer Service',
  'Servizio clienti',
  'Assistenza',
  'Kundendienst',
  'Kunden-Service',
  'Staff',
  'The Team',
  'Official Team',
  'Offiziell',
  'House',
  'H0use 4',
  'H\u043euse', // Cyrillic
  'The House',
  'Haus',
  'Das Haus',
  'Il banco',
  'Owner',
  'root',
  'Operator',
  'Moderatorin',
  'xX_Moderator_Xx',
  'Mod',
  'Der Spielleiter',
  'Amministratrice',
  'Greedy bot',
  'GreedyBot',
  'greedy_bot_2',
  'Gr33dy B0t 4',
  'the random bot',
  'Bot Greedy',
  'Ein Bot',
  'The bot of Anna',
  'Random 1',
  'Computer',
  'Il solido bot',
  'Robot',
];

describe('a name', () => {
  test.each([
    ['Anna', 'Anna'],
    ['  Anna\u00a0 di\u3000Ser Piero ', 'Anna di Ser Piero'],
    ['Zoe\u0301', 'Zo\u00e9'],
    ['Signor Iacopo', 'Signor Iacopo'],
    ['Signorina Bottega', 'Signorina Bottega'],
    ['Ben Bot', 'Ben Bot'],
    ['Random Rob', 'Random Rob'],
    ['Adminka', 'Adminka'],
    ...INNOCENT.map((name) => [name, name]),
    ['\u05e0\u05e2\u05de\u05d9', '\u05e0\u05e2\u05de\u05d9'],
    ['\u674e\u5c0f\u9f99', '\u674e\u5c0f\u9f99'],
    ['\u0e19\u0e49\u0e33', '\u0e19\u0e49\u0e33'],
    ['\u2764\ufe0f', '\u2764\ufe0f'],
    ['\u{1f469}\u{1f3fd}\u200d\u{1f3a8}', '\u{1f469}\u{1f3fd}\u200d\u{1f3a8}'],
    [':-)', ':-)'],
  ])('%j is allowed', (typed, kept) => expect(readName(typed)).toBe(kept));

  test.each([
    ['markup', '<b>Anna</b>'],
    ['a zero-width space', 'An\u200bna'],
    ['nothing but joiners', '\u200d\u200d'],
    ['a text turned around', 'Anna\u202e'],
    ['isolates', '\u2066Anna\u2069'],
    ['tags', 'Anna\u{e0041}'],
    ['a filler', '\u3164'],
    ['an empty pattern of Braille', '\u2800\u2800'],
    ['a soft hyphen', 'An\u00adna'],
    ['half a character', 'Anna\ud800'],
    ['private characters', '\ue000'],
    ['accents without a letter', '\u0301\u0302'],
    ['accents heaped up', 'A\u0316\u0317\u0318\u0319nna'],
    ['a line', 'An\u2028na'],
  ])('rejects %s', (_what, typed) => expect(() => readName(typed)).toThrow('expected a readable name'));

  test.each([
    'Signoria',
    'SIGNORIA',
    'Signoria Team',
    'S i g n o r i a',
    'Sign\u00f2r\u00eda',
    'S1gn0r!a',
    'Signorla',
    '\u0405ign\u043eri\u0430', // Cyrillic
    '\uff33\uff49\uff47\uff4e\uff4f\uff52\uff49\uff41', // full width
    '\u{1d412}\u{1d422}\u{1d420}\u{1d427}\u{1d428}\u{1d42b}\u{1d422}\u{1d41a}', // mathematical
    'Admin',
    'admin 2!',
    'Adrnin',
    '\u0391DM\u0399\u039d', // Greek
    'Moderator Max',
    'Server',
    'Bot',
    'B0t, steady',
    'Intermediate bot',
    'Fortgeschrittener Bot',
    'Bot intermedio',
    'greedy',
    ...RESERVED,
  ])('rejects the reserved name %s', (typed) => expect(() => readName(typed)).toThrow('reserved for'));
});

test('a person keeps a name that became reserved later', async () => {
  const dataDir = temporaryFolder();
  const store = await openStore({ dataDir });
  const { id } = await store.createPerson({ name: 'Signoria', guest: true });
  const { id: session } = await store.createSession(id, Date.now() + 60_000);
  const testServer = await openTestServer({ store, secret: 'of the test' });
  const cookie = `signoria=${encodeURIComponent(fastifyCookie.sign(session, 'of the test'))}`;
  const rename = (name: string) => ask(testServer, 'PATCH', '/api/me', { cookie, body: { name } });
  expect(await rename('Signoria')).toMatchObject({ status: 200, body: { name: 'Signoria' } });
  expect(await rename('Signoria 2')).toMatchObject({ status: 400, body: { code: 'badName', path: 'name' } });
  expect(await rename('Zoe\u0301')).toMatchObject({ status: 200, body: { name: 'Zo\u00e9' } });
  const seats = [{ kind: 'person' }, { kind: 'local', name: 'Admin' }];
  const table = await ask(testServer, 'POST', '/api/tables', { cookie, body: { game: 'card', seats } });
  expect(table).toMatchObject({ status: 400, body: { code: 'badName', path: 'seats.1.name' } });
});
