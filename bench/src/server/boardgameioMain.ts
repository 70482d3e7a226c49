import type { Server } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { derivedSeed, seedFromText } from '@signoria/engine';
import { sameGame } from '../boardgameio.ts';
import { setting } from '../contestants.ts';

/** The used part of boardgame.io's server. */
interface Hosting {
  Server(setup: { games: readonly object[]; db?: object; origins: readonly string[] }): {
    run(place: { port: object }): Promise<{ appServer: Server }>;
  };
  readonly FlatFile: new (setup: { dir: string }) => object;
}
const here = createRequire(import.meta.url);
const { Server: hosting, FlatFile } = here('boardgame.io/server') as Hosting;

/**
 * Runs boardgame.io's server as a program of its own: `files <folder>` or `memory`. The game is the same, wrapped as
 * for the reducer. It minimizes the server's work: it validates no moves and hides nothing.
 */
const [storage, folder = '.'] = process.argv.slice(2);
const table = setting(2);
let matches = 0;
const game = sameGame(table, () =>
  table.rules.setup(table.options, 2, derivedSeed(seedFromText('bench'), 'match', matches++)),
);
const server = hosting({
  games: [game],
  origins: [],
  ...(storage === 'files' && { db: new FlatFile({ dir: folder }) }),
});
const { appServer } = await server.run({ port: { port: 0, host: '127.0.0.1' } });
// Every two minutes the storage reads all files to find expired ones, and crashes on files that are being written.
if (storage === 'files') (here('node-persist') as { stopExpiredKeysInterval(): void }).stopExpiredKeysInterval();
const { port } = appServer.address() as AddressInfo;
process.stdout.write(`boardgame.io is at http://127.0.0.1:${port}\n`);
