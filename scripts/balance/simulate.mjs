// Games between bots, played by the program itself, which shows how far it is.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
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

/** So many games between greedy players, each as `countsOf` makes it of its record and of its result. */
export function recorded(game, seats, games, countsOf, ...further) {
  const folder = mkdtempSync(join(tmpdir(), 'signoria-balance-'));
  try {
    const results = simulate(game, seats, 'greedy', games, '--records', folder, ...further);
    const records = readdirSync(folder).sort();
    return results.map((result, index) =>
      countsOf(JSON.parse(readFileSync(join(folder, records[index]), 'utf8')), result),
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}
