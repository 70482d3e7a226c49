import type { Opaque } from '@signoria/protocol';
import { describe, expect, test } from 'vitest';
import { bothStores } from './both-stores.ts';
import type { Pair } from './pair.ts';
import { BARTER, clocksAt, make, pair, requestUndo, seatOf, TO_BARTER, WORKERS } from './pair.ts';
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
    decides: (player: Player, described: Opaque) => make(player, described, others(player)),
    async takesBack(player: Player, count?: number) {
      requestUndo(player, count);
      return (await Promise.all([first.hears('undone'), second.hears('undone')]))[0];
    },
    /** Returns the remaining seconds of the player asked first, and of the other. */
    async left(of = testServer) {
      const { left } = await clocksAt(of, first.caller, id);
      return [first, second].map((player) => (left[seatOf(player)] ?? 0) / 1000);
    },
  };
}

describe('live: the increment belongs to the turn', () => {
  test('five turns taken back bring nothing', async () => {
    const { first, passes, decides, takesBack, left } = await timedPair(LIVE);
    for (let time = 0; time < 5; time++) {
      passes(1);
      await decides(first, WORKERS);
      await takesBack(first);
    }
    expect(await left()).toEqual([55, 60]); // not 205
  });

  test('it comes when the turn ends, not with each decision, and goes when that end is taken back', async () => {
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

  test('in the middle of a turn there is nothing to give back; the time stays spent', async () => {
    const { first, passes, decides, takesBack, left } = await timedPair(LIVE);
    passes(10);
    await decides(first, TO_BARTER);
    passes(10);
    await takesBack(first);
    expect(await left()).toEqual([40, 60]);
  });

  test('the whole turn in one message', async () => {
    const { first, passes, decides, takesBack, left } = await timedPair(LIVE);
    passes(10);
    await decides(first, TO_BARTER);
    await decides(first, BARTER);
    expect(await takesBack(first, 2)).toMatchObject({ count: 2 });
    expect(await left()).toEqual([50, 60]);
  });

  test('by consent several turns of several seats: each gives back its own', async () => {
    const { first, second, passes, decides, left } = await timedPair(LIVE);
    passes(10);
    await decides(first, WORKERS);
    passes(20);
    await decides(second, WORKERS);
    expect(await left()).toEqual([80, 70]);
    passes(5);
    requestUndo(first);
    await second.hears('consent');
    second.say({ type: 'consent', version: 2, agree: true });
    await first.hears('undone');
    expect(await left()).toEqual([45, 40]);
  });

  test('a player who used more time than an undone turn leaves has no time', async () => {
    const { first, second, passes, decides, left } = await timedPair(LIVE);
    passes(55);
    await decides(first, WORKERS);
    await decides(second, WORKERS);
    passes(20);
    expect(await left()).toEqual([15, 90]);
    requestUndo(first);
    await second.hears('consent');
    second.say({ type: 'consent', version: 2, agree: true });
    await first.hears('undone');
    expect(await left()).toEqual([0, 60]);
  });
});

describe('days: renewed once a turn', () => {
  test('they last for all decisions of it', async () => {
    const { first, passes, decides, left } = await timedPair(DAYS);
    passes(DAY);
    await decides(first, TO_BARTER);
    expect(await left()).toEqual([DAY, 2 * DAY]);
    await decides(first, BARTER);
    expect(await left()).toEqual([2 * DAY, 2 * DAY]);
  });

  test('an undo makes no more of them', async () => {
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

describe.each(await bothStores())('read again over %s', (_name, newPlace) => {
  test.each([true, false])(
    'in the middle of a turn, after an undo; the server closed in peace: %s',
    async (inPeace) => {
      const place = await newPlace();
      const { testServer, id, first, now, passes, decides, takesBack, left } = await timedPair(LIVE, place);
      passes(10);
      await decides(first, WORKERS);
      await takesBack(first);
      passes(5);
      await decides(first, TO_BARTER);
      const before = await clocksAt(testServer, first.caller, id);
      expect(await left()).toEqual([45, 60]);
      if (inPeace) await testServer.running.close(); // otherwise it counts as killed: only the decisions are stored

      const again = await openTestServer({ ...place, now });
      expect(await clocksAt(again, first.caller, id)).toEqual(before);
      const page = await sitDown(first.caller, again.running, id);
      passes(5);
      await make(page, BARTER, []);
      expect(await left(again)).toEqual([70, 60]); // one increment for one turn
      requestUndo(page, 2);
      await page.hears('undone');
      expect(await left(again)).toEqual([40, 60]);
    },
  );
});
