import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from '../scripts/files.mjs';
import { rulesCoverage } from '../scripts/rules-coverage.mjs';

describe.each(rulesCoverage())('the rules of $game', ({ rules, untested, uncoded }) => {
  test('are numbered', () => expect(rules).not.toEqual([]));
  test('each have a test named after them', () => expect(untested).toEqual([]));
  test('are each cited in the code', () => expect(uncoded).toEqual([]));
});

test('RULES.md of every game is generated from its src/text, in every language', () => {
  const { status, stderr } = spawnSync(process.execPath, [join(root, 'scripts/rules.mjs'), '--check'], {
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  expect(status).toBe(0);
});

test('a rule counts as cited only by its whole number, in the name of a test that runs', () => {
  const games = mkdtempSync(join(tmpdir(), 'signoria-rules-'));
  const write = (path: string, lines: string[]) => {
    mkdirSync(join(games, 'toy', path, '..'), { recursive: true });
    writeFileSync(join(games, 'toy', path), lines.join('\n'));
  };
  write('RULES.md', [
    '# Toy',
    ...['R1', 'R1.1', 'R1.2', 'R1.3', 'R1.4', 'R1.5', 'R1.6'].map((r) => `- **${r}** Text.`),
  ]);
  write('src/flow.ts', ['/** R1 a round. R1.1, R1.2 and R1.33 */', 'const x = 1; // (R1.4)']);
  write('src/text/en/rules.ts', ["export const rules = { 'R1.3': '', 'R1.5': '' };"]);
  write('test/toy.test.ts', [
    "// R1.5 is only mentioned, 'R1.5'",
    "test('R1.1 and R1.22: Anna’s turn', () => {});",
    "test.each([[1, 'R1.6']])('R1.3. %s', () => {});",
    "test.skip('R1.4 later', () => {});",
    "describe('R1', () => {});",
  ]);
  try {
    expect(rulesCoverage(games)).toMatchObject([
      { game: 'toy', untested: ['R1.2', 'R1.4', 'R1.5', 'R1.6'], uncoded: ['R1.3', 'R1.5', 'R1.6'] },
    ]);
    expect(rulesCoverage(join(games, 'nowhere'))).toEqual([]);
  } finally {
    rmSync(games, { recursive: true, force: true });
  }
});
