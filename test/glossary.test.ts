import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { filesUnder, packages, root } from '../scripts/files.mjs';

/** Names that every game narrows from the type of the engine with the same name. */
const NARROWED = ['MoveLog', 'Question', 'Reason'];

/** Names that the folders of several games may export, each with its own meaning, by reason. */
const PER_GAME = {
  'every game defines this part of its contract for itself': [
    ...[
      'Ask',
      'Figures',
      'FiguresOverride',
      'GameEvent',
      'Move',
      'MoveOf',
      'PublicState',
      'Options',
      'Player',
      'Secret',
    ],
    ...['ReadonlyPlayer', 'ReadonlyState', 'ReadonlyTable', 'ScoreLineId', 'Sheet', 'State', 'Step', 'StepOf', 'Table'],
    ...['Verb', 'View'],
  ],
  'every game has texts of this kind': [
    ...['Entry', 'Explain', 'Labels', 'Signs', 'Lines', 'Names', 'RuleNumber', 'TerminalWords', 'Words'],
  ],
  'several rulebooks use this word for different things': [
    ...[
      'Area',
      'Artist',
      'Artwork',
      'Card',
      'CardFigures',
      'Commission',
      'Good',
      'Goods',
      'Income',
      'Kind',
      'Resource',
    ],
    ...['Skill', 'SomeGoods', 'Space'],
  ],
  'several games compute facts of this kind': ['Derived', 'Lack', 'Outcome'],
  'every page of a game draws from its own data of this kind': ['Scene'],
  'every evaluation of a game has its own data of this kind': ['EvaluationContext', 'Rows', 'Weights'],
};

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
const perGame = [...NARROWED, ...Object.values(PER_GAME).flat()];

/** Returns the files that export a type of this name and must not, because another file does. */
function clashes(name: string): readonly string[] {
  const files = types.get(name) ?? [];
  const others = files.filter((file) => !GAME_FOLDER.test(file));
  if (!perGame.includes(name)) return files.length > 1 ? files : [];
  const folders = files.flatMap((file) => GAME_FOLDER.exec(file)?.[0] ?? []);
  const isOncePerGame = new Set(folders).size === folders.length;
  const isFromEngine = NARROWED.includes(name) && others.every((file) => file.startsWith('engine/'));
  return isOncePerGame && (others.length === 0 || isFromEngine) ? [] : files;
}

test('the sources and the glossary are found', () => {
  expect(types.get('GameRules')).toEqual(['engine/src/rules.ts']);
  expect(glossary()).toEqual(expect.arrayContaining(['Agenda', 'Lease', 'Version']));
});

test.each(glossary())('%s of the glossary is the name of at most one exported type, or one per game', (name) => {
  expect(clashes(name)).toEqual([]);
});

test('no two exported types have the same name, except those in the lists', () => {
  expect([...types.keys()].map((name) => [name, clashes(name)]).filter(([, files]) => files?.length)).toEqual([]);
});

test('the lists contain only names that several files export', () => {
  expect(perGame.filter((name) => (types.get(name) ?? []).length < 2)).toEqual([]);
});
