import { expect, test } from 'vitest';
import { groupCommit } from '../src/store/groupCommit.ts';

const PAUSE = 200;

test('writes decisions that arrive during the pause in one group, including one that arrives when the pause is overdue', async () => {
  const written: string[][] = [];
  const groups = groupCommit<string>(async (group) => {
    written.push([...group]);
    return group.map(() => 'written');
  }, PAUSE);
  const add = async (entry: string) => {
    await groups.ready();
    await groups.add(entry);
  };
  await add('first');
  const early = [add('one'), add('two')];
  const overdue = performance.now() + PAUSE;
  while (performance.now() <= overdue); // blocks the event loop, so that the timer is overdue
  await Promise.all([...early, add('late')]);
  expect(written).toEqual([['first'], ['one', 'two', 'late']]);
  await groups.close();
});
