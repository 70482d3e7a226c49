import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES } from '@signoria/engine';
import { describe, expect, test } from 'vitest';
import { root } from '../scripts/files.mjs';

/** The folders with a folder of texts for each language. */
const TEXT_FOLDERS = [
  'common/src/text',
  'web/src/words',
  ...readdirSync(join(root, 'games')).map((game) => `games/${game}/src/text`),
];

/** Files of a language that every game has. */
const GAME_FILES = [
  'examples',
  'labels',
  'lines',
  'overview',
  'reasons',
  'rules',
  'terminal',
  'text',
  'verbs',
  'words',
].map((name) => `${name}.ts`);

const filesIn = (folder: string, language: string) => readdirSync(join(root, folder, language)).sort();

describe.each(TEXT_FOLDERS)('%s', (folder) => {
  test('has a folder for every language of LANGUAGES, and no other', () => {
    const folders = readdirSync(join(root, folder), { withFileTypes: true }).filter((entry) => entry.isDirectory());
    expect(folders.map(({ name }) => name).sort()).toEqual([...LANGUAGES].sort());
  });

  test.each(LANGUAGES)('%s has every file that English has', (language) => {
    expect(filesIn(folder, language)).toEqual(expect.arrayContaining(filesIn(folder, 'en')));
  });

  test.runIf(folder.startsWith('games/'))('has the files that every game has', () => {
    expect(filesIn(folder, 'en')).toEqual(expect.arrayContaining(GAME_FILES));
  });
});
