// Finds the numbered rules of a game that no test name cites, and those that no source file cites.
// `node scripts/rules-coverage.mjs` prints them per game and fails if there are any.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { filesUnder, root } from './files.mjs';

const RULE = /^\s*(?:[-*]\s+)?\*\*(R\d+(?:\.\d+)*[a-z]?)\*\*/gm; //  - **R4.7** text
const CITATION = /(?<![\w.])R\d+(?:\.\d+)*[a-z]?(?!\w)/g; //           R4.7, whole: neither R4.71 nor R4.7.1
const TEST_NAME = /(?:\b(?:test|it|describe)((?:\.\w+)*)|\))\s*\(\s*(['"`])((?:\\.|(?!\2)[^\\])*)\2/g;

const textOf = (files) => files.map((file) => readFileSync(file, 'utf8')).join('\n');
const citations = (text) => new Set(text.match(CITATION));

/** Returns the names of the tests that run. For `test.each(…)('name')` the name is in the second bracket. */
function testNames(text) {
  return [...text.matchAll(TEST_NAME)]
    .filter(([, how]) => !/\.(skip|todo)\b/.test(how ?? ''))
    .map(([, , , name]) => name)
    .join('\n');
}

/** Returns for each game with a RULES.md its rules, those without a test and those without code. */
export function rulesCoverage(games = join(root, 'games')) {
  if (!existsSync(games)) return [];
  return readdirSync(games)
    .sort()
    .filter((game) => existsSync(join(games, game, 'RULES.md')))
    .map((game) => {
      const rulebook = readFileSync(join(games, game, 'RULES.md'), 'utf8');
      const rules = [...new Set([...rulebook.matchAll(RULE)].map(([, rule]) => rule))];
      const tested = citations(testNames(textOf(filesUnder(join(games, game, 'test'), '.ts'))));
      const source = join(games, game, 'src');
      const isWords = (file) => file.startsWith(join(source, 'text') + sep);
      const coded = citations(textOf(filesUnder(source, '.ts').filter((file) => !isWords(file))));
      return {
        game,
        rules,
        untested: rules.filter((rule) => !tested.has(rule)),
        uncoded: rules.filter((rule) => !coded.has(rule)),
      };
    });
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const report = rulesCoverage();
  if (report.length === 0) console.log('No game has a RULES.md yet.');
  for (const { game, rules, untested, uncoded } of report) {
    console.log(`${game}: ${rules.length} rules`);
    console.log(`  without a test: ${untested.join(' ') || 'none'}`);
    console.log(`  without code:   ${uncoded.join(' ') || 'none'}`);
  }
  process.exitCode = report.some(({ untested, uncoded }) => untested.length + uncoded.length > 0) ? 1 : 0;
}
