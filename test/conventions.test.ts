import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, test } from 'vitest';
import { filesUnder, packages, root } from '../scripts/files.mjs';
import { codeOf } from './sources.ts';

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

describe.each(packages().filter((folder) => /^(engine|common|games\/)/.test(folder)))('%s', (folder) => {
  const files = filesUnder(join(root, folder, 'src'), '.ts').map((file) => ({
    name: relative(root, file).replaceAll('\\', '/'),
    lines: codeOf(readFileSync(file, 'utf8')).split('\n'),
  }));

  test('keeps to plain data and pure functions', () => {
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

test('effects of the page return nothing but what undoes them: React calls whatever it is given', () => {
  const returning = /\buse(?:Layout)?Effect\(\(\) =>(?! \{)/;
  const sources = ['.ts', '.tsx'].flatMap((ending) => filesUnder(join(root, 'web', 'src'), ending));
  expect(sources.filter((file) => returning.test(readFileSync(file, 'utf8')))).toEqual([]);
});
