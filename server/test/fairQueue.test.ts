import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BotQuestion } from '@signoria/bots';
import { expect, test } from 'vitest';
import type { AnalysisPart } from '../src/analyses/parts.ts';
import { botPool } from '../src/bots/pool.ts';
import { fairQueue } from '../src/fairQueue.ts';

/** A queue with jobs that end on command, and the order in which they started. */
function jobs(slots: number, perOwner: number) {
  const queue = fairQueue(slots, perOwner);
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const ask = (owner: string, name: string, group = owner) =>
    void queue.run({ owner, group }, () => {
      begun.push(name);
      return new Promise<void>((resolve) => ends.push(resolve));
    });
  /** Ends the oldest running job and lets the queue react. */
  const end = async () => {
    ends.shift()?.();
    await new Promise(setImmediate);
  };
  return { queue, begun, ask, end };
}

test('schedules owners round-robin and limits the slots of one owner', async () => {
  const { queue, begun, ask, end } = jobs(3, 2);
  for (let count = 0; count < 10; count++) ask('crowd', `crowd ${count}`);
  expect(begun).toEqual(['crowd 0', 'crowd 1']); // one slot stays free
  ask('quiet', 'quiet 0');
  expect(begun.at(-1)).toBe('quiet 0'); // at once
  ask('quiet', 'quiet 1');
  ask('third', 'third 0');
  expect(queue.waiting()).toBe(10);
  for (let count = 0; count < 3; count++) await end();
  expect(begun.slice(3)).toEqual(['quiet 1', 'third 0', 'crowd 2']);
  while (begun.length < 13) await end();
  expect(begun.filter((name) => name.startsWith('crowd'))).toHaveLength(10);
  expect(queue.waiting()).toBe(0);
});

test('with one slot, the next owner waits for one job only', async () => {
  const { begun, ask, end } = jobs(1, 1);
  for (let count = 0; count < 10; count++) ask('crowd', `crowd ${count}`);
  ask('quiet', 'quiet');
  await end();
  expect(begun).toEqual(['crowd 0', 'quiet']);
});

test('fifty tables of one person share one turn and are scheduled round-robin among themselves', async () => {
  const { begun, ask, end } = jobs(1, 1);
  for (let count = 0; count < 2; count++)
    for (let table = 0; table < 50; table++) ask('host', `table ${table}`, `table ${table}`);
  for (let count = 0; count < 3; count++) ask('other', `other ${count}`);
  for (let count = 0; count < 6; count++) await end();
  expect(begun).toEqual(['table 0', 'other 0', 'table 1', 'other 1', 'table 2', 'other 2', 'table 3']);
});

test('the bot pool queues the bots of one person under one owner', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'signoria-bots-'));
  const worker = join(folder, 'worker.mjs');
  writeFileSync(worker, 'let asked = 0; export default () => ++asked;');
  const bots = botPool(pathToFileURL(worker), 1);
  const ask = (id: string, host: string) => bots.think({ id, host }, {} as BotQuestion);
  const crowd = Array.from({ length: 20 }, (_, table) => ask(`table ${table}`, 'host'));
  expect(await ask('table', 'other')).toBe(2);
  await Promise.all(crowd);
  await bots.close();
  rmSync(folder, { recursive: true, force: true });
});

test('a background job starts when no other job can use the slot, and one of several slots stays free', async () => {
  const { queue, begun, ask, end } = jobs(1, 1);
  const ends: (() => void)[] = [];
  const inBackground = (name: string) =>
    queue.runInBackground(() => {
      begun.push(name);
      return new Promise<void>((resolve) => ends.push(resolve));
    });
  const all = ['b 0', 'b 1', 'b 2'].map(inBackground);
  ask('host', 'host 0');
  ask('other', 'other 0');
  expect(begun).toEqual(['b 0']);
  expect(queue.waiting()).toBe(2);
  ends.shift()?.();
  await all[0];
  await new Promise(setImmediate);
  expect(begun).toEqual(['b 0', 'host 0']); // waited for one background job only
  await end();
  await end();
  expect(begun).toEqual(['b 0', 'host 0', 'other 0', 'b 1']);
  const two = jobs(2, 1);
  void two.queue.runInBackground(() => new Promise(() => {}));
  void two.queue.runInBackground(() => Promise.reject(new Error('must not start')));
  two.ask('host', 'host 0');
  expect(two.begun).toEqual(['host 0']);
});

test('an aborted background job leaves the queue', async () => {
  const { queue, begun, ask, end } = jobs(1, 1);
  const controller = new AbortController();
  ask('host', 'first');
  const job = (name: string) => async () => void begun.push(name);
  const aborted = queue.runInBackground(job('aborted'), controller.signal);
  const kept = queue.runInBackground(job('kept'));
  controller.abort();
  await expect(aborted).rejects.toThrow('aborted');
  await end();
  await kept;
  expect(begun).toEqual(['first', 'kept']);
  await expect(queue.runInBackground(job('late'), controller.signal)).rejects.toThrow('aborted');
});

test('a bot is answered between two decisions of an analysis, in one worker thread', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'signoria-bots-'));
  const worker = join(folder, 'worker.mjs');
  writeFileSync(
    worker,
    'let asked = 0; const count = () => ++asked; export default count; export const analysePart = count;',
  );
  const bots = botPool(pathToFileURL(worker), 1);
  const part = { kind: 'frame', table: 'over', record: {} } as AnalysisPart;
  const analysis = Array.from({ length: 5 }, () => bots.analyse(part));
  const questions = ['one', 'one'].map((id) => bots.think({ id, host: null }, {} as BotQuestion));
  expect(bots.waiting()).toBe(2);
  expect(await Promise.all(questions)).toEqual([2, 3]);
  expect(await Promise.all(analysis)).toEqual([1, 4, 5, 6, 7]);
  await bots.close();
  rmSync(folder, { recursive: true, force: true });
});

test('a failed job frees its slot', async () => {
  const queue = fairQueue(1, 1);
  await expect(queue.run({ owner: 'one', group: 'one' }, () => Promise.reject(new Error('broken')))).rejects.toThrow(
    'broken',
  );
  expect(await queue.run({ owner: 'other', group: 'other' }, async () => 'done')).toBe('done');
});

test('a bot of one table runs while twenty of another wait, in worker threads', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'signoria-bots-'));
  const worker = join(folder, 'worker.mjs');
  writeFileSync(worker, 'let asked = 0; export default () => ++asked;');
  const bots = botPool(pathToFileURL(worker), 1);
  const question = {} as BotQuestion;
  const crowd = Array.from({ length: 20 }, () => bots.think({ id: 'crowd', host: null }, question));
  const quiet = bots.think({ id: 'quiet', host: null }, question);
  expect(bots.waiting()).toBe(20);
  expect(await quiet).toBe(2);
  expect(await Promise.all(crowd)).toEqual([1, ...Array.from({ length: 19 }, (_, count) => count + 3)]);
  await bots.close();
  rmSync(folder, { recursive: true, force: true });
});

test('a job that throws synchronously is rejected and frees its slot', async () => {
  const queue = fairQueue(1, 1);
  const origin = { owner: 'guest', group: 'guest' };
  const thrown = queue.run(origin, () => {
    throw new Error('refused');
  });
  await expect(thrown).rejects.toThrow('refused');
  expect(await queue.run(origin, async () => 'done')).toBe('done');
});

test('an aborted job leaves the queue, and its owner with the last one', async () => {
  const { queue, begun, ask, end } = jobs(1, 1);
  const controller = new AbortController();
  const job = () => Promise.resolve(void begun.push('aborted'));
  ask('crowd', 'first');
  const aborted = queue.run({ owner: 'other', group: 'other' }, job, controller.signal);
  ask('crowd', 'second');
  controller.abort();
  await expect(aborted).rejects.toThrow('aborted');
  expect(queue.waiting()).toBe(1);
  await end();
  expect(begun).toEqual(['first', 'second']);
  await expect(queue.run({ owner: 'other', group: 'other' }, job, AbortSignal.abort())).rejects.toThrow('aborted');
});

test('aborting a question ends its thread or removes it from the queue', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'signoria-bots-'));
  const worker = join(folder, 'worker.mjs');
  writeFileSync(worker, "export default ({ game }) => { while (game === 'slow'); return game; };");
  const bots = botPool(pathToFileURL(worker), 1);
  const ask = (game: string, signal?: AbortSignal) =>
    bots.think({ id: 'table', host: null }, { game } as BotQuestion, signal);
  const [slow, waiting] = [new AbortController(), new AbortController()];
  expect(await ask('first')).toBe('first'); // a thread is running
  await new Promise(setImmediate); // its slot is free
  const answers = [ask('slow', slow.signal), ask('slow', waiting.signal), ask('last')];
  const settled = Promise.allSettled(answers);
  waiting.abort();
  expect(bots.waiting()).toBe(1);
  slow.abort();
  expect(await settled).toMatchObject([{ status: 'rejected' }, { status: 'rejected' }, { value: 'last' }]);
  await bots.close();
  rmSync(folder, { recursive: true, force: true });
});
