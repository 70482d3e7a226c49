import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROUTES } from '@signoria/protocol';
import { beforeAll, describe, expect, test } from 'vitest';
import { builtPage } from '../../test/built.ts';
import type { RawAnswer } from './rawRequest.ts';
import { rawRequest } from './rawRequest.ts';
import { UPGRADE } from './rawSocket.ts';
import type { TestServer } from './testServer.ts';
import { openTestServer } from './testServer.ts';

const webDir = builtPage();
const [script = ''] = readdirSync(join(webDir, 'assets')).filter((name) => /^index-.*\.js$/.test(name));

/** Limits that differ by kind of route, so that an answer shows which one applied. */
const LIMITS = { requestsPerMinute: 100_000, filesPerMinute: 200_000 };

const PATHS: readonly (readonly [string, string])[] = [
  ...Object.values(ROUTES).map(({ method, path }) => [method, path.replace('{id}', 'nothing')] as const),
  ['GET', '/api/socket'],
  ['GET', '/api/docs'],
  ['GET', '/api/docs/openapi.json'],
  ['GET', '/healthz'],
  ['GET', '/readyz'],
  ['GET', '/metrics'],
  ['GET', `/assets/${script}`],
  ['GET', '/'],
  ['GET', '/play/card'],
  ['POST', '/nothing'],
];

const encoded = (letter: string) => `%${letter.charCodeAt(0).toString(16)}`;

const SPELLINGS: Readonly<Record<string, (path: string) => string>> = {
  'one letter encoded': (path) => path.replace(/[a-z]/, encoded),
  'all letters encoded': (path) => path.replace(/[a-z]/g, encoded),
  'encoded in capitals': (path) => path.replace(/[j-o]/g, (letter) => encoded(letter).toUpperCase()),
  'absolute form': (path) => `http://localhost${path}`,
  'absolute form with https and a port': (path) => `HTTPS://localhost:8443${path}`,
  'absolute form, encoded': (path) => `http://localhost${path.replace(/[a-z]/, encoded)}`,
  'double slash': (path) => `/${path}`,
  'double slash inside': (path) => path.replace(/(?<=.)\//, '//'),
  'dot segment': (path) => `/.${path}`,
  'dot segments that go up': (path) => `/assets/..${path}`,
  'encoded dot segments': (path) => `/assets/%2e%2e${path}`,
  'trailing slash': (path) => `${path}/`,
  'upper case': (path) => path.toUpperCase(),
  semicolon: (path) => `${path};x`,
  query: (path) => `${path}?x=1`,
  'empty query': (path) => `${path}?`,
  fragment: (path) => `${path}#x`,
  'encoded slash': (path) => path.replace(/(?<=.)\//, '%2F'),
  backslash: (path) => path.replace(/(?<=.)\//, '\\'),
  'broken escape': (path) => `${path}%zz`,
  'a long segment': (path) => `${path}/${'x'.repeat(5000)}`,
};

/** Headers that all answers to the same request share. The length of the body may differ. */
const ALIKE = ['cache-control', 'x-ratelimit-limit', 'content-security-policy', 'x-content-type-options'];

let testServer: TestServer;

beforeAll(async () => {
  testServer = await openTestServer({ ...LIMITS, webDir });
});

const request = (method: string, target: string, headers = {}) =>
  rawRequest(testServer.running.port, method, target, headers);

const pick = (headers: Readonly<Record<string, string>>) => ALIKE.map((name) => headers[name] ?? null);

const remainingOf = ({ headers }: RawAnswer) => Number(headers['x-ratelimit-remaining']);

/** Sends a request before and after an action. Repeats this if the window of the rate limit ended in between. */
async function around<T>(method: string, path: string, action: () => Promise<T>) {
  for (;;) {
    const before = await request(method, path);
    const result = await action();
    const after = await request(method, path);
    if (!(remainingOf(after) > remainingOf(before))) return { before, result, after };
  }
}

describe.each(Object.entries(SPELLINGS))('%s', (_what, spelled) => {
  test.each(PATHS)('%s %s has the same limit, headers and cost, or is unknown', async (method, path) => {
    const { before, result, after } = await around(method, path, () => request(method, spelled(path)));
    const limit = before.headers['x-ratelimit-limit'];
    expect(Number(limit)).toBeGreaterThan(0);
    expect(remainingOf(result)).toBeGreaterThan(0); // counted against some limit
    if (result.status === before.status && result.headers['x-ratelimit-limit'] === limit) {
      expect(pick(result.headers)).toEqual(pick(before.headers));
      expect(remainingOf(before) - remainingOf(after)).toBe(2);
    } else if (result.status === 200) expect(isShell(result.text) && !path.startsWith('/api')).toBe(true);
    else expect(JSON.parse(result.text).code).toMatch(result.status === 400 ? 'malformed' : /^unknown(Route|Table)$/);
  });

  test('an upgrade has the same limit under its own path, or is unknown', async () => {
    const openSpelled = () => request('GET', spelled('/api/socket'), UPGRADE);
    const { before, result, after } = await around('GET', '/api/games', openSpelled);
    expect([101, 400, 404]).toContain(result.status);
    expect(remainingOf(before) - remainingOf(after)).toBe(2);
  });
});

const isShell = (text: string) => text.startsWith('<!doctype html>');

test('checks the host of a target in absolute form instead of the Host header', async () => {
  expect((await request('GET', 'http://evil.example/api/games')).status).toBe(421);
  expect((await request('GET', 'http://evil.example/api/socket', UPGRADE)).status).toBe(421);
  expect((await request('GET', 'http://localhost/api/games', { host: 'evil.example' })).status).toBe(200);
  expect((await request('GET', 'http://localhost@evil.example/api/games')).status).toBe(421);
  expect((await request('GET', 'http:///api/games')).status).toBe(400);
  expect((await request('GET', 'ftp://localhost/api/games')).status).toBe(400);
  expect((await request('OPTIONS', '*')).status).toBe(404);
});

test.each([
  ['host', 'GET', '/api/games', { host: 'evil.example' }, 421],
  ['origin', 'POST', '/api/people', { origin: 'https://evil.example' }, 403],
  ['type', 'POST', '/api/people', { 'content-type': 'text/plain', 'content-length': '0' }, 415],
  ['type, at an unknown address', 'POST', '/nothing', { 'content-type': 'text/plain', 'content-length': '0' }, 404],
] as const)('counts a request that is refused for its %s', async (_what, method, path, headers, status) => {
  const { before, result, after } = await around('GET', '/api/games', () => request(method, path, headers));
  expect(result.status).toBe(status);
  expect(remainingOf(before) - remainingOf(after)).toBe(2);
});
