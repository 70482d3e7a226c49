import { afterAll, describe, expect, test } from 'vitest';
import type { Bus } from '../src/bus/index.ts';
import { localBus, redisBus, redisClient } from '../src/bus/index.ts';
import { newLimits } from '../src/limits.ts';
import { startRedis } from './redis.ts';

/** The contract of a bus: its two ends receive each other's messages. */
function busContract(name: string, openTwo: () => readonly [Bus, Bus]): void {
  test(`${name}: all subscribers receive all messages, in order per publisher`, async () => {
    const [left, right] = openTwo();
    const received: { left: string[]; right: string[] } = { left: [], right: [] };
    left.subscribe((text) => received.left.push(text));
    right.subscribe((text) => received.right.push(text));
    await Promise.all([left, right].map((bus) => new Promise<void>((resolve) => bus.onUp(resolve))));
    await expect.poll(() => [left.isUp(), right.isUp()]).toEqual([true, true]);
    for (const text of ['one', 'two', 'three']) left.publish(text);
    await expect.poll(() => received.right).toEqual(['one', 'two', 'three']);
    await expect.poll(() => received.left).toEqual(['one', 'two', 'three']);
    /** Returns the texts that `right` receives of three: for the table, for another table, and for all. */
    const publishedAgain = async () => {
      received.right = [];
      left.publish('of the table', 'table');
      left.publish('of another', 'other');
      left.publish('for all');
      await expect.poll(() => received.right).toContain('for all');
      return received.right;
    };
    expect(await publishedAgain()).toEqual(['for all']);
    await right.follow('table');
    expect(await publishedAgain()).toEqual(['of the table', 'for all']);
    right.unfollow('table');
    await expect.poll(publishedAgain).toEqual(['for all']);
    await left.close();
    await right.close();
    left.publish('nobody'); // no subscriber is left
    expect([left.isUp(), right.isUp()]).toEqual([false, false]);
  });
}

busContract('in one process', () => {
  const bus = localBus();
  return [bus, bus];
});

const redis = await startRedis();
if (typeof redis === 'string') {
  console.warn(`» Redis is skipped: ${redis}`);
  describe.skip('Redis', () => test('is skipped', () => {}));
} else {
  afterAll(() => redis.stop());
  const open = () => redisBus(redisClient(redis.url), redis.url);

  busContract('Redis', () => [open(), open()]);

  test('while Redis is down messages are lost without errors, and both sides are notified when it is back', async () => {
    const [left, right] = [open(), open()];
    const received: string[] = [];
    let ups = 0;
    right.subscribe((text) => received.push(text));
    right.onUp(() => ups++);
    await expect.poll(() => [left.isUp(), right.isUp(), ups]).toEqual([true, true, 1]);
    await right.follow('table');
    const startAgain = await redis.crash();
    await expect.poll(() => [left.isUp(), right.isUp()]).toEqual([false, false]);
    left.publish('lost');
    const following = right.follow('table while it is gone');
    await startAgain();
    await following;
    await expect.poll(() => [left.isUp(), right.isUp(), ups]).toEqual([true, true, 2]);
    left.publish('received');
    for (const table of ['table', 'table while it is gone']) left.publish(table, table);
    await expect.poll(() => received).toEqual(['received', 'table', 'table while it is gone']);
    await left.close();
    await right.close();
  });

  test('rate limits are shared through Redis, and local while Redis is down', async () => {
    const clients = [redisClient(redis.url), redisClient(redis.url)] as const;
    const are = (status: 'ready' | 'gone') =>
      expect
        .poll(() => clients.map((client) => (client.status === 'ready' ? 'ready' : 'gone')))
        .toEqual([status, status]);
    const limit = { seconds: 600, person: 4, address: 100 };
    const changes = { chat: { ...limit, shared: true }, work: { ...limit, shared: false } };
    const [left, right] = [newLimits(clients[0], changes), newLimits(clients[1], changes)];
    /** Returns how many of three takes of a limit succeed. */
    const three = async (limits: typeof left, name: 'chat' | 'work', person: string) => {
      let had = 0;
      for (let count = 0; count < 3; count++) if ((await limits.take(name, { person, address: 'school' })) === 0) had++;
      return had;
    };
    await are('ready');
    expect([await three(left, 'chat', 'Anna'), await three(right, 'chat', 'Anna')]).toEqual([3, 1]);
    expect([await three(left, 'work', 'Anna'), await three(right, 'work', 'Anna')]).toEqual([3, 3]);
    const startAgain = await redis.crash();
    await are('gone');
    expect([await three(left, 'chat', 'Bruno'), await three(right, 'chat', 'Bruno')]).toEqual([3, 3]);
    expect([await three(left, 'chat', 'Bruno'), await three(right, 'chat', 'Bruno')]).toEqual([1, 1]);
    await startAgain();
    await are('ready');
    expect([await three(right, 'chat', 'Clara'), await three(left, 'chat', 'Clara')]).toEqual([3, 1]);
    for (const client of clients) client.disconnect();
  });
}
