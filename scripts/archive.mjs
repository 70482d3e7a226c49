// `npm run archive`: plays fifty games between greedy bots for each game and saves them as
// games/<name>/test/archive.txt, which `npm test` replays. If a change of the rules changes outcomes,
// raise rulesVersion first: an archive of the same version is never replaced.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from './files.mjs';
import { importSources } from './importSources.mjs';

const GAMES = 50;
const {
  BOTS,
  CATALOGUE,
  chance,
  faultOf,
  playMatch,
  readArchive,
  seedFromText,
  derivedSeed,
  optionsOfGame,
  writeArchive,
} = await importSources(
  `export { playMatch } from '@signoria/bots';
     export { BOTS } from '@signoria/bots/all';
     export { CATALOGUE } from '@signoria/catalogue/all';
     export { chance, seedFromText, derivedSeed } from '@signoria/engine';
     export { faultOf, readArchive, optionsOfGame, writeArchive } from '@signoria/testkit';`,
  join(root, 'cli'),
);

/** Plays one game. Cycles through all numbers of seats, and for each through the combinations of options. */
function play(rules, game) {
  const { min, max } = rules.seats;
  const counts = max - min + 1;
  const seats = min + (game % counts);
  const seed = derivedSeed(seedFromText('archive'), `${rules.id} version ${rules.rulesVersion}`, game);
  const options = optionsOfGame(
    rules.options,
    seats,
    Math.floor(game / counts),
    GAMES / counts,
    chance(seed, 'options'),
  );
  const read = rules.readOptions(options, seats);
  if (!read.ok) throw new Error(`${rules.id}: ${read.error.message}`);
  const { decisions } = playMatch(rules, read.value, seats, seed, Array(seats).fill(BOTS.greedy));
  return { options, seats, seed, decisions };
}

for (const { rules } of Object.values(CATALOGUE)) {
  const file = join(root, 'games', rules.id, 'test/archive.txt');
  const kept = existsSync(file) ? readArchive(readFileSync(file, 'utf8')) : undefined;
  if (kept?.rulesVersion === rules.rulesVersion) {
    const fault = faultOf(rules, kept);
    if (fault !== undefined) process.exitCode = 1;
    console.log(`${relative(root, file)}: ${fault ?? 'all games give the stored results, nothing to do'}`);
    continue;
  }
  writeFileSync(
    file,
    writeArchive(
      rules,
      Array.from({ length: GAMES }, (_, game) => play(rules, game)),
    ),
  );
  console.log(`${relative(root, file)}: ${GAMES} games written for version ${rules.rulesVersion} of the rules`);
}
