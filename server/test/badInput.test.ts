import { request } from 'node:http';
import type { Problem } from '@signoria/protocol';
import { PROTOCOL_VERSION, problemSchema } from '@signoria/protocol';
import { parse as check } from 'valibot';
import { beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import type { Answer, Caller } from './caller.ts';
import { ask, at, guest, setUp } from './caller.ts';
import type { Player } from './player.ts';
import { movesOf, playOn, sitDown } from './player.ts';
import type { TestServer } from './testServer.ts';
import { openTestServer } from './testServer.ts';

let testServer: TestServer;
let anna: Caller;
let bruno: Caller;
let id: string;
let page: Player;

beforeAll(async () => {
  testServer = await openTestServer();
  anna = await guest(testServer, 'Anna');
  bruno = await guest(testServer, 'Bruno');
  ({ id } = await setUp(anna, { seats: [{ kind: 'person' }, { kind: 'bot', level: 'random' }] }));
  await at(anna, id, 'start');
  page = await sitDown(anna, testServer.running, id);
});

function problem(answer: Answer): Problem {
  expect(answer.type).toContain('application/problem+json');
  const read = check(problemSchema, answer.body);
  expect(read.status).toBe(answer.status);
  return read;
}

const seats = [{ kind: 'person' }, { kind: 'bot', level: 'random' }];

describe('refuses over HTTP', () => {
  test.each([
    ['an unknown route', 'GET', '/api/nothing', undefined, 404, 'unknownRoute'],
    ['an unknown method', 'PUT', '/api/me', undefined, 404, 'unknownRoute'],
    ['an unknown table', 'GET', '/api/tables/nothing', undefined, 404, 'unknownTable'],
    ['a table id of 5,000 characters', 'GET', `/api/tables/${'x'.repeat(5000)}`, undefined, 404, 'unknownRoute'],
    ['an encoded NUL', 'GET', '/api/tables/%00', undefined, 404, 'unknownTable'],
    ['a broken escape', 'GET', '/api/tables/%zz', undefined, 400, 'malformed'],
    ['truncated JSON', 'POST', '/api/people', '{"name":', 400, 'malformed'],
    ['a list', 'POST', '/api/people', [], 400, 'malformed'],
    ['null', 'POST', '/api/people', 'null', 400, 'malformed'],
    ['no name', 'POST', '/api/people', { name: '  ' }, 400, 'malformed'],
    ['markup', 'POST', '/api/people', { name: '<b>Anna</b>' }, 400, 'badName'],
    ['control characters', 'POST', '/api/people', { name: 'A\u0000n\u202ena' }, 400, 'badName'],
    ['10,000 characters', 'POST', '/api/people', { name: 'x'.repeat(10_000) }, 400, 'malformed'],
    ['more than 64 KB', 'POST', '/api/people', { name: 'x'.repeat(70_000) }, 413, 'tooLarge'],
    ['an unknown key', 'POST', '/api/people', { name: 'Anna', admin: true }, 400, 'malformed'],
    ['an unknown game', 'POST', '/api/tables', { game: 'chess', seats }, 404, 'unknownGame'],
    [
      'a property of Object.prototype as a game',
      'POST',
      '/api/tables',
      { game: 'constructor', seats },
      404,
      'unknownGame',
    ],
    ['one seat', 'POST', '/api/tables', { game: 'card', seats: [{ kind: 'person' }] }, 400, 'outOfRange'],
    [
      'two seats of kind person',
      'POST',
      '/api/tables',
      { game: 'card', seats: [seats[0], seats[0]] },
      400,
      'outOfRange',
    ],
    [
      'an unknown bot',
      'POST',
      '/api/tables',
      { game: 'card', seats: [seats[0], { kind: 'bot', level: 'hal' }] },
      400,
      'outOfRange',
    ],
    ['unknown options', 'POST', '/api/tables', { game: 'card', seats, options: { dragons: 1 } }, 400, 'malformed'],
    ['a passkey without a challenge', 'POST', '/api/session', { response: {} }, 401, 'badPasskey'],
    ['a passkey that is a text', 'POST', '/api/session', { response: 'x' }, 400, 'malformed'],
    ['no passkey', 'POST', '/api/me/passkeys', {}, 400, 'malformed'],
    ['more than a passkey', 'POST', '/api/me/passkeys', { response: {}, admin: true }, 400, 'malformed'],
    ['starting twice', 'POST', 'start', {}, 409, 'notOpen'],
    ['the record too early', 'GET', 'record', undefined, 409, 'notOver'],
    ['a rematch too early', 'POST', 'rematch', {}, 409, 'notOver'],
    ['chat without before', 'GET', 'chat', undefined, 400, 'malformed'],
    ['chat before a word', 'GET', 'chat?before=now', undefined, 400, 'malformed'],
    ['chat before a negative number', 'GET', 'chat?before=-1', undefined, 400, 'malformed'],
    ['chat before two numbers', 'GET', 'chat?before=1&before=2', undefined, 400, 'malformed'],
    ['chat before a number that is too large', 'GET', 'chat?before=4294967296', undefined, 400, 'malformed'],
    ['chat of an unknown table', 'GET', '/api/tables/nothing/chat?before=1', undefined, 404, 'unknownTable'],
  ])('%s', async (_what, method, path, body, status, code) => {
    const whole = path.startsWith('/') ? path : `/api/tables/${id}/${path}`;
    const answer = await ask(testServer, method, whole, { cookie: anna.cookie, ...(body !== undefined && { body }) });
    expect([answer.status, problem(answer).code]).toEqual([status, code]);
  });

  test('a refusal names the path of the invalid value', async () => {
    const body = { game: 'card', seats: [{ kind: 'person' }, { kind: 'robot' }] };
    expect(problem(await ask(testServer, 'POST', '/api/tables', { body, cookie: anna.cookie })).path).toBe(
      'seats.1.kind',
    );
  });

  test('rejects an invalid chat query and names the expected form', async () => {
    const answer = problem(await ask(testServer, 'GET', `/api/tables/${id}/chat?before=now`));
    expect([answer.path, answer.detail]).toEqual([
      'before',
      'expected the number of a line of the chat, as in ?before=100',
    ]);
  });

  test('rejects form bodies', async () => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    expect(problem(await ask(testServer, 'POST', '/api/people', { body: 'name=Anna', headers })).code).toBe(
      'wrongType',
    );
  });

  test('refuses requests without a session, and with a forged or ended one', async () => {
    expect(problem(await ask(testServer, 'GET', '/api/me')).code).toBe('notSignedIn');
    const forged = `${anna.cookie.slice(0, -4)}AAAA`;
    const answer = await ask(testServer, 'GET', '/api/me', { cookie: forged });
    expect(problem(answer).code).toBe('notSignedIn');
    expect(answer.headers.get('set-cookie')).toBe(null); // another server on this host may have signed it
    expect(problem(await ask(testServer, 'GET', '/api/me', { cookie: 'signoria=.' })).code).toBe('notSignedIn');
    const clara = await guest(testServer, 'Clara');
    expect((await ask(testServer, 'DELETE', '/api/me/session', { cookie: clara.cookie })).status).toBe(204);
    const ended = await ask(testServer, 'GET', '/api/me', { cookie: clara.cookie });
    expect(problem(ended).code).toBe('badSession');
    expect(ended.headers.get('set-cookie')).toContain('Max-Age=0');
  });

  test('limits requests per address', async () => {
    const strict = await openTestServer({ requestsPerMinute: 3, trustProxy: ['127.0.0.0/8'] });
    const requestFrom = (from: string, path = '/api/games', method = 'GET') =>
      ask(strict, method, path, { headers: { 'x-forwarded-for': from } });
    for (let count = 0; count < 3; count++) expect((await requestFrom('192.0.2.1')).status).toBe(200);
    const answer = await requestFrom('192.0.2.1');
    expect([answer.status, problem(answer).code]).toEqual([429, 'tooMany']);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await requestFrom('192.0.2.2')).status).toBe(200);
    expect((await requestFrom('192.0.2.2, 192.0.2.1')).status).toBe(429); // the proxy appends the true address
    expect((await requestFrom('192.0.2.1', '/nothing.png')).status).toBe(404); // files have a limit of their own
    for (const [from, method] of [
      ['192.0.2.3', 'GET'],
      ['192.0.2.4', 'POST'],
    ] as const) {
      const unknown = () => requestFrom(from, '/api/nothing', method);
      for (let count = 0; count < 3; count++) expect((await unknown()).status).toBe(404);
      expect(problem(await unknown()).code).toBe('tooMany'); // unknown routes count as well
      expect((await requestFrom(from)).status).toBe(429);
    }
  });

  test('refuses an expired session', async () => {
    let now = Date.now();
    const patient = await openTestServer({ now: () => now });
    const clara = await guest(patient, 'Clara');
    expect((await ask(patient, 'GET', '/api/me', { cookie: clara.cookie })).status).toBe(200);
    now += 400 * 24 * 3600 * 1000;
    expect(problem(await ask(patient, 'GET', '/api/me', { cookie: clara.cookie })).code).toBe('badSession');
  });

  test('refuses requests from pages of other origins', async () => {
    for (const origin of ['https://evil.example', 'null', 'http://127.0.0.1:1']) {
      const answer = await ask(testServer, 'POST', '/api/people', { body: { name: 'Eve' }, headers: { origin } });
      expect([answer.status, problem(answer).code]).toEqual([403, 'wrongOrigin']);
    }
    const headers = { origin: testServer.running.address };
    expect((await ask(testServer, 'POST', '/api/people', { body: { name: 'Eve' }, headers })).status).toBe(201);
  });

  test("refuses to start or join another person's table and hides its invitation", async () => {
    const start = await ask(testServer, 'POST', `/api/tables/${id}/start`, { cookie: bruno.cookie });
    expect(problem(start).code).toBe('notHost');
    const join = await ask(testServer, 'POST', `/api/tables/${id}/join`, { cookie: bruno.cookie });
    expect(problem(join).code).toBe('notOpen');
    const info = await ask(testServer, 'GET', `/api/tables/${id}`, { cookie: bruno.cookie });
    expect(info.body).toMatchObject({ invite: null });
    expect(JSON.stringify(info.body)).not.toContain('"seed"');
  });

  test('serves no file outside the folder of the web app', async () => {
    const status = await new Promise((resolve, reject) => {
      const { port } = testServer.running;
      request({ port, host: '127.0.0.1', path: '/../package.json' }, (response) => resolve(response.statusCode))
        .on('error', reject)
        .end();
    });
    expect(status).toBe(404);
  });
});

describe('over the socket', () => {
  test('refuses frames that are not messages', async () => {
    for (const text of [
      '',
      '{',
      '[]',
      'null',
      '{"type":"dance"}',
      '{"type":"move","id":1,"seat":-1}',
      '{"type":"chat","id":1,"text":""}',
      '{"type":"end","id":1}',
      '{"type":"end","id":1,"agree":"yes"}',
    ]) {
      page.sayText(text);
      expect((await page.receives('error')).code).toBe('malformed');
    }
    page.sayText(Buffer.from([1, 2, 3]));
    expect((await page.receives('error')).code).toBe('malformed');
    page.say({ type: 'hello', protocol: PROTOCOL_VERSION, table: 'nothing', have: null });
    expect((await page.receives('error')).code).toBe('unknownTable');
    page.say({ type: 'chat', text: 'ciao' });
    expect((await page.receives('error')).code).toBe('noTable');
    page.say({ type: 'hello', protocol: PROTOCOL_VERSION, table: id, have: null });
    await page.receives('welcome');
  });

  test('closes only the connection that sends a frame of more than 64 KB', async () => {
    const eve = await sitDown(bruno, testServer.running, id);
    const socket = new WebSocket(`ws://127.0.0.1:${testServer.running.port}/api/socket`);
    await new Promise((resolve) => socket.once('open', resolve));
    socket.send('x'.repeat(65 * 1024));
    expect(await new Promise((resolve) => socket.once('close', resolve))).toBe(1009);
    eve.say({ type: 'chat', text: 'still here' });
    expect((await eve.receives('chat')).line).toMatchObject({ text: 'still here', seat: null, name: 'Bruno' });
  });

  test('limits a flood of messages', async () => {
    const eve = await sitDown(bruno, testServer.running, id);
    for (let count = 0; count < 1100; count++) eve.sayText('{}');
    let last = await eve.receives('error');
    while (last.code !== 'tooMany') last = await eve.receives('error');
  });

  test("refuses messages for another person's seat, stale versions and illegal moves", async () => {
    while (movesOf(page, 0).length === 0) await page.changed();
    const version = page.version ?? 0;
    const [move] = movesOf(page, 0) as [Record<string, unknown>];
    const eve = await sitDown(bruno, testServer.running, id);
    eve.say({ type: 'move', seat: 0, version, move });
    expect(await eve.receives('refused')).toMatchObject({ code: 'notYourSeat', path: 'seat', version });
    eve.say({ type: 'undo', seat: 0, version });
    expect((await eve.receives('refused')).code).toBe('notYourSeat');
    const spectator = await sitDown(null, testServer.running, id);
    spectator.say({ type: 'chat', text: 'ciao' });
    expect((await spectator.receives('refused')).code).toBe('notSignedIn');
    page.say({ type: 'move', seat: 1, version, move });
    expect((await page.receives('refused')).code).toBe('notYourSeat');
    page.say({ type: 'move', seat: 99, version, move });
    expect((await page.receives('refused')).code).toBe('notYourSeat');
    page.say({ type: 'move', seat: 0, version: version + 1, move });
    expect((await page.receives('refused')).code).toBe('staleVersion');
    page.say({ type: 'undo', seat: 0, version: version + 1 });
    expect((await page.receives('refused')).code).toBe('staleVersion');
    page.say({ type: 'move', seat: 0, version, move: { do: 'win' } });
    expect((await page.receives('refused')).code).toBe('notLegal');
    const { table } = page.views.get(0) as unknown as { table: { row: readonly string[] } };
    page.say({ type: 'move', seat: 0, version, move: { do: 'complete', monument: table.row[0] ?? '' } });
    const { message } = await page.receives('refused');
    expect(message).toMatch(
      /^expected one of .*; not this one: (You|Including the artist, you) need .* \(you have \w+\)\. \(R\d+\.\d\)$/,
    );
  });

  test("a wrong origin and an ended session get no socket, and a forged cookie identifies nobody's seat", async () => {
    const refused = (headers: Record<string, string>, path = '/api/socket') =>
      new Promise((resolve) => {
        const socket = new WebSocket(`ws://127.0.0.1:${testServer.running.port}${path}`, { headers });
        socket.once('unexpected-response', (_request, response) => {
          resolve([response.statusCode, response.headers['content-type']]);
          socket.terminate();
        });
        socket.on('error', () => undefined);
      });
    expect(await refused({ origin: 'https://evil.example' })).toEqual([403, 'application/problem+json; charset=utf-8']);
    const clara = await guest(testServer, 'Clara');
    await ask(testServer, 'DELETE', '/api/me/session', { cookie: clara.cookie });
    expect(await refused({ cookie: clara.cookie })).toEqual([401, 'application/problem+json; charset=utf-8']);
    const forger = await sitDown({ ...anna, cookie: `${anna.cookie}x` }, testServer.running, page.table?.id ?? '');
    expect([...forger.views.keys()]).toEqual([null]);
    expect(await refused({}, '/api/other')).toEqual([404, 'application/problem+json; charset=utf-8']);
  });

  test('the table can still be played to its end', async () => {
    await playOn(page);
    expect(page.over?.winners.length).toBeGreaterThan(0);
  });
});
