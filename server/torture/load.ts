import { GAME_IDS } from '@signoria/catalogue';
import type { Caller } from '../test/caller.ts';
import { at, guest, setUp } from '../test/caller.ts';
import type { Run } from './page.ts';
import { pause, play, watch } from './page.ts';
import type { Transcript } from './transcript.ts';
import { emptyTranscript } from './transcript.ts';

/** Timeout in milliseconds, after which a request to a frozen node is retried elsewhere. */
const REQUEST_TIMEOUT = 5000;

/** Tables with simulated players that play until stopped. */
export interface Load extends Run {
  readonly transcripts: readonly Transcript[];
  stop(): Promise<void>;
}

/**
 * Starts the load. Two people play at each table. At every other table one of them has two windows. A finished game is
 * followed by another.
 */
export function startLoad(ports: readonly number[], tables: number, random: () => number): Load {
  const transcripts: Transcript[] = [];
  const run: Run = { ports, random, longestStall: 0, isOver: false };
  const playing = Array.from({ length: tables }, async (_, place) => {
    while (!run.isOver) {
      const table = await newTable(run, GAME_IDS[place % GAME_IDS.length] ?? 'card');
      if (table === undefined) continue;
      transcripts.push(table.transcript);
      const [anna, bruno] = table.people;
      const pages = [play(run, table.transcript, anna), play(run, table.transcript, bruno)];
      if (place % 2 === 0) pages.push(watch(run, table.transcript, anna));
      await Promise.all(pages);
    }
  });
  return Object.assign(run, {
    transcripts,
    async stop() {
      run.isOver = true;
      await Promise.all(playing);
    },
  });
}

/** Creates a table with two new people. Returns undefined if a node failed meanwhile. */
async function newTable(
  run: Run,
  game: string,
): Promise<{ transcript: Transcript; people: readonly [Caller, Caller] } | undefined> {
  const port = run.ports[Math.floor(run.random() * run.ports.length)] ?? 0;
  const testServer = { running: { port, address: `http://127.0.0.1:${port}` } } as Caller['testServer'];
  try {
    return await withTimeout(REQUEST_TIMEOUT, async () => {
      const people = [await guest(testServer, 'Anna'), await guest(testServer, 'Bruno')] as const;
      const { id } = await setUp(people[0], { game, seats: [{ kind: 'person' }, { kind: 'open' }] });
      await at(people[1], id, 'join', {});
      await at(people[0], id, 'start');
      return { transcript: emptyTranscript(id), people };
    });
  } catch {
    await pause(200);
    return undefined;
  }
}

function withTimeout<T>(milliseconds: number, work: () => Promise<T>): Promise<T> {
  const tooLate = pause(milliseconds).then(() => Promise.reject(new Error('too late')));
  return Promise.race([work(), tooLate]);
}
