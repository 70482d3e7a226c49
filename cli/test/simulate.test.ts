import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fileWith, folder, signoria } from './program.ts';

const FEW = ['simulate', '--game', 'card', '--seats', '3', '--bots', 'random', '--games', '4'];

test('--json gives one object with all scores and winners', () => {
  const { code, out, err } = signoria(...FEW, '--seed', 'arno', '--json');
  expect({ code, err }).toEqual({ code: 0, err: '' });
  const report = JSON.parse(out);
  expect(report).toEqual({
    game: 'card',
    seats: 3,
    games: 4,
    seed: 'arno',
    decisions: expect.any(Number),
    seconds: expect.any(Number),
    decisionsPerSecond: expect.any(Number),
    results: expect.any(Array),
  });
  expect(report.results).toHaveLength(4);
  for (const { seed, decisions, scores, winners } of report.results) {
    expect(seed).toMatch(/^[0-9a-f]{32}$/);
    expect(scores.map(({ seat }: { seat: number }) => seat)).toEqual([0, 1, 2]);
    for (const { total, lines } of scores) expect(total).toBe(sum(lines));
    expect(winners.length).toBeGreaterThan(0);
    expect(decisions).toBeGreaterThan(0);
  }
  expect(report.decisions).toBe(
    report.results.reduce((all: number, { decisions }: { decisions: number }) => all + decisions, 0),
  );
});

function sum(lines: readonly { readonly points: number }[]): number {
  return lines.reduce((all, { points }) => all + points, 0);
}

test('the same seed gives the same games, another seed others', () => {
  const results = (seed: string) => JSON.parse(signoria(...FEW, '--seed', seed, '--json').out).results;
  expect(results('arno')).toEqual(results('arno'));
  expect(results('arno')).not.toEqual(results('tevere'));
});

test('without --json it prints a table of at most 80 columns, and the fresh seed to repeat it with', () => {
  const { code, out } = signoria('simulate', '--seats', '4', '--bots', 'random,random,random,greedy', '--games', '2');
  expect(code).toBe(0);
  expect(out).toMatch(/seed [0-9a-f]{32}/);
  expect(out).toMatch(/^bot +random +random +random +greedy$/m);
  expect(out).toMatch(/^mean score( +-?\d+\.\d){4}$/m);
  expect(out.split('\n').filter((line) => line.length > 80)).toEqual([]);
});

test('--records writes a record of each game, with the figures it was played under', () => {
  const records = join(folder(), 'new', 'records');
  const figures = fileWith({ cards: { casa: { cost: { wood: 1 } } } });
  const { code } = signoria(...FEW, '--seed', 'arno', '--figures', figures, '--records', records);
  expect(code).toBe(0);
  const files = readdirSync(records);
  expect(files).toEqual(['card-00000.json', 'card-00001.json', 'card-00002.json', 'card-00003.json']);
  const record = JSON.parse(readFileSync(join(records, 'card-00000.json'), 'utf8'));
  expect(record.options.figures).toEqual({ cards: { casa: { cost: { wood: 1 } } } });
  expect(signoria('replay', join(records, 'card-00000.json'), '--json').code).toBe(0);
});
