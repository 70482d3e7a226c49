import { Redis } from 'ioredis';
import type { Bus } from './bus.ts';

/** The channel for all servers, and the prefix of the tables' channels. */
const CHANNEL = 'signoria';
/** The number of channels in one SUBSCRIBE after a reconnect. */
const CHANNELS_AT_ONCE = 1000;
/** Delay before the first reconnect, in milliseconds. It grows with each attempt up to `LONGEST_WAIT_MS`. */
const FIRST_WAIT_MS = 50;
const LONGEST_WAIT_MS = 1000;

/** A Redis client that fails commands while disconnected instead of queueing them, and that always reconnects. */
export function redisClient(url: string): Redis {
  const client = new Redis(url, {
    enableOfflineQueue: false,
    enableAutoPipelining: true, // hints about a group of decisions go out in one write
    autoResubscribe: false,
    maxRetriesPerRequest: 0,
    connectTimeout: 5000,
    retryStrategy: (tries) => Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * tries),
  });
  client.on('error', () => {}); // without a listener ioredis logs the error; pending commands are rejected anyway
  return client;
}

/** A bus through Redis. `client` publishes; subscriptions need a connection of their own. */
export function redisBus(client: Redis, url: string): Bus {
  const listeners = new Set<(text: string) => void>();
  const whenUp = new Set<() => void>();
  const subscriptions = tableSubscriptions();
  let isSubscribed = false;
  const subscriber = redisClient(url);
  subscriber.on('ready', () => {
    subscriptions.renew(subscriber).then(
      () => {
        isSubscribed = true;
        for (const listener of whenUp) listener();
      },
      () => subscriber.disconnect(true), // failed again: reconnect
    );
  });
  subscriber.on('close', () => {
    isSubscribed = false;
  });
  subscriber.on('message', (_channel, text) => {
    for (const listener of listeners) listener(text);
  });
  return {
    publish(text, table) {
      client.publish(table === undefined ? CHANNEL : channelOf(table), text).catch(() => {});
    },
    subscribe: (listener) => void listeners.add(listener),
    follow: (table) => subscriptions.add(subscriber, table),
    unfollow: (table) => subscriptions.remove(subscriber, table),
    isUp: () => isSubscribed && client.status === 'ready',
    onUp: (listener) => void whenUp.add(listener),
    async close() {
      isSubscribed = false;
      subscriber.disconnect();
      client.disconnect();
    },
  };
}

/**
 * Subscriptions to the tables' channels. Maps each table to a promise that resolves when its subscription is active.
 */
function tableSubscriptions() {
  const followed = new Map<string, Promise<void>>();
  const subscribe = async (subscriber: Redis, channels: readonly string[]): Promise<void> => {
    await subscriber.subscribe(...channels);
  };
  return {
    add(subscriber: Redis, table: string): Promise<void> {
      const known = followed.get(table);
      if (known !== undefined) return known;
      const isConnected = subscriber.status === 'ready';
      // While the connection is down there is nothing to do: `renew` subscribes later.
      const done = isConnected ? subscribe(subscriber, [channelOf(table)]).catch(() => {}) : Promise.resolve();
      followed.set(table, done);
      return done;
    },
    remove(subscriber: Redis, table: string): void {
      if (followed.delete(table)) subscriber.unsubscribe(channelOf(table)).catch(() => {});
    },
    /** Restores all subscriptions on a new connection. */
    async renew(subscriber: Redis): Promise<void> {
      await subscribe(subscriber, [CHANNEL]);
      const channels = [...followed.keys()].map(channelOf);
      for (let from = 0; from < channels.length; from += CHANNELS_AT_ONCE)
        await subscribe(subscriber, channels.slice(from, from + CHANNELS_AT_ONCE));
    },
  };
}

function channelOf(table: string): string {
  return `${CHANNEL}:table:${table}`;
}
