// Games between bots, played by the program itself, which shows how far it is.
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../files.mjs';

export const SEED = 'balance';

/** What `signoria simulate` says of so many games: for each its seed, its scores and who won. */
export function simulate(game, seats, bots, games, ...further) {
  const words = ['simulate', '--game', game, '--seats', String(seats), '--bots', bots, '--games', String(games)];
  const out = execFileSync(
    process.execPath,
    [join(root, 'cli/bin/signoria.mjs'), ...words, '--seed', SEED, '--json', ...further],
    { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'], maxBuffer: 1 << 28 },
  );
  return JSON.parse(out).results;
}
