import type { IncomingHttpHeaders } from 'node:http';
import { request } from 'node:http';
import { passkeyOptionsSchema } from '@signoria/protocol';
import { parse as check } from 'valibot';
import { beforeAll, describe, expect, test } from 'vitest';
import { builtPage } from '../../test/built.ts';
import { addressOf } from '../src/http/request.ts';
import { makePasskey, newDevice } from './authenticator.ts';
import { ask } from './caller.ts';
import { UPGRADE } from './rawSocket.ts';
import type { TestServer } from './testServer.ts';
import { openTestServer } from './testServer.ts';

interface ReceivedAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

/** Sends a request with any Host header, which `fetch` does not allow. Simulates DNS rebinding. */
function callAs(
  server: TestServer,
  host: string,
  path = '/api/games',
  headers: Record<string, string> = {},
  body = '',
) {
  const { port } = server.running;
  const method = body === '' ? 'GET' : 'POST';
  const type = body === '' ? {} : { 'content-type': 'application/json', 'content-length': `${body.length}` };
  return new Promise<ReceivedAnswer>((resolve, reject) => {
    request({ port, host: '127.0.0.1', path, method, headers: { ...type, ...headers, host } }, (response) => {
      let text = '';
      response.on('data', (data) => {
        text += data;
      });
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, text }));
    })
      .on('upgrade', (response, socket) => {
        socket.destroy();
        resolve({ status: response.statusCode ?? 0, headers: response.headers, text: '' });
      })
      .on('error', reject)
      .end(body);
  });
}

let plain: TestServer;
let named: TestServer;

beforeAll(async () => {
  plain = await openTestServer({ webDir: builtPage() });
  named = await openTestServer({ publicUrl: 'https://games.example/', trustProxy: ['loopback'] });
});

describe('the Host header', () => {
  test.each(['localhost', 'localhost:3000', 'anna.localhost', '127.0.0.1:80', '192.168.1.20:3000', '[::1]:3000'])(
    'accepts the host %s',
    async (host) => expect((await callAs(plain, host)).status).toBe(200),
  );

  test.each([
    'evil.example',
    'localhost.evil.example',
    'my-laptop.local:3000',
    '127.0.0.1.evil.example',
    'a b',
    '[::1',
  ])('refuses the host %s for requests, pages and sockets', async (host) => {
    const api = await callAs(plain, host);
    expect([api.status, JSON.parse(api.text).code]).toEqual([421, 'wrongHost']);
    const page = await callAs(plain, host, '/');
    expect([page.status, page.headers['content-type']]).toEqual([421, 'text/plain; charset=utf-8']);
    expect(page.text).toContain('PUBLIC_URL');
    expect((await callAs(plain, host, '/api/socket', UPGRADE)).status).toBe(421);
  });

  test('accepts the public address behind a proxy with another host name', async () => {
    expect((await callAs(named, 'games.example')).status).toBe(200);
    expect((await callAs(named, 'games.example:443')).status).toBe(200);
    expect((await callAs(named, 'evil.example')).status).toBe(421);
    const origin = 'https://games.example';
    expect((await callAs(named, 'localhost', '/api/socket', { ...UPGRADE, origin })).status).toBe(101);
    expect((await callAs(named, 'localhost', '/api/people', { origin }, '{"name":"Anna"}')).status).toBe(201);
    const evil = { origin: 'https://evil.example' };
    expect((await callAs(named, 'localhost', '/api/socket', { ...UPGRADE, ...evil })).status).toBe(403);
    expect((await callAs(named, 'evil.example', '/healthz')).status).toBe(200); // load balancers use names of their own
    const authorization = 'Basic guess'; // a wrong token does not open the metrics
    expect((await callAs(named, 'evil.example', '/metrics', { authorization })).status).toBe(404);
  });

  test.each(['games.example', 'ftp://games.example', 'https://games.example/signoria'])(
    'rejects %s as PUBLIC_URL with a message',
    (publicUrl) => expect(openTestServer({ publicUrl })).rejects.toThrow(/expected an address like .*, got/),
  );
});

describe('the headers for HTTPS', () => {
  test('are Strict-Transport-Security and secure cookies, over HTTPS', async () => {
    const secure = await callAs(named, 'games.example', '/api/people', {}, '{"name":"Anna"}');
    expect(secure.headers['strict-transport-security']).toBe('max-age=31536000');
    expect(secure.headers['set-cookie']?.join()).toContain('Secure');
    const forwarded = { 'x-forwarded-proto': 'https' };
    expect((await callAs(named, 'localhost', '/', forwarded)).headers).toHaveProperty('strict-transport-security');
  });

  test('are not sent over HTTP', async () => {
    for (const server of [plain, named]) {
      const { headers } = await callAs(server, '192.168.1.20:3000', '/api/people', {}, '{"name":"Anna"}');
      expect(headers).not.toHaveProperty('strict-transport-security');
      expect(headers['set-cookie']?.join()).not.toContain('Secure');
    }
  });
});

test('binds a passkey to the public address', async () => {
  const origin = 'https://games.example';
  const { headers } = await callAs(named, 'localhost', '/api/people', { origin }, '{"name":"Anna"}');
  const session = headers['set-cookie']?.[0]?.split(';')[0] ?? '';
  const options = await callAs(named, 'localhost', '/api/me/passkeys/options', { origin, cookie: session }, '{}');
  const { challenge, rp } = check(passkeyOptionsSchema, JSON.parse(options.text)).options;
  expect(rp).toMatchObject({ id: 'games.example' });
  const response = makePasskey(newDevice(), { challenge: challenge as string, origin });
  const cookie = `${session}; ${options.headers['set-cookie']?.[0]?.split(';')[0]}`;
  const body = JSON.stringify({ response });
  expect((await callAs(named, 'localhost', '/api/me/passkeys', { origin, cookie }, body)).status).toBe(201);
});

describe('the client address', () => {
  const requestFrom = (server: TestServer, from: string) =>
    ask(server, 'GET', '/api/games', { headers: { 'x-forwarded-for': from } });

  test('trusts forwarded addresses only of configured proxies, and reports other proxies', async () => {
    const reports: string[] = [];
    const strict = await openTestServer({
      requestsPerMinute: 2,
      report: (what, error) => reports.push(`${what}: ${error}`),
    });
    for (const [from, status] of [
      ['192.0.2.1', 200],
      ['192.0.2.2', 200],
      ['192.0.2.3', 429],
    ] as const)
      expect((await requestFrom(strict, from)).status).toBe(status);
    expect(reports).toEqual([expect.stringContaining('127.0.0.1 sent X-Forwarded-For')]);
    const other = await openTestServer({ requestsPerMinute: 1, trustProxy: ['10.0.0.0/8'] });
    expect([(await requestFrom(other, '192.0.2.1')).status, (await requestFrom(other, '192.0.2.2')).status]).toEqual([
      200, 429,
    ]);
  });

  test.each(['nginx', '10.0.0.0/33', 'all'])('rejects %s as TRUST_PROXY', (proxy) =>
    expect(openTestServer({ trustProxy: [proxy] })).rejects.toThrow(/TRUST_PROXY: expected addresses or ranges/),
  );

  test.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['2001:db8:0:42::7', '2001:db8:0:42::/64'],
    ['2001:DB8:0:42:1:2:3:4', '2001:db8:0:42::/64'],
    ['2001:db8::42', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ])('the rate limit key of %s is %s', (ip, counted) => expect(addressOf({ ip })).toBe(counted));
});

test('the content security policy allows only own files, and the page has no inline script', async () => {
  for (const path of ['/', '/play/card', '/api/games', '/assets/none.js']) {
    const { headers } = await ask(plain, 'GET', path);
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toMatch(/unsafe|https?:|\*/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('same-origin');
  }
  const page = (await ask(plain, 'GET', '/')).body as string;
  expect(page).not.toMatch(/<script(?![^>]* src=)|<style| style=| on\w+=/);
  expect((await ask(plain, 'GET', '/api/docs')).headers.get('content-security-policy')).not.toContain('unsafe');
});
