import type { Opaque } from '@signoria/protocol';
import { describe, expect, test } from 'vitest';
import { bothStores } from './bothStores.ts';
import type { Pair } from './pair.ts';
import { BARTER, clocksAt, makeMove, pair, requestUndo, seatOf, TO_BARTER, WORKERS } from './pair.ts';
import type { Player } from './player.ts';
import { sitDown } from './player.ts';
import { openTestServer } from './testServer.ts';

const DAY = 24 * 3600;
const LIVE = { kind: 'live', initial: 60, increment: 30 };
const DAYS = { kind: 'days', days: 2 };

/** Starts a game of two with a time that only the test advances. */
async function timedPair(clock: object, options: Parameters<typeof pair>[1] = {}) {
  const time = { now: 1_700_000_000_000 };
  const now = () => time.now;
  const { testServer, id, first, second }: Pair = await pair(clock, { ...options, now });
  const others = (player: Player) => [player === first ? second : first];
  return {
    ...{ testServer, id, first, second, now },
    passes(seconds: number) {
      time.now += seconds * 1000;
    },
    decides: (player: Player, described: Opaque) => makeMove(player, described, others(player)),
    async takesBack(player: Player, count?: number) {
      requestUndo(player, count);
      return (await Promise.all([first.receives('undone'), second.receives('undone')]))[0];
    },
    /** Returns the remaining seconds of the player asked first, and of the other. */
    async left(of = testServer) {
      const { left } = await clocksAt(of, first.caller, id);
      return [first, second].map((player) => (left[seatOf(player)] ?? 0) / 1000);
    },
  };
}

describe('live: the increment belongs to the turn', () => {
  test('undoing five turns revokes five increments', async () => {
    const { first, passes, decides, takesBack, left } = await timedPair(LIVE);
    for (let time = 0; time < 5; time++) {
      passes(1);
      await decides(first, WORKERS);
      await takesBack(first);
    }
    expect(await left()).toEqual([55, 60]); // not 205
  });

  test('the increment is added at the end of a turn and revoked by undoing that end', async () => {
    const { first, passes, decides, takesBack, left } = await timedPair(LIVE);
    passes(10);
    await decides(first, TO_BARTER);
    expect(await left()).toEqual([50, 60]);
    passes(5);
    await decides(first, BARTER);
    expect(await left()).toEqual([75, 60]);
    passes(2); // on the other player's clock
    const { clocks } = await takesBack(first);
    expect(clocks).toMatchObject({ running: [seatOf(first)] });
    expect(await left()).toEqual([45, 58]);
    passes(1);
    await decides(first, BARTER);
    expect(await left()).toEqual([74, 58]);
  });

  test('an undo within a turn revokes nothing, and the time stays spent', async () => {
    const { first, passes, decides, takesBack, left } = await timedPair(LIVE);
    passes(10);
    await decides(first, TO_BARTER);
    passes(10);
    await takesBack(first);
    expect(await left()).toEqual([40, 60]);
  });

  test('undo of a whole turn in one message revokes the increment', async () => {
    const { first, passes, decides, takesBack, left } = await timedPair(LIVE);
    passes(10);
    await decides(first, TO_BARTER);
    await decides(first, BARTER);
    expect(await takesBack(first, 2)).toMatchObject({ count: 2 });
    expect(await left()).toEqual([50, 60]);
  });

  test('undo by consent of several turns revokes the increment of each seat', async () => {
    const { first, second, passes, decides, left } = await timedPair(LIVE);
    passes(10);
    await decides(first, WORKERS);
    passes(20);
    await decides(second, WORKERS);
    expect(await left()).toEqual([80, 70]);
    passes(5);
    requestUndo(first);
    await second.receives('consent');
    second.say({ type: 'consent', version: 2, agree: true });
    await first.receives('undone');
    expect(await left()).toEqual([45, 40]);
  });

  test('a clock does not fall below zero when an increment is revoked', async () => {
    const { first, second, passes, decides, left } = await timedPair(LIVE);
    passes(55);
    await decides(first, WORKERS);
    await decides(second, WORKERS);
    passes(20);
    expect(await left()).toEqual([15, 90]);
    requestUndo(first);
    await second.receives('consent');
    second.say({ type: 'consent', version: 2, agree: true });
    await first.receives('undone');
    expect(await left()).toEqual([0, 60]);
  });
});

describe('days: renewed once per turn', () => {
  test('last for all decisions of a turn', async () => {
    const { first, passes, decides, left } = await timedPair(DAYS);
    passes(DAY);
    await decides(first, TO_BARTER);
    expect(await left()).toEqual([DAY, 2 * DAY]);
    await decides(first, BARTER);
    expect(await left()).toEqual([2 * DAY, 2 * DAY]);
  });

  test('are not increased by an undo', async () => {
    const { first, passes, decides, takesBack, left } = await timedPair(DAYS);
    passes(DAY);
    await decides(first, WORKERS);
    await takesBack(first);
    expect(await left()).toEqual([DAY, 2 * DAY]);
    passes(DAY / 2);
    await decides(first, WORKERS);
    expect(await left()).toEqual([2 * DAY, 2 * DAY]);
    await takesBack(first);
    expect(await left()).toEqual([DAY / 2, 2 * DAY]);
  });
});

describe.each(await bothStores())('a reload from %s', (_name, newLocation) => {
  test.each([true, false])(
    'within a turn that follows an undo keeps clocks and increment (clean shutdown: %s)',
    async (isCleanShutdown) => {
      const location = await newLocation();
      const { testServer, id, first, now, passes, decides, takesBack, left } = await timedPair(LIVE, location);
      passes(10);
      await decides(first, WORKERS);
      await takesBack(first);
      passes(5);
      await decides(first, TO_BARTER);
      const before = await clocksAt(testServer, first.caller, id);
      expect(await left()).toEqual([45, 60]);
      if (isCleanShutdown) await testServer.running.close(); // otherwise it counts as killed: only the decisions are stored

      const again = await openTestServer({ ...location, now });
      expect(await clocksAt(again, first.caller, id)).toEqual(before);
      const page = await sitDown(first.caller, again.running, id);
      passes(5);
      await makeMove(page, BARTER, []);
      expect(await left(again)).toEqual([70, 60]); // one increment for one turn
      requestUndo(page, 2);
      await page.receives('undone');
      expect(await left(again)).toEqual([40, 60]);
    },
  );
});
