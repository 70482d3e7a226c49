import { existsSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { describe, expect, test } from 'vitest';
import { filesUnder, readJson, rooms, root } from '../scripts/files.mjs';
import type { Import } from './sources.ts';
import { importsOf } from './sources.ts';

/** Rooms that also run in a browser and must give the same result everywhere. */
const PURE = ['engine', 'florence', 'games', 'catalogue', 'bots'];

/** The folders that may know one game, besides the game itself and the list that names all of them. */
const OF_ONE_GAME = /^(web\/src\/games|cli\/src\/terminal|bots\/src\/evaluate)\/([^/]+)\//;
const LISTS_OF_GAMES = /^catalogue\/src\//;

interface Manifest {
  name: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

interface FoundImport extends Import {
  /** From the root, with slashes. */
  readonly file: string;
}

const manifestOf = (room: string) => readJson<Manifest>(join(root, room, 'package.json'));
const kindOf = (room: string) => room.split('/')[0] ?? room;
const roomOf = new Map(rooms().map((room) => [manifestOf(room).name, room]));
const toolsOfTheHouse = Object.keys(manifestOf('').devDependencies ?? {});

function dependenciesOf(room: string): string[] {
  const { dependencies, devDependencies, optionalDependencies, peerDependencies } = manifestOf(room);
  return Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies, ...peerDependencies });
}

/** '@signoria/engine/testkit' → '@signoria/engine', 'boardgame.io/core' → 'boardgame.io' */
const packageOf = (path: string) =>
  path
    .split('/')
    .slice(0, path.startsWith('@') ? 2 : 1)
    .join('/');

const fromRoot = (file: string) => relative(root, file).replaceAll('\\', '/');

const importsIn = (room: string): readonly FoundImport[] =>
  ['.ts', '.tsx'].flatMap((end) =>
    filesUnder(join(root, room, 'src'), end).flatMap((file) =>
      importsOf(file).map((one) => ({ ...one, file: fromRoot(file) })),
    ),
  );

/** The drawing in ARCHITECTURE.md: `room → what it uses`, one room a line. */
function drawing(): Map<string, readonly string[]> {
  const text = readFileSync(join(root, 'ARCHITECTURE.md'), 'utf8');
  const lines = [...text.matchAll(/^([a-z]+) +→(.*)$/gm)];
  return new Map(lines.map(([, room = '', uses = '']) => [room, uses.split(' ').filter(Boolean).sort()]));
}

/** What is wrong with one import, or undefined. */
function complaint(room: string, { file, path }: FoundImport): string | undefined {
  if (path.startsWith('.')) {
    const inside = resolve(root, file, '..', path).startsWith(join(root, room) + sep);
    return inside ? undefined : 'leaves the room';
  }
  if (path.startsWith('virtual:')) return undefined; // made by the room's own Vite plugins
  if (path.startsWith('node:') || builtinModules.includes(path))
    return PURE.includes(kindOf(room)) ? 'a Node builtin in a room that must run anywhere' : undefined;
  const name = packageOf(path);
  const isTestkit = file.startsWith('engine/src/testkit/');
  if (isTestkit && toolsOfTheHouse.includes(name)) return undefined; // only tests import the testkit
  if (!Object.keys(manifestOf(room).dependencies ?? {}).includes(name)) return 'not declared in package.json';
  const game = /^games\/(.+)$/.exec(roomOf.get(name) ?? '')?.[1];
  const knows = LISTS_OF_GAMES.test(file) || OF_ONE_GAME.exec(file)?.[2] === game;
  return game === undefined || knows ? undefined : 'a game where no game may be named';
}

/** For every folder, which of the folders beside it its files import, types aside. */
function besides(room: string): Map<string, Set<string>> {
  const graph = new Map<string, Set<string>>();
  for (const { file, path, isType } of importsIn(room)) {
    if (isType || !path.startsWith('.')) continue;
    const from = dirname(file).split('/');
    const to = dirname(fromRoot(resolve(root, file, '..', path))).split('/');
    const fork = from.findIndex((name, index) => name !== to[index]);
    if (fork < 0 || fork >= to.length) continue; // the same folder, or one within the other
    const [here, there] = [from, to].map((parts) => parts.slice(0, fork + 1).join('/')) as [string, string];
    graph.set(here, (graph.get(here) ?? new Set()).add(there));
  }
  return graph;
}

/** The first way round, if there is one. */
function circle(graph: Map<string, Set<string>>): readonly string[] | undefined {
  const done = new Set<string>();
  const walk = (at: string, way: readonly string[]): readonly string[] | undefined => {
    if (way.includes(at)) return [...way.slice(way.indexOf(at)), at];
    if (done.has(at)) return undefined;
    for (const next of graph.get(at) ?? []) {
      const found = walk(next, [...way, at]);
      if (found) return found;
    }
    done.add(at);
    return undefined;
  };
  for (const at of graph.keys()) {
    const found = walk(at, []);
    if (found) return found;
  }
  return undefined;
}

describe.each(rooms())('%s', (room) => {
  test('uses what the drawing in ARCHITECTURE.md says, no more and no less', () => {
    const drawn = drawing().get(kindOf(room)) ?? [];
    const declared = dependenciesOf(room).filter((name) => name.startsWith('@signoria/'));
    const used = importsIn(room).map(({ path }) => packageOf(path));
    const ours = (names: readonly string[]) =>
      [...new Set(names.flatMap((name) => roomOf.get(name) ?? []))].filter((other) => other !== room).map(kindOf);
    expect([...new Set(ours(used))].sort()).toEqual(drawn);
    expect(ours(declared).filter((name) => !drawn.includes(name))).toEqual([]);
    if (['engine', 'florence', 'games'].includes(kindOf(room)))
      expect(dependenciesOf(room).filter((name) => !name.startsWith('@signoria/'))).toEqual([]);
  });

  test('imports only what it may', () => {
    const wrong = importsIn(room).flatMap((one) => {
      const why = complaint(room, one);
      return why ? [`${one.file} imports ${one.path}: ${why}`] : [];
    });
    expect(wrong).toEqual([]);
  });

  test('has no folders that import each other in a circle', () => {
    expect(circle(besides(room))).toBeUndefined();
  });
});

test('ARCHITECTURE.md names files that exist', () => {
  const text = readFileSync(join(root, 'ARCHITECTURE.md'), 'utf8');
  const named = [...text.matchAll(/`((?:[\w.-]+\/)+[\w.-]+\.(?:ts|tsx|css|mjs))`/g)].map(([, path = '']) => path);
  const fromTheRoot = named.filter((path) => existsSync(join(root, path.split('/')[0] ?? '')));
  expect(fromTheRoot.length).toBeGreaterThan(10);
  expect(fromTheRoot.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});
