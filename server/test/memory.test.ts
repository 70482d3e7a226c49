import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { PROTOCOL_VERSION } from '@signoria/protocol';
import { expect, onTestFinished, test } from 'vitest';
import { builtProgram } from '../../test/built.ts';
import { flood, frame, PING, rawSocket, TEXT } from './rawSocket.ts';
import { temporaryFolder } from './testServer.ts';

const PROGRAM = builtProgram('signoria-server');

const MB = 1024 * 1024;

/** Starts the built program with a heap of 200 MB, without the work limits that would stop a flood earlier. */
async function smallServer(): Promise<number> {
  const env = { PATH: process.env.PATH ?? '', PORT: '0', DATA_DIR: temporaryFolder(), LOG_LEVEL: 'silent' };
  const work = { WORK_PER_ADDRESS: '1000000', WORK_PER_PERSON: '1000000' };
  const program = spawn(process.execPath, ['--max-old-space-size=200', PROGRAM], { env: { ...env, ...work } });
  onTestFinished(() => void program.kill('SIGKILL'));
  const [line] = await once(createInterface({ input: program.stdout }), 'line');
  return Number(/:(\d+)$/.exec(line)?.[1]);
}

async function memoryOf(port: number): Promise<number> {
  const metrics = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  return Number(/^process_resident_memory_bytes (\d+)/m.exec(metrics)?.[1]);
}

/** Sends up to 100 MB from four sockets that never read. Returns the growth of the server's memory. */
async function growthUnder(one: Buffer): Promise<number> {
  const port = await smallServer();
  const before = await memoryOf(port);
  const sockets = await Promise.all(Array.from({ length: 4 }, () => rawSocket(port)));
  await Promise.all(sockets.map((socket) => flood(socket, one, (25 * MB) / one.length)));
  expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);
  const growth = (await memoryOf(port)) - before;
  for (const socket of sockets) socket.destroy();
  return growth;
}

test.each([
  ['empty protocol pings', frame(PING)],
  ['protocol pings of 125 bytes', frame(PING, 'x'.repeat(125))],
  ['application pings', frame(TEXT, '{"type":"ping"}')],
  ['messages that are refused', frame(TEXT, '{}')],
  ['frames of 60 KB', frame(TEXT, 'x'.repeat(60_000))],
  [
    'greetings to an unknown table',
    frame(TEXT, JSON.stringify({ type: 'hello', protocol: PROTOCOL_VERSION, table: 'nothing', have: null })),
  ],
])('the server survives a flood of %s whose answers nobody reads', async (_what, one) => {
  expect(await growthUnder(one)).toBeLessThan(100 * MB);
});
