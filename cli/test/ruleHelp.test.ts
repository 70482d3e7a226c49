import { firenzeText } from '@signoria/firenze/text';
import { expect, test } from 'vitest';
import type { Seen } from '../src/terminal/drawing.ts';
import { explain } from '../src/terminal/help.ts';
import { WORDS } from '../src/terminal/words/index.ts';

const answer = (asked: string) =>
  explain(asked, [], { text: firenzeText.en } as unknown as Seen, WORDS.en).map((line) =>
    line.replaceAll(/\p{Control}\[[\d;]*m/gu, ''),
  );

test('a rule is printed with its worked example', () => {
  const lines = answer('R6.1');
  expect(lines[0]).toMatch(/^R6\.1 +You tear down every tower/);
  expect(lines.join(' ')).toMatch(/Example: Bruno also has a red tower of 3 levels/);
  expect(lines.join(' ')).not.toContain('§');
});

test('a ruling ends with a sign, which is explained below', () => {
  const lines = answer('R7.6');
  expect(lines).toEqual([
    'R7.6   If you have no seals left, you cannot fulfil commissions.§',
    '§ marks our rulings: points that the printed rulebook leaves open and that we',
    '  have decided.',
  ]);
});
