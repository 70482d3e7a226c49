// Games between bots, played by `signoria simulate`, which shows its progress.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../files.mjs';

export const SEED = 'balance';

/** Runs `signoria simulate` and returns the seed, scores and winners of each game. */
export function simulate(game, seats, bots, games, ...further) {
  const args = ['simulate', '--game', game, '--seats', String(seats), '--bots', bots, '--games', String(games)];
  const out = execFileSync(
    process.execPath,
    [join(root, 'cli/bin/signoria.mjs'), ...args, '--seed', SEED, '--json', ...further],
    { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'], maxBuffer: 1 << 28 },
  );
  return JSON.parse(out).results;
}

/** Plays games between bots of one kind and returns `countsOf` for each record and result. */
export function playAndCount(game, bot, seats, games, countsOf, ...further) {
  const folder = mkdtempSync(join(tmpdir(), 'signoria-balance-'));
  try {
    const results = simulate(game, seats, bot, games, '--records', folder, ...further);
    const records = readdirSync(folder).sort();
    return results.map((result, index) =>
      countsOf(JSON.parse(readFileSync(join(folder, records[index]), 'utf8')), result),
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}
