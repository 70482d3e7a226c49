import { Redis } from 'ioredis';
import type { Bus } from './bus.ts';

const CHANNEL = 'signoria';
/** Between two attempts to connect, in milliseconds. */
const FIRST_WAIT = 50;
const LONGEST_WAIT = 1000;

/** What cannot be sent at once is lost, not kept for later: by then it is old. A lost connection is tried for ever. */
export function redisClient(url: string): Redis {
  const client = new Redis(url, {
    enableOfflineQueue: false,
    autoResubscribe: false,
    maxRetriesPerRequest: 0,
    connectTimeout: 5000,
    retryStrategy: (tries) => Math.min(LONGEST_WAIT, FIRST_WAIT * tries),
  });
  client.on('error', () => {}); // unheard, it would be printed; whoever waits for an answer is told
  return client;
}

/** `client` publishes; hearing takes a connection of its own. */
export function redisBus(client: Redis, url: string): Bus {
  const listeners = new Set<(text: string) => void>();
  const whenUp = new Set<() => void>();
  let isHearing = false;
  const hearing = redisClient(url);
  hearing.on('ready', () => {
    hearing.subscribe(CHANNEL).then(
      () => {
        isHearing = true;
        for (const listener of whenUp) listener();
      },
      () => hearing.disconnect(true), // lost again
    );
  });
  hearing.on('close', () => {
    isHearing = false;
  });
  hearing.on('message', (_channel, text) => {
    for (const listener of listeners) listener(text);
  });
  return {
    publish(text) {
      client.publish(CHANNEL, text).catch(() => {});
    },
    subscribe: (listener) => void listeners.add(listener),
    isUp: () => isHearing && client.status === 'ready',
    onUp: (listener) => void whenUp.add(listener),
    async close() {
      isHearing = false;
      hearing.disconnect();
      client.disconnect();
    },
  };
}
