import { describe, expect, test } from 'vitest';
import { clocksOf, grantTime, nextDeadline, ranOut, startClocks, turnClocks } from '../src/tables/clocks.ts';
import { at, guest, setUp } from './caller.ts';
import { openHouse } from './house.ts';
import { playOn, sitDown } from './player.ts';

function started(clock: Parameters<typeof startClocks>[0]) {
  const work = startClocks(clock, [true, true, false], 0);
  if (work === null) throw new Error('no clock');
  return work;
}

describe('live', () => {
  const work = turnClocks(started({ kind: 'live', initial: 60, increment: 5 }), null, [0, 2], 0);

  test('time passes only for persons who are asked, and a move brings the increment', () => {
    expect(clocksOf(work, 10_000)).toMatchObject({ left: [50_000, 60_000, null], running: [0] });
    expect(clocksOf(turnClocks(work, 0, [1], 10_000), 20_000)).toMatchObject({ left: [55_000, 50_000, null] });
  });

  test('who runs out is known in time, and gets a little when coming back', () => {
    expect(nextDeadline(work)).toBe(60_000);
    expect([ranOut(work, 59_999), ranOut(work, 60_000)]).toEqual([[], [0]]);
    const out = turnClocks(work, null, [], 70_000);
    expect(out.left[0]).toBe(0);
    expect(grantTime(out, 0).left[0]).toBe(6000);
  });
});

test('days: every move has its own', () => {
  const day = 24 * 3600 * 1000;
  const work = turnClocks(started({ kind: 'days', days: 2 }), null, [0], 0);
  expect(nextDeadline(work)).toBe(2 * day);
  expect(turnClocks(work, 0, [1], day).left).toEqual([2 * day, 2 * day, null]);
  expect(startClocks({ kind: 'none' }, [true], 0)).toBe(null);
});

test('Bruno never answers: a bot plays for him until he comes back', async () => {
  const house = await openHouse();
  const anna = await guest(house, 'Anna');
  const bruno = await guest(house, 'Bruno');
  const clock = { kind: 'live', initial: 1, increment: 600 };
  const { id } = await setUp(anna, { seats: [{ kind: 'person' }, { kind: 'open' }], clock });
  await at(bruno, id, 'join', {});
  await at(anna, id, 'start');
  const page = await sitDown(anna, house.server, id);
  await playOn(page, (version) => version >= 20);
  expect(page.table?.seats[1]?.away).toBe(true);
  expect((await at(bruno, id, 'join', {})).seats[1]?.away).toBe(false);
});
