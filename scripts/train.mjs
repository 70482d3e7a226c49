// `npm run train -- --game card`: trains the networks of a game by self-play and writes bots/src/learned/weights/card.ts.
// Ctrl+C stops it after the current generation; the same command continues. With --policy, the stored value network plays
// all games and only the policy learns. Only --games and --seed determine the weights, and with --policy the stored value
// network; --workers (all processors by default) and --measured (games of each measurement in a report) change only the time.
import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { SingleBar } from 'cli-progress';
import { build } from 'esbuild';
import { root } from './files.mjs';
import { exitWithError, log } from './messages.mjs';

const { values } = parseArgs({
  options: {
    game: { type: 'string' },
    games: { type: 'string', default: '6000' },
    seed: { type: 'string', default: 'signoria' },
    policy: { type: 'boolean', default: false },
    workers: { type: 'string', default: String(availableParallelism()) },
    measured: { type: 'string', default: '60' },
  },
});
const [games, workers, measured] = [values.games, values.workers, values.measured].map(Number);
if (values.game === undefined) exitWithError('Name a game: npm run train -- --game card');
if (![games, workers, measured].every((number) => number > 0))
  exitWithError('--games, --workers and --measured must be positive numbers.');

const folder = join(root, 'artefacts', 'training', values.game);
mkdirSync(folder, { recursive: true });
const sources = join(root, 'bots', 'src', 'training');
const bundle = async (name) => {
  const outfile = join(folder, `${name}.mjs`);
  const entryPoints = [join(sources, `${name}.ts`)];
  await build({ entryPoints, outfile, bundle: true, format: 'esm', platform: 'node', logLevel: 'error' });
  return pathToFileURL(outfile);
};
const worker = await bundle('worker');
const { trainGame, weightsSource } = await import(await bundle('command'));

let isStopped = false;
process.once('SIGINT', () => {
  isStopped = true;
  log('Stopping after this generation …');
});
const bar = process.stderr.isTTY
  ? new SingleBar({ format: '{bar} {value}/{total} games, {eta_formatted} left', barsize: 30, gracefulExit: false })
  : null;
bar?.start(games, 0);
const weights = await trainGame({
  ...{ game: values.game, games, seed: values.seed, policyOnly: values.policy, workers, measured, folder, worker },
  progress: (done) => bar?.update(done),
  print: log,
  isStopped: () => isStopped,
});
bar?.stop();
if (weights === null) log('Stopped. The same command continues.');
else {
  const file = join(root, 'bots', 'src', 'learned', 'weights', `${values.game}.ts`);
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(file, weightsSource(values.game, weights));
  log(`Wrote ${file}.`);
}
