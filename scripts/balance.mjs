// `npm run balance`: plays a thousand games for each question about balance and writes docs/balance.md with its charts.
// npm run balance -- firenze --games 100 rewrites one part, with fewer games.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { HEADINGS, partsOf } from './balance/page.mjs';
import { root } from './files.mjs';
import { exitWithError, log } from './messages.mjs';
import { build, checkNode, install } from './setup.mjs';

const PAGE = join(root, 'docs/balance.md');
const PARTS = Object.keys(HEADINGS);

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { games: { type: 'string', default: '1000' } },
});
const games = Number(values.games);
if (!(games >= 1)) exitWithError(`--games ${values.games} is not a number of games.`);
const unknown = positionals.find((name) => !PARTS.includes(name));
if (unknown !== undefined) exitWithError(`${unknown} is not one of ${PARTS.join(', ')}.`);

checkNode();
await install();
await build();

const before = existsSync(PAGE) ? partsOf(readFileSync(PAGE, 'utf8')) : {};
const page = ['# Balance', '', 'Written by `npm run balance`. The same seed gives the same page.', ''];
for (const name of PARTS) {
  if (positionals.length > 0 && !positionals.includes(name)) {
    if (before[name] !== undefined) page.push(before[name], '');
    continue;
  }
  log(`${games.toLocaleString('en')} games of ${name} …`);
  const { [name]: part } = await import(`./balance/${name}.mjs`);
  const { lines, pictures } = part(games);
  page.push(...lines, '');
  for (const [file, drawn] of Object.entries(pictures)) writeFileSync(join(root, 'docs/pictures', file), drawn);
}
writeFileSync(PAGE, page.join('\n'));
log('docs/balance.md written');
