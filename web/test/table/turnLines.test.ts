import { expect, test } from 'vitest';
import { turnLines } from '../../src/table/turnLines.ts';

const line = (version: number, mover: number, turn: number, words: string) => ({
  version,
  mover,
  turn,
  seat: mover,
  event: null,
  words: [words],
});

test('turns are listed latest first, their events in order, and an interrupted turn in several parts', () => {
  const chronicle = [
    line(1, 0, 0, 'Anna uses a die'),
    line(2, 0, 0, 'Anna builds'),
    line(3, 1, 2, 'Bruno begins'),
    line(5, 0, 4, 'Anna answers'),
    line(6, 1, 2, 'Bruno goes on'),
    line(6, 1, 2, 'and is done'),
    line(7, 1, 6, 'Bruno once more'),
  ];
  const turns = turnLines(chronicle).map(({ mover, lines }) => [mover, ...lines.flatMap(({ words }) => words)]);
  expect(turns).toEqual([
    [1, 'Bruno once more'],
    [1, 'Bruno goes on', 'and is done'],
    [0, 'Anna answers'],
    [1, 'Bruno begins'],
    [0, 'Anna uses a die', 'Anna builds'],
  ]);
  expect(turnLines([])).toEqual([]);
});
