// `npm run gallery`: finds a position for each question of each game and writes web/src/gallery/positions.json. Needed
// after a change of rules, when a test says so.
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './files.mjs';
import { importSources } from './importSources.mjs';

const { CATALOGUE, findPositions } = await importSources(
  `export { CATALOGUE } from '@signoria/catalogue/all';
   export { findPositions } from './src/gallery/findPositions.ts';`,
  join(root, 'web'),
);
const positions = Object.values(CATALOGUE).flatMap(({ rules }) => findPositions(rules));
const file = 'web/src/gallery/positions.json';
writeFileSync(join(root, file), JSON.stringify(positions));
execFileSync(process.execPath, [join(root, 'node_modules/@biomejs/biome/bin/biome'), 'format', '--write', file], {
  cwd: root,
  stdio: 'inherit',
});
console.log(`${file}: ${positions.length} positions`);
