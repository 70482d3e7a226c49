import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, test } from 'vitest';
import { filesUnder, packages, root } from '../scripts/files.mjs';
import { codeOf, stringsOf } from './sources.ts';

/** Coding conventions of CONTRIBUTING.md that a regular expression can check. */
const FORBIDDEN = {
  'a class': /\bclass\s/,
  Date: /\bDate\b/,
  'Math.random': /\bMath\s*\.\s*random\b/,
  console: /\bconsole\b/,
  'an enum': /\benum\s/,
  any: /(?::|\bas|<|\|)\s*any\b/,
  'a mutable module variable': /^(?:export\s+)?(?:let|var)\s/,
};

describe.each(packages().filter((folder) => /^(engine|testkit|common|games\/)/.test(folder)))('%s', (folder) => {
  const files = filesUnder(join(root, folder, 'src'), '.ts').map((file) => ({
    name: relative(root, file).replaceAll('\\', '/'),
    lines: codeOf(readFileSync(file, 'utf8')).split('\n'),
  }));

  test('contains none of the forbidden constructs', () => {
    const found = files.flatMap(({ name, lines }) =>
      lines.flatMap((line, at) =>
        Object.entries(FORBIDDEN)
          .filter(([, pattern]) => pattern.test(line))
          .map(([what]) => `${name}:${at + 1} ${what}`),
      ),
    );
    expect(found).toEqual([]);
  });
});

test('effects of the page have block bodies, so that they return no value by accident', () => {
  const returning = /\buse(?:Layout)?Effect\(\(\) =>(?! \{)/;
  const sources = ['.ts', '.tsx'].flatMap((ending) => filesUnder(join(root, 'web', 'src'), ending));
  expect(sources.filter((file) => returning.test(readFileSync(file, 'utf8')))).toEqual([]);
});

const GAME_IDS = packages()
  .filter((folder) => folder.startsWith('games/'))
  .map((folder) => folder.slice('games/'.length))
  .join('|');

/** Folders and files that may name a game by its id, with the reason. */
const MAY_NAME_GAMES = [
  /^games\//,
  /^catalogue\/src\//,
  /^bots\/src\/evaluate\//,
  /^bots\/src\/games\.ts$/, // loads evaluations and features by game
  /^bots\/src\/learned\/(?:load\.ts$|settings\.ts$|weights\/)/, // the search and the weights of each game
  /^bots\/src\/training\/settings\.ts$/, // the settings of each game
  /^bots\/src\/analysis\/calibration\.ts$/, // measured for each game
  /^testkit\/src\/houseStyle\.ts$/, // words of texts, such as "card"
  /^web\/src\/games\//,
  /^web\/src\/words\//,
  /^web\/src\/sound\/synth\.ts$/, // the sounds of a card and of dice
  new RegExp(`^cli/src/terminal/(${GAME_IDS})/`),
  /^cli\/src\/terminal\/drawing\.ts$/, // lists the drawings by game
  /^bench\/src\//, // each measurement plays a certain game
];

test('no source outside of the listed folders and files contains the id of a game', () => {
  const identifier = new RegExp(`(?<![\\w$-])(${GAME_IDS})(?![\\w$-])`);
  const literal = new RegExp(`^(.*/)?(${GAME_IDS})([/?#].*)?$`);
  const sources = packages().flatMap((folder) =>
    ['.ts', '.tsx'].flatMap((ending) => filesUnder(join(root, folder, 'src'), ending)),
  );
  const named = sources
    .map((file) => ({ file: relative(root, file).replaceAll('\\', '/'), text: readFileSync(file, 'utf8') }))
    .filter(({ file }) => !MAY_NAME_GAMES.some((pattern) => pattern.test(file)))
    .filter(({ text }) => identifier.test(codeOf(text)) || stringsOf(text).some((one) => literal.test(one)))
    .map(({ file }) => file);
  expect(named).toEqual([]);
});
