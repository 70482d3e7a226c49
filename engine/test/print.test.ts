import { printState } from '@signoria/engine';
import { expect, test } from 'vitest';

const printed = (table: object, secret: unknown = {}) =>
  printState({ figures: { cost: 3 }, table, secret }).split('\n');

test('steps are printed in the order in which they are asked', () => {
  const steps = [
    { ask: 'score', seat: 0 },
    { ask: 'build', seat: 1, left: 2 },
  ];
  expect(printed({ agenda: { steps, lanes: [] } }).slice(0, 3)).toEqual([
    'agenda, next step first',
    '  build of seat 1 { left: 2 }',
    '  score of seat 0',
  ]);
});

test('lanes are printed before the steps below them', () => {
  const lanes = [[{ ask: 'bid', seat: 0 }], []];
  expect(printed({ agenda: { steps: [{ ask: 'score', seat: 1 }], lanes } }).slice(1, 4)).toEqual([
    '  lane of seat 0: bid of seat 0',
    '  lane of seat 1: empty',
    '  after the lanes: score of seat 1',
  ]);
});

test('equal items are counted, zeros among counts are left out, figures too', () => {
  expect(printed({ row: ['oak', 'oak', 'San Marco'], goods: { wood: 0, gold: 2 } }, { seed: 'arno' })).toEqual([
    'table: { row: [oak ×2, "San Marco"], goods: { gold: 2 } }',
    'secret, hidden from players: { seed: arno }',
  ]);
});

test('long lists are wrapped and deep values indented', () => {
  const deck = Array.from({ length: 30 }, (_, card) => `card-${card}`);
  const lines = printed({ deck, players: [{ hand: [{ card: 'a', goods: { wood: 1 } }] }] });
  expect(lines.every((line) => line.length <= 120)).toBe(true);
  expect(lines[1]).toBe('  deck');
  expect(lines[2]).toMatch(/^ {4}card-0, card-1, .*,$/);
  expect(lines.slice(5, -1)).toEqual([
    '  players',
    '    0',
    '      hand',
    '        0: { card: a, goods: { wood: 1 } }',
  ]);
});
