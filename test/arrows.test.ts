import { builtinModules } from 'node:module';
import { join, relative, resolve, sep } from 'node:path';
import { describe, expect, test } from 'vitest';
import { filesUnder, readJson, rooms, root } from '../scripts/files.mjs';
import { importsOf } from './sources.ts';

/** ARCHITECTURE: rooms and doors. What each room may use of our own; `games` stands for every game. */
const MAY_USE: Record<string, readonly string[]> = {
  engine: [],
  florence: ['engine'],
  games: ['engine', 'florence'],
  catalogue: ['engine', 'games'],
  bots: ['engine', 'florence', 'games', 'catalogue'],
  bench: ['engine', 'catalogue', 'bots', 'protocol'],
  cli: ['engine', 'florence', 'games', 'catalogue', 'bots', 'bench'],
  protocol: ['engine'],
  server: ['engine', 'florence', 'catalogue', 'bots', 'protocol'],
  web: ['engine', 'florence', 'games', 'catalogue', 'bots', 'protocol'],
};
/** Rooms that also run in a browser and must give the same result everywhere. */
const PURE = ['engine', 'florence', 'games', 'catalogue', 'bots'];

interface Manifest {
  name: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
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

/** What is wrong with one import, or undefined. */
function complaint(room: string, file: string, path: string): string | undefined {
  if (path.startsWith('.')) {
    const inside = resolve(file, '..', path).startsWith(join(root, room) + sep);
    return inside ? undefined : 'leaves the room';
  }
  if (path.startsWith('virtual:')) return undefined; // made by the room's own Vite plugins
  if (path.startsWith('node:') || builtinModules.includes(path))
    return PURE.includes(kindOf(room)) ? 'a Node builtin in a room that must run anywhere' : undefined;
  const name = packageOf(path);
  const isTestkit = file.startsWith(join(root, 'engine/src/testkit') + sep);
  if (isTestkit && toolsOfTheHouse.includes(name)) return undefined; // only tests import the testkit
  return Object.keys(manifestOf(room).dependencies ?? {}).includes(name) ? undefined : 'not declared in package.json';
}

describe.each(rooms())('%s', (room) => {
  test('has its place in the table of arrows', () => {
    expect(Object.keys(MAY_USE)).toContain(kindOf(room));
  });

  test('depends only on rooms below it', () => {
    const allowed = MAY_USE[kindOf(room)] ?? [];
    const ours = dependenciesOf(room).filter((name) => name.startsWith('@signoria/'));
    expect(ours.filter((name) => !allowed.includes(kindOf(roomOf.get(name) ?? name)))).toEqual([]);
    if (['engine', 'florence', 'games'].includes(kindOf(room))) {
      expect(dependenciesOf(room).filter((name) => !name.startsWith('@signoria/'))).toEqual([]);
    }
  });

  test('imports only what it declares', () => {
    const wrong = filesUnder(join(root, room, 'src'), '.ts').flatMap((file) =>
      importsOf(file).flatMap((path) => {
        const why = complaint(room, file, path);
        return why ? [`${relative(root, file)} imports ${path}: ${why}`] : [];
      }),
    );
    expect(wrong).toEqual([]);
  });
});
