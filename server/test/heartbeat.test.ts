import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { startHeartbeat } from '../src/socket/upgrade.ts';

test('terminates sockets that do not answer pings and keeps the others', async () => {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 });
  await once(server, 'listening');
  const heartbeat = startHeartbeat(server, 500).ref();
  const url = `ws://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const answers = new WebSocket(url);
  const silent = new WebSocket(url, { autoPong: false });
  try {
    await once(silent, 'ping');
    await once(silent, 'close');
    for (let count = 0; count < 2; count++) await once(answers, 'ping');
    expect(answers.readyState).toBe(WebSocket.OPEN);
    expect(server.clients.size).toBe(1);
  } finally {
    clearInterval(heartbeat);
    answers.terminate();
    server.close();
  }
});
