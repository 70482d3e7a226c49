// `npm run rules` writes the rules of each game from its src/text: RULES.md in English, RULES.de.md in German and so on.
// `node scripts/rules.mjs --check` writes nothing and fails if a file differs.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from './files.mjs';
import { importSources } from './importSources.mjs';

/** The first line in each language. */
const GENERATED_NOTE = {
  en: 'Generated from `src/text` by `npm run rules`; edit the source.',
  de: 'Mit `npm run rules` aus `src/text` erzeugt; Änderungen bitte dort.',
  it: 'Generato da `src/text` con `npm run rules`; le modifiche vanno fatte lì.',
};

/** Returns the text of a game: games/card exports `cardText`. */
async function textOf(game) {
  const words = `export { ${game}Text as text } from './src/text/index.ts';`;
  return (await importSources(words, join(root, 'games', game))).text;
}

/** Formats the rules as Markdown: "R4" is a heading, "R4.1" a rule below it. */
function rulesDocument({ title, rules }, language) {
  const lines = Object.entries(rules).flatMap(([number, words]) =>
    number.includes('.') ? [`- **${number}** ${words}`] : ['', `## ${number} · ${words}`, ''],
  );
  if (!(language in GENERATED_NOTE)) throw new Error(`scripts/rules.mjs: GENERATED_NOTE has no line in "${language}"`);
  return `${[`# ${title}`, '', GENERATED_NOTE[language], ...lines].join('\n')}\n`;
}

const games = readdirSync(join(root, 'games')).filter((game) =>
  existsSync(join(root, 'games', game, 'src/text/index.ts')),
);
for (const game of games) {
  const text = await textOf(game);
  for (const language of Object.keys(text)) {
    const file = join(root, 'games', game, language === 'en' ? 'RULES.md' : `RULES.${language}.md`);
    const rules = rulesDocument(text[language], language);
    if (existsSync(file) && readFileSync(file, 'utf8') === rules) continue;
    if (process.argv.includes('--check')) {
      console.error(`${relative(root, file)} does not match src/text; run \`npm run rules\`.`);
      process.exitCode = 1;
    } else {
      writeFileSync(file, rules);
      console.log(`${relative(root, file)} written`);
    }
  }
}
