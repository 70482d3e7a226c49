import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { builtPage } from '../../test/built.ts';
import { ask } from './caller.ts';
import type { TestServer } from './testServer.ts';
import { openTestServer } from './testServer.ts';

const webDir = builtPage();

interface ReceivedAnswer {
  readonly status: number;
  /** True if the answer closes its connection. */
  readonly isLast: boolean;
  /** True if the request reused the previous connection. */
  readonly isReused: boolean;
}

/** Returns a function that sends requests over one connection while the server keeps it open. */
function client({ running }: TestServer) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  onTestFinished(() => agent.destroy());
  return (path: string, headers: Record<string, string> = {}): Promise<ReceivedAnswer> =>
    new Promise((resolve, reject) => {
      const asked = request({ port: running.port, host: '127.0.0.1', path, headers, agent }, (response) => {
        const { statusCode: status = 0, headers } = response;
        response
          .resume()
          .once('end', () => resolve({ status, isLast: headers.connection === 'close', isReused: asked.reusedSocket }));
      });
      asked.on('error', reject).end();
    });
}

async function times<T>(count: number, action: () => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  for (let done = 0; done < count; done++) results.push(await action());
  return results;
}

test('closes a connection at the 21st refusal', async () => {
  const ask = client(await openTestServer({ requestsPerMinute: 1 }));
  const received = await times(23, () => ask('/api/games'));
  expect(received.map(({ status }) => status)).toEqual([200, ...Array.from({ length: 22 }, () => 429)]);
  expect(received.findIndex(({ isLast }) => isLast)).toBe(21);
  expect(received.findLastIndex(({ isReused }) => !isReused)).toBe(22);
});

test('closes each connection of an address far beyond its limit at the first refusal', async () => {
  const testServer = await openTestServer({ requestsPerMinute: 1 });
  await times(102, () => ask(testServer, 'GET', '/api/games'));
  expect(await client(testServer)('/api/games')).toEqual({ status: 429, isLast: true, isReused: false });
  expect((await ask(testServer, 'GET', '/healthz')).status).toBe(200);
});

test('keeps the connection of a trusted proxy despite refusals', async () => {
  const ask = client(await openTestServer({ requestsPerMinute: 1, trustProxy: ['loopback'] }));
  const received = await times(130, () => ask('/api/games', { 'x-forwarded-for': '192.0.2.1' }));
  expect(received.at(-1)?.status).toBe(429);
  expect(received.some(({ isLast }) => isLast)).toBe(false);
  expect(await ask('/api/games', { 'x-forwarded-for': '192.0.2.2' })).toEqual({
    status: 200,
    isLast: false,
    isReused: true,
  });
});

test('treats an untrusted proxy like any client', async () => {
  const ask = client(
    await openTestServer({ requestsPerMinute: 1, trustProxy: ['10.0.0.0/8'], report: () => undefined }),
  );
  const received = await times(22, () => ask('/api/games', { 'x-forwarded-for': '192.0.2.1' }));
  expect(received.at(-1)?.isLast).toBe(true);
});

test('closes a connection that pipelines too many requests', async () => {
  const { running } = await openTestServer();
  const socket = connect(running.port, '127.0.0.1').on('error', () => undefined);
  let received = '';
  socket.on('data', (data) => {
    received += data;
  });
  const closed = new Promise((resolve) => socket.once('close', resolve));
  socket.write('GET /api/games HTTP/1.1\r\nhost: localhost\r\n\r\n'.repeat(500));
  await closed;
  const statuses = [...received.matchAll(/HTTP\/1.1 (\d+) /g)].map(([, status]) => status);
  expect(statuses).toEqual([...Array.from({ length: 16 }, () => '200'), '429']);
});

test('static files have a separate rate limit', async () => {
  const testServer = await openTestServer({ webDir, filesPerMinute: 4 });
  const statuses = await times(3, async () => [
    (await ask(testServer, 'GET', '/')).status,
    (await ask(testServer, 'GET', '/lily.svg')).status,
  ]);
  expect(statuses.flat()).toEqual([200, 200, 200, 200, 429, 429]);
  expect((await ask(testServer, 'GET', '/play/card')).status).toBe(429);
  expect((await ask(testServer, 'GET', '/api/games')).status).toBe(200);
  expect((await ask(testServer, 'GET', '/healthz')).status).toBe(200);
});
