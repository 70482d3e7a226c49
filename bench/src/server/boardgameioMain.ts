import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { seedFrom, seedOf } from '@signoria/engine';
import { sameGame } from '../boardgameio.ts';
import { setting } from '../contestants.ts';

/** The little of boardgame.io's server that is used here. */
interface Hosting {
  Server(setup: { games: readonly object[]; db?: object; origins: readonly string[] }): {
    run(place: { port: object }): Promise<{ appServer: Server }>;
  };
  readonly FlatFile: { readonly prototype: object };
}
const { Server: hosting, FlatFile } = createRequire(import.meta.url)('boardgame.io/server') as Hosting;

/**
 * boardgame.io's server as a program of its own: `files <folder>` or `memory`. The game is the same, wrapped as for its
 * reducer, and asks as little of it as possible: it checks no moves and hides nothing.
 */
const [storage, folder = '.'] = process.argv.slice(2);
const table = setting(2);
let matches = 0;
const game = sameGame(table, () => table.rules.setup(table.options, 2, seedOf(seedFrom('bench'), 'match', matches++)));
const server = hosting({ games: [game], origins: [], ...(storage === 'files' && { db: flatFile(folder) }) });
const { appServer } = await server.run({ port: { port: 0, host: '127.0.0.1' } });
const { port } = appServer.address() as AddressInfo;
process.stdout.write(`boardgame.io is at http://127.0.0.1:${port}\n`);

/** Its own FlatFile, but for the package underneath, which it does not bring along. */
function flatFile(dir: string): object {
  return Object.assign(Object.create(FlatFile.prototype), { games: persist(dir), dir, fileQueues: {} });
}

/** What FlatFile needs of node-persist: a file of JSON for every key, written anew each time. */
function persist(dir: string) {
  const path = (key: string) => join(dir, createHash('md5').update(key).digest('hex'));
  return {
    init: async () => {},
    async getItem(key: string): Promise<unknown> {
      try {
        return (JSON.parse(await readFile(path(key), 'utf8')) as { value: unknown }).value;
      } catch {
        return undefined; // not there, or cut short when its writer was killed
      }
    },
    setItem: (key: string, value: unknown) => writeFile(path(key), JSON.stringify({ key, value })),
  };
}
