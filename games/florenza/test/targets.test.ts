import { expect, test } from 'vitest';
import { florenza } from '../src/index.ts';
import { build, buy, hire, operate, sell, trade } from './table.ts';

test('R6, R7 the moves of a question are told apart by what they point at', () => {
  expect(florenza.targets(operate(2, 5))).toEqual(['space:2 5']);
  expect(florenza.targets(build('casa'))).toEqual(['deed:build', 'workshop:casa']);
  expect(florenza.targets(hire('giotto'))).toEqual(['character:giotto']);
  expect(florenza.targets(sell('gold'))).not.toEqual(florenza.targets(buy('gold')));
  expect(florenza.targets(trade('wood', 'gold'))).toEqual(['deed:trade', 'purse:wood', 'purse:gold']);
});

test('every move has a verb that is listed', () => {
  const verbs = florenza.verbs.flat();
  expect(new Set(verbs).size).toBe(verbs.length);
  expect(florenza.everyMove.filter((move) => !verbs.includes(florenza.verb(move)))).toEqual([]);
});
