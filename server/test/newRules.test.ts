import { describe, expect, test } from 'vitest';
import type { Store } from '../src/store/index.ts';
import { openStore } from '../src/store/index.ts';
import type { NewLocation } from './bothStores.ts';
import { bothStores } from './bothStores.ts';
import type { Caller } from './caller.ts';
import { at, guest, setUp } from './caller.ts';
import type { Player } from './player.ts';
import { playOn, sitDown } from './player.ts';
import { openTestServer } from './testServer.ts';

interface Abandoned {
  readonly anna: Caller;
  readonly id: string;
  /** The page's views after 28 of 30 decisions, and at the end. */
  readonly at28: Player['views'];
  readonly at30: Player['views'];
  /** Starts a server over the same data, after `change` has changed it to look like data of older rules. */
  restart(change?: (store: Store) => Promise<void>): Promise<{ page: Player; store: Store }>;
}

/**
 * Plays 30 decisions and then never uses this server again. It stores nothing more, which simulates a kill. `restart` marks
 * its only snapshot, of the start, as one of older rules.
 */
async function abandoned(newLocation: NewLocation): Promise<Abandoned> {
  const location = await newLocation();
  const first = await openTestServer(location);
  const anna = await guest(first, 'Anna');
  const { id } = await setUp(anna, { seats: [{ kind: 'person' }, { kind: 'local' }] });
  await at(anna, id, 'start');
  const page = await sitDown(anna, first.running, id);
  await playOn(page, (version) => version === 28);
  const at28 = structuredClone(page.views);
  await playOn(page, (version) => version === 30);
  return {
    anna,
    id,
    at28,
    at30: page.views,
    async restart(change = async () => undefined) {
      const store = await openStore(location);
      const snapshot = await store.latestSnapshot(id);
      if (snapshot?.length !== 0) throw new Error('expected a snapshot of the start');
      await store.saveSnapshot(id, { ...snapshot, rulesVersion: snapshot.rulesVersion - 1 });
      await change(store);
      const second = await openTestServer(location);
      return { page: await sitDown(anna, second.running, id), store };
    },
  };
}

describe.each(await bothStores())('over %s', (_name, newLocation) => {
  test('replays decisions after the last snapshot under the new rules if they are still legal', async () => {
    const { at30, restart } = await abandoned(newLocation);
    const { page, store } = await restart();
    expect([page.version, page.views]).toEqual([30, at30]);
    expect(page.received[0]).toContain('"chat":[]');
    await store.close();
  });

  test('drops decisions from the first illegal one on and posts a notice', async () => {
    const { id, at28, restart } = await abandoned(newLocation);
    const { page, store } = await restart(async (meddler) => {
      const [old, last] = await meddler.decisionsOf(id, 28);
      await meddler.truncateDecisions(id, 28);
      await meddler.appendDecision(id, 28, old?.seat ?? 0, { do: 'fly', machine: 'ornitottero' });
      await meddler.appendDecision(id, 29, last?.seat ?? 0, last?.move);
    });
    expect(page.views).toEqual(at28);
    expect(page.version).toBe(31); // higher than all versions before
    expect(JSON.parse(page.received[0] ?? '').chat).toMatchObject([
      { seat: null, name: 'Signoria', text: '', notice: { code: 'decisionsDropped', count: 2 } },
    ]);
    expect(await store.decisionsOf(id)).toHaveLength(28);
    await playOn(page);
    expect(page.over?.early).toBe(false);
    await store.close();
  });
});
