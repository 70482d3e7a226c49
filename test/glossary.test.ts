import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { filesUnder, packages, root } from '../scripts/files.mjs';

/**
 * Names that several files may export, by reason. Everywhere else a type name has one meaning in the repository.
 */
const SHARED_NAMES = {
  'every game defines this part of its contract for itself': [
    ...['Ask', 'Figures', 'FiguresOverride', 'GameEvent', 'Move', 'MoveOf', 'Open', 'Options', 'Player', 'Secret'],
    ...['ScoreLineId', 'Sheet', 'State', 'Step', 'StepOf', 'Table', 'Verb', 'View'],
  ],
  'every game narrows the type of the engine with this name': ['Log', 'Question', 'Reason'],
  'every game has texts of this kind': [
    ...['Entry', 'Explain', 'Labels', 'Lines', 'Names', 'RuleNumber', 'TerminalWords', 'Words'],
  ],
  'several rulebooks use this word for different things': [
    ...['Area', 'Artist', 'Artwork', 'Card', 'CardFigures', 'Commission', 'Good', 'Goods', 'Income', 'Kind', 'Resource'],
    ...['Skill', 'SomeGoods', 'Space', 'Work'],
  ],
  'several games compute facts of this kind': ['Derived', 'Due', 'Lack', 'Outcome', 'Way'],
  'every page of a game draws from its own data of this kind': ['Scene'],
  'every evaluation of a game has its own data of this kind': [
    ...['Outlook', 'ReadonlyPlayer', 'ReadonlyTable', 'Rows', 'Weights'],
  ],
  'not renamed yet': [],
} as const;

/** Folders that belong to one game. Within each of them a name has one meaning. */
const GAME_FOLDER = /^(?:games|web\/src\/games|bots\/src\/evaluate|cli\/src\/terminal)\/[^/]+\//;
const EXPORTED_TYPE = /^export (?:declare )?(?:type|interface|class|enum) (\w+)/gm;
const TERM = /^\| ([a-z]+) \|/gm;

/** Returns the exported types of all sources, with the files that define them. */
function exportedTypes(): ReadonlyMap<string, readonly string[]> {
  const definitions = new Map<string, string[]>();
  for (const file of packages().flatMap((folder) => filesUnder(join(root, folder, 'src'), ''))) {
    if (!/\.tsx?$/.test(file)) continue;
    const path = file.slice(root.length).replace(/^\//, '');
    for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(EXPORTED_TYPE))
      definitions.set(name, [...(definitions.get(name) ?? []), path]);
  }
  return definitions;
}

/** Returns the terms of the glossary as type names. */
function glossary(): readonly string[] {
  const [, section = ''] = readFileSync(join(root, 'ARCHITECTURE.md'), 'utf8').split('## Glossary');
  return [...section.matchAll(TERM)].map(([, term = '']) => `${term[0]?.toUpperCase()}${term.slice(1)}`).slice(1);
}

const types = exportedTypes();
const shared: readonly string[] = Object.values(SHARED_NAMES).flat();
const definedTwice = (name: string) => (types.get(name) ?? []).length > 1;

test('the sources and the glossary are found', () => {
  expect(types.get('GameRules')).toEqual(['engine/src/rules.ts']);
  expect(glossary()).toEqual(expect.arrayContaining(['Agenda', 'Lease', 'Version']));
});

test('every word of the glossary is the name of at most one exported type', () => {
  expect(
    glossary()
      .filter((name) => definedTwice(name) && !shared.includes(name))
      .map((name) => [name, types.get(name)]),
  ).toEqual([]);
});

test('no two exported types have the same name, except those in the list', () => {
  const names = [...types.keys()].filter((name) => definedTwice(name) && !shared.includes(name));
  expect(names.map((name) => [name, types.get(name)])).toEqual([]);
});

test('a shared name is defined once in each folder of a game', () => {
  const twice = shared.filter((name) => {
    const folders = (types.get(name) ?? []).map((file) => GAME_FOLDER.exec(file)?.[0] ?? 'elsewhere');
    return new Set(folders).size < folders.length;
  });
  expect(twice.map((name) => [name, types.get(name)])).toEqual([]);
});

test('the list has no name that only one file exports', () => {
  expect(shared.filter((name) => !definedTwice(name))).toEqual([]);
});
