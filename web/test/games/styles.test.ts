import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { GAME_IDS } from '@signoria/catalogue';
import type { Selector, SelectorComponent } from 'lightningcss';
import { transform } from 'lightningcss';
import { describe, expect, test } from 'vitest';
import { filesUnder, root } from '../../../scripts/files.mjs';

const SOURCES = join(root, 'web', 'src');

interface Sheet {
  readonly file: string;
  readonly selectors: readonly Selector[];
  /** Names that are global in a page: `@keyframes` and `@property`. */
  readonly names: readonly string[];
}

function read(path: string): Sheet {
  const selectors: Selector[] = [];
  const names: string[] = [];
  transform({
    filename: path,
    code: readFileSync(path),
    drafts: { customMedia: true },
    visitor: {
      Rule: {
        style: ({ value }) => void selectors.push(...value.selectors),
        keyframes: ({ value }) => void names.push(value.name.value),
        property: ({ value }) => void names.push(value.name),
      },
    },
  });
  return { file: relative(SOURCES, path).replaceAll('\\', '/'), selectors, names };
}

const SHEETS = filesUnder(SOURCES, '.css').map(read);

/** True for `.game-card` and for classes such as `.card-hand`. */
const isClassOf = (game: string, name: string) => name === `game-${game}` || name.startsWith(`${game}-`);

/** True if a selector matches only inside a game's table: it or one of its ancestors has a class of the game. */
function isScoped(game: string, selector: Selector): boolean {
  return selector.some((part) => {
    if (part.type === 'nesting') return true; // the enclosing rule is checked
    if (part.type === 'class') return isClassOf(game, part.name);
    if (part.type !== 'pseudo-class' || (part.kind !== 'is' && part.kind !== 'where')) return false;
    return part.selectors.every((one) => isScoped(game, one));
  });
}

/** Returns all classes of a selector, including those inside `:is()`, `:not()` and `:has()`. */
function classesIn(selector: Selector): readonly string[] {
  return selector.flatMap((part: SelectorComponent) => {
    if (part.type === 'class') return [part.name];
    return 'selectors' in part && Array.isArray(part.selectors)
      ? (part.selectors as Selector[]).flatMap(classesIn)
      : [];
  });
}

const written = (selector: Selector) => classesIn(selector).join(' ') || JSON.stringify(selector);

describe.each(GAME_IDS)('styles of %s', (game) => {
  const isOwn = ({ file }: Sheet) => file.startsWith(`games/${game}/`);
  const own = SHEETS.filter(isOwn);
  const others = SHEETS.filter((sheet) => !isOwn(sheet));

  test('match only inside its table', () => {
    const loose = own.flatMap(({ file, selectors }) =>
      selectors.filter((selector) => !isScoped(game, selector)).map((selector) => `${file}: ${written(selector)}`),
    );
    expect(loose).toEqual([]);
  });

  test('define no global name without its prefix', () => {
    const names = own.flatMap((sheet) => sheet.names);
    expect(names.filter((name) => !name.replace(/^--/, '').startsWith(`${game}-`))).toEqual([]);
  });

  test('are the only ones that name its classes', () => {
    const foreign = others.flatMap(({ file, selectors }) =>
      selectors.flatMap(classesIn).flatMap((name) => (isClassOf(game, name) ? [`${file}: .${name}`] : [])),
    );
    expect(foreign).toEqual([]);
  });
});

/** Parts of class names with one or two letters. `w-` begins the washes of the drawings. */
const SHORT = ['go', 'in', 'is', 'on', 'qr', 'w'];

test('classes are words, not abbreviations of one or two letters', () => {
  const classes = new Set(SHEETS.flatMap(({ selectors }) => selectors.flatMap(classesIn)));
  const isShort = (part: string) => part.length < 3 && !SHORT.includes(part);
  expect([...classes].filter((name) => name.split('-').some(isShort))).toEqual([]);
});
