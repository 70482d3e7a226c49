import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { filesUnder, root } from '../scripts/files.mjs';

const operations = readFileSync(join(root, 'docs/operations.md'), 'utf8');
const sources = filesUnder(join(root, 'server/src'), '.ts').map((file) => readFileSync(file, 'utf8'));

function found(pattern: RegExp, texts: readonly string[]): readonly string[] {
  const all = texts.flatMap((text) => [...text.matchAll(pattern)].map(([, one, other]) => one ?? other ?? ''));
  return [...new Set(all)].sort();
}

test('docs/operations.md lists every variable that the server reads', () => {
  const listed = found(/^\| `([A-Z_]+)` \|/gm, [operations]);
  const read = found(/\benv(?:\.|, ')([A-Z_]+)\b/g, sources);
  expect(read.length).toBeGreaterThan(8);
  expect(read.filter((name) => !listed.includes(name))).toEqual([]);
});

test('docs/operations.md lists exactly the metrics of the server', () => {
  expect(found(/`(signoria_\w+)[`{]/g, [operations])).toEqual(
    found(/name: '(signoria_\w+)'|gauge\('(signoria_\w+)'/g, sources),
  );
});

test('the Dockerfile sets only variables that the server reads', () => {
  const read = found(/\benv(?:\.|, ')([A-Z_]+)\b/g, sources);
  const image = readFileSync(join(root, 'Dockerfile'), 'utf8');
  const [, set = ''] = /^ENV (.+)$/m.exec(image) ?? [];
  expect(found(/(\w+)=/g, [set]).filter((name) => ![...read, 'NODE_ENV'].includes(name))).toEqual([]);
});
