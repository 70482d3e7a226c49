import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fileWith, folder, signoria } from './program.ts';

const records = folder();
signoria(
  ...['simulate', '--game', 'card', '--seats', '2', '--bots', 'random', '--games', '1', '--seed', 'arno'],
  ...['--records', records],
);
const path = join(records, readdirSync(records)[0] ?? '');

test('analyse --json prints every decision with its outlook', () => {
  const { code, out } = signoria('analyse', path, '--samples', '8', '--json');
  expect(code).toBe(0);
  const analysis = JSON.parse(out);
  const record = JSON.parse(readFileSync(path, 'utf8'));
  expect(analysis).toMatchObject({ game: 'card', seats: 2, samples: 8 });
  expect(analysis.decisions).toHaveLength(record.decisions.length);
  expect(analysis.decisions.map(({ move }: { move: unknown }) => move)).toEqual(
    record.decisions.map(({ move }: { move: unknown }) => move),
  );
});

test('analyse prints accounts, turning points and the worst decisions', () => {
  const { code, out } = signoria('analyse', path, '--samples', '8');
  expect(code).toBe(0);
  expect(out).toMatch(/^ +points +before +luck +own moves +others’ moves +not explained +result$/m);
  expect(out).toMatch(/^Largest changes in the chance that \w+ wins$/m);
  expect(out).toMatch(/^\d+ +(Medici|Pazzi): .+$/m);
  expect(out).toMatch(/^ +better: /m);
  for (const line of out.split('\n')) expect(line.length).toBeLessThanOrEqual(80);
});

test('analyse refuses games that are not over', () => {
  const record = JSON.parse(readFileSync(path, 'utf8'));
  const { decisions } = record;
  const states = JSON.parse(signoria('replay', path, '--to', '3', '--json').out);
  const unfinished = fileWith(JSON.stringify({ ...record, decisions: decisions.slice(0, 3), snapshot: states.state }));
  const refused = signoria('analyse', unfinished);
  expect(refused.code).toBe(1);
  expect(refused.err).toContain('only finished games can be analysed');
});
