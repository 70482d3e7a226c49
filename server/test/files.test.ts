import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { builtPage } from '../../test/built.ts';
import { ask } from './caller.ts';
import { openTestServer } from './testServer.ts';

/** The built web app. */
const webDir = builtPage();

test('serves static files in the smallest encoding that the browser accepts, with equal contents', async () => {
  const testServer = await openTestServer({ webDir });
  const [script = ''] = readdirSync(join(webDir, 'assets')).filter((name) => /^index-.*\.js$/.test(name));
  const get = (path: string, encoding: string) =>
    ask(testServer, 'GET', path, { headers: { 'accept-encoding': encoding } });
  for (const [path, file, type] of [
    ['/lobby', 'index.html', /html/],
    [`/assets/${script}`, `assets/${script}`, /javascript/],
  ] as const) {
    const plain = await get(path, 'identity');
    expect([plain.status, plain.headers.get('content-encoding')]).toEqual([200, null]);
    expect(plain.body).toBe(readFileSync(join(webDir, file), 'utf8'));
    for (const [accepted, encoding] of [
      ['br', 'br'],
      ['gzip', 'gzip'],
      ['gzip, deflate, br', 'br'],
    ] as const) {
      const small = await get(path, accepted);
      expect([small.headers.get('content-encoding'), small.headers.get('vary')]).toEqual([encoding, 'accept-encoding']);
      expect(Number(small.headers.get('content-length'))).toBeLessThan(Number(plain.headers.get('content-length')) / 2);
      expect([small.type, type.test(small.type)]).toEqual([plain.type, true]);
      expect(small.headers.get('cache-control')).toBe(plain.headers.get('cache-control'));
      expect(small.body === plain.body).toBe(true); // fetch has decompressed it
    }
  }
  expect((await get('/lily.svg', 'br')).headers.get('content-encoding')).toBe(null); // too small to compress
  expect((await get('/assets/gone.js', 'br')).status).toBe(404);
});
