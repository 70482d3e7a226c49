import { CATALOGUE } from '@signoria/catalogue/all';
import { advance, begin, seedFromText } from '@signoria/engine';
import { tableSchema } from '@signoria/protocol';
import { describe, expect, test } from 'vitest';
import {
  addIncrement,
  clocksAfter,
  clocksOf,
  grantTime,
  nextDeadline,
  revokeIncrements,
  startClocks,
  switchClocks,
  timedOutSeats,
} from '../src/tables/clocks.ts';
import type { TableData } from '../src/tables/liveTable.ts';
import { at, call, guest, setUp } from './caller.ts';
import { clocksAt } from './pair.ts';
import { playOn, playRandomly, sitDown } from './player.ts';
import { openTestServer, temporaryFolder } from './testServer.ts';

function started(clock: Parameters<typeof startClocks>[0]) {
  const clocks = startClocks(clock, [true, true, false], 0);
  if (clocks === null) throw new Error('no clock');
  return clocks;
}

describe('live', () => {
  const clocks = switchClocks(started({ kind: 'live', initial: 60, increment: 5 }), [0, 2], 0);

  test('only the clocks of asked persons run, and the end of a turn adds the increment', () => {
    expect(clocksOf(clocks, 10_000)).toMatchObject({ left: [50_000, 60_000, null], running: [0] });
    const turned = switchClocks(clocks, [1], 10_000);
    expect(clocksOf(turned, 20_000)).toMatchObject({ left: [50_000, 50_000, null] });
    expect(clocksOf(addIncrement(turned, 0, 7), 20_000)).toMatchObject({ left: [55_000, 50_000, null] });
    expect(addIncrement(turned, 2, 7)).toEqual(turned); // a bot has no clock
  });

  test('an undo revokes the increments of undone turns only', () => {
    const paid = addIncrement(addIncrement(addIncrement(clocks, 0, 3), 1, 4), 0, 6);
    expect(revokeIncrements(paid, 4)).toEqual(addIncrement(clocks, 0, 3));
    expect(revokeIncrements(paid, 7)).toEqual(paid);
  });

  test('a decision that ends two turns adds both increments', () => {
    const { rules } = CATALOGUE.firenze ?? expect.fail();
    const options = rules.readOptions({}, 2);
    const game = begin(rules, options.ok ? options.value : expect.fail(), 2, seedFromText('clocks'));
    const seat = rules.pending(game.state)[0] ?? expect.fail();
    const next = advance(rules, game, seat, rules.moves(game.state, seat)[0]);
    const data = { status: 'running', seats: [] } as unknown as TableData;
    const after = (ended: readonly number[]) => clocksAfter(clocks, { rules, data }, { ...next, ended }, 0);
    expect(after([])?.left).toEqual([60_000, 60_000, null]);
    expect(after([0, 1])?.left).toEqual([65_000, 65_000, null]);
    expect(revokeIncrements(after([0, 1]) ?? expect.fail(), 0).left).toEqual([60_000, 60_000, null]);
  });

  test('a player who runs out of time is marked, and gets a tenth of the initial time on return', () => {
    expect(nextDeadline(clocks)).toBe(60_000);
    expect([timedOutSeats(clocks, 59_999), timedOutSeats(clocks, 60_000)]).toEqual([[], [0]]);
    const out = switchClocks(clocks, [], 70_000);
    expect(out.left[0]).toBe(0);
    expect(grantTime(out, 0).left[0]).toBe(6000);
  });
});

test('days: each turn has its own allowance', () => {
  const day = 24 * 3600 * 1000;
  const clocks = switchClocks(started({ kind: 'days', days: 2 }), [0], 0);
  expect(nextDeadline(clocks)).toBe(2 * day);
  const turned = switchClocks(clocks, [1], day);
  expect(turned.left).toEqual([day, 2 * day, null]);
  expect(addIncrement(turned, 0, 0).left).toEqual([2 * day, 2 * day, null]);
  expect(revokeIncrements(addIncrement(turned, 0, 0), 0)).toEqual(turned);
  expect(startClocks({ kind: 'none' }, [true], 0)).toBe(null);
});

test('a bot plays for a person who ran out of time until they return', async () => {
  const testServer = await openTestServer();
  const anna = await guest(testServer, 'Anna');
  const bruno = await guest(testServer, 'Bruno');
  const clock = { kind: 'live', initial: 3, increment: 600 };
  const { id } = await setUp(anna, { seats: [{ kind: 'person' }, { kind: 'open' }], clock });
  await at(bruno, id, 'join', {});
  await at(anna, id, 'start');
  const page = await sitDown(anna, testServer.running, id);
  await playOn(page, (version) => version >= 20);
  expect(page.table?.seats[1]?.away).toBe(true);
  expect((await at(bruno, id, 'join', {})).seats[1]?.away).toBe(false);
});

describe('after a pause of the server', () => {
  const DAY = 24 * 3600 * 1000;
  const live = { kind: 'live', initial: 600, increment: 5 };

  /** Starts a table with two seats on one screen, with a clock controlled by the test. */
  async function atTable(clock: object) {
    const time = { now: Date.now() };
    const dataDir = temporaryFolder();
    const open = () => openTestServer({ dataDir, now: () => time.now });
    const testServer = await open();
    const anna = await guest(testServer, 'Anna');
    const { id } = await setUp(anna, { seats: [{ kind: 'person' }, { kind: 'local' }], clock });
    await at(anna, id, 'start');
    const page = await sitDown(anna, testServer.running, id);
    for (const version of [1, 2, 3]) {
      time.now += 10_000;
      playRandomly(page);
      while ((page.version ?? 0) < version) await page.changed();
    }
    return { time, testServer, anna, id, open };
  }

  test('a live clock did not run', async () => {
    const { time, testServer, anna, id, open } = await atTable(live);
    time.now += 20_000;
    const before = await clocksAt(testServer, anna, id);
    expect(Math.min(...before.left.map((left) => left ?? 0))).toBeLessThan(600_000);
    await testServer.running.close();
    time.now += DAY;
    expect(await clocksAt(await open(), anna, id)).toMatchObject({ left: before.left, running: before.running });
  });

  test('days are counted by the calendar, so a deadline during the pause has passed', async () => {
    const { time, testServer, anna, id, open } = await atTable({ kind: 'days', days: 2 });
    const { left, running } = await clocksAt(testServer, anna, id);
    await testServer.running.close();
    time.now += DAY;
    const second = await open();
    const after = await clocksAt(second, anna, id);
    expect(after.left).toEqual(left.map((one, seat) => (running.includes(seat) ? (one ?? 0) - DAY : one)));
    await second.running.close();
    time.now += DAY;
    const third = { ...anna, testServer: await open() };
    const seats = async () => (await call(third, 'GET', `/api/tables/${id}`, tableSchema)).seats;
    while (!(await seats())[running[0] ?? 0]?.away) await new Promise(setImmediate);
  });

  test('after a kill, clocks are restored from the times of the decisions', async () => {
    const { time, testServer, anna, id, open } = await atTable(live);
    const before = await clocksAt(testServer, anna, id);
    time.now += 20_000; // thinking time since the last decision is given back
    const after = await clocksAt(await open(), anna, id);
    expect(after).toMatchObject({ left: before.left, running: before.running });
    expect(after.left).not.toEqual([600_000, 600_000]);
  });
});
