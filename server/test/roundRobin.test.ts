import { expect, test } from 'vitest';
import { newRoundRobin } from '../src/socket/roundRobin.ts';

test('queues are served round-robin, and each keeps its order', async () => {
  const scheduler = newRoundRobin();
  const [long, short] = [scheduler.newQueue(), scheduler.newQueue()];
  const done: string[] = [];
  const all = new Promise<void>((resolve) => {
    for (let count = 0; count < 50; count++)
      long.add(async () => {
        done.push(`long ${count}`);
        if (count === 49) resolve();
      });
  });
  for (let count = 0; count < 3; count++)
    short.add(async () => {
      done.push(`short ${count}`);
    });
  expect(long.waiting()).toBeGreaterThan(40);
  await all;
  expect(done.filter((one) => one.startsWith('long'))).toEqual(
    Array.from({ length: 50 }, (_, count) => `long ${count}`),
  );
  expect(done.indexOf('short 0')).toBeLessThan(3);
  expect(done.indexOf('short 2')).toBeLessThan(8);
});

test('a queue whose job is pending does not block the others', async () => {
  const scheduler = newRoundRobin();
  const [stuck, other] = [scheduler.newQueue(), scheduler.newQueue()];
  let release = () => {};
  stuck.add(() => new Promise((resolve) => (release = resolve)));
  const after = new Promise<void>((resolve) => stuck.add(async () => resolve()));
  for (let count = 0; count < 5; count++) await new Promise<void>((resolve) => other.add(async () => resolve()));
  expect(stuck.waiting()).toBe(1);
  release();
  await after;
});

test('yields to the event loop between two jobs of a queue', async () => {
  const queue = newRoundRobin().newQueue();
  let [rounds, done] = [0, 0];
  const goRound = () => {
    rounds++;
    if (done < 100) setImmediate(goRound);
  };
  setImmediate(goRound);
  for (let count = 0; count < 100; count++)
    queue.add(async () => {
      done++;
    });
  await new Promise<void>((resolve) => queue.add(async () => resolve()));
  expect(rounds).toBeGreaterThanOrEqual(99);
});

test('jobs that have not started can be discarded', async () => {
  const queue = newRoundRobin().newQueue();
  const done: number[] = [];
  for (let count = 0; count < 10; count++)
    queue.add(async () => {
      done.push(count);
    });
  const isDone = queue.done();
  queue.clear();
  await isDone;
  expect(done).toEqual([0]);
  await queue.done(); // resolves at once
});
