import type { Caller } from '../test/caller.ts';
import { at, guest, setUp } from '../test/caller.ts';
import type { Run } from './page.ts';
import { pause, play, watch } from './page.ts';
import type { Told } from './told.ts';
import { nothingTold } from './told.ts';

const GAMES = ['card', 'firenze', 'florenza', 'dice'];
/** Timeout in milliseconds, after which a request to a frozen node is retried elsewhere. */
const PATIENCE = 5000;

/** Tables with simulated players that play until stopped. */
export interface Load extends Run {
  readonly told: readonly Told[];
  stop(): Promise<void>;
}

/**
 * Starts the load. Two people play at each table. At every other table one of them has two windows. A finished game is
 * followed by another.
 */
export function startLoad(ports: readonly number[], tables: number, random: () => number): Load {
  const told: Told[] = [];
  const run: Run = { ports, random, longestStall: 0, over: false };
  const playing = Array.from({ length: tables }, async (_, place) => {
    while (!run.over) {
      const table = await newTable(run, GAMES[place % GAMES.length] ?? 'card');
      if (table === undefined) continue;
      told.push(table.told);
      const [anna, bruno] = table.people;
      const pages = [play(run, table.told, anna), play(run, table.told, bruno)];
      if (place % 2 === 0) pages.push(watch(run, table.told, anna));
      await Promise.all(pages);
    }
  });
  return Object.assign(run, {
    told,
    async stop() {
      run.over = true;
      await Promise.all(playing);
    },
  });
}

/** Creates a table with two new people. Returns undefined if a node failed meanwhile. */
async function newTable(
  run: Run,
  game: string,
): Promise<{ told: Told; people: readonly [Caller, Caller] } | undefined> {
  const port = run.ports[Math.floor(run.random() * run.ports.length)] ?? 0;
  const testServer = { running: { port, address: `http://127.0.0.1:${port}` } } as Caller['testServer'];
  try {
    return await within(PATIENCE, async () => {
      const people = [await guest(testServer, 'Anna'), await guest(testServer, 'Bruno')] as const;
      const { id } = await setUp(people[0], { game, seats: [{ kind: 'person' }, { kind: 'open' }] });
      await at(people[1], id, 'join', {});
      await at(people[0], id, 'start');
      return { told: nothingTold(id), people };
    });
  } catch {
    await pause(200);
    return undefined;
  }
}

function within<T>(milliseconds: number, work: () => Promise<T>): Promise<T> {
  const tooLate = pause(milliseconds).then(() => Promise.reject(new Error('too late')));
  return Promise.race([work(), tooLate]);
}
