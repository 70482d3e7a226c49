// `npm run rules` writes the rules of each game from its src/text: RULES.md in English, RULES.de.md in German and so on.
// `node scripts/rules.mjs --check` writes nothing and fails if a file differs.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from './files.mjs';
import { importSources } from './importSources.mjs';

const GENERATED_NOTE = '<!-- Generated from src/text by `npm run rules`; edit the source. -->';

/** Returns the text of a game (`cardText` of games/card) and the engine's functions that format rules. */
async function textOf(game) {
  const words = `
    export { ${game}Text as text } from './src/text/index.ts';
    export { exampleText, RULING_SIGN, ruleText } from '@signoria/engine';`;
  return await importSources(words, join(root, 'games', game));
}

/** Formats the rules as Markdown: the overview, then "R4" as a heading and "R4.1" as a rule below it. */
function rulesDocument({ title, overview, rules, examples, rulebook }, { exampleText, RULING_SIGN, ruleText }) {
  const { aim, round, end, points } = overview;
  const lines = Object.entries(rules).flatMap(([number, rule]) => {
    if (!number.includes('.')) return ['', `## ${number} · ${ruleText(rule)}`, ''];
    const example = examples[number];
    return [
      `- **${number}** ${ruleText(rule, RULING_SIGN)}`,
      ...(example === undefined ? [] : ['', `  > *${rulebook.example}.* ${exampleText(example)}`, '']),
    ];
  });
  const paragraphs = [
    `# ${title}`,
    GENERATED_NOTE,
    `**${rulebook.aim}.** ${aim}`,
    `**${round.name}**`,
    round.steps.map((step, index) => `${index + 1}. ${step}`).join('\n'),
    `**${rulebook.end}.** ${end}`,
    `**${rulebook.points}**`,
    points.map((source) => `- ${source}`).join('\n'),
    `${RULING_SIGN} ${rulebook.ruling.legend}`,
  ];
  return `${paragraphs.join('\n\n')}\n${lines.join('\n')}\n`;
}

const games = readdirSync(join(root, 'games')).filter((game) =>
  existsSync(join(root, 'games', game, 'src/text/index.ts')),
);
for (const game of games) {
  const { text, ...format } = await textOf(game);
  for (const language of Object.keys(text)) {
    const file = join(root, 'games', game, language === 'en' ? 'RULES.md' : `RULES.${language}.md`);
    const rules = rulesDocument(text[language], format);
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
