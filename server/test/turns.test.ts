import { expect, test } from 'vitest';
import { newRoundRobin } from '../src/socket/roundRobin.ts';

test('queues are served round-robin, and each keeps its order', async () => {
  const turns = newRoundRobin();
  const [long, short] = [turns.newLine(), turns.newLine()];
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
  const turns = newRoundRobin();
  const [stuck, other] = [turns.newLine(), turns.newLine()];
  let release = () => {};
  stuck.add(() => new Promise((resolve) => (release = resolve)));
  const after = new Promise<void>((resolve) => stuck.add(async () => resolve()));
  for (let count = 0; count < 5; count++) await new Promise<void>((resolve) => other.add(async () => resolve()));
  expect(stuck.waiting()).toBe(1);
  release();
  await after;
});

test('yields to the event loop between two jobs of a queue', async () => {
  const line = newRoundRobin().newLine();
  let [rounds, done] = [0, 0];
  const goRound = () => {
    rounds++;
    if (done < 100) setImmediate(goRound);
  };
  setImmediate(goRound);
  for (let count = 0; count < 100; count++)
    line.add(async () => {
      done++;
    });
  await new Promise<void>((resolve) => line.add(async () => resolve()));
  expect(rounds).toBeGreaterThanOrEqual(99);
});

test('jobs that have not started can be discarded', async () => {
  const line = newRoundRobin().newLine();
  const done: number[] = [];
  for (let count = 0; count < 10; count++)
    line.add(async () => {
      done.push(count);
    });
  const isDone = line.done();
  line.clear();
  await isDone;
  expect(done).toEqual([0]);
  await line.done(); // resolves at once
});
