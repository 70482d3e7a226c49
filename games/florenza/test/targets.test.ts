import { expect, test } from 'vitest';
import { florenza } from '../src/index.ts';
import { build, buy, hire, incentive, operate, RICH, sell, settle, skill, table, trade } from './table.ts';

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

test('R9.1, R9.2, R9.11 underWay lists the chosen artwork and skill until the incentive is chosen', () => {
  const commissions = [
    ['chiesa-cupola', 'giotto'],
    ['palazzo-ritratto', 'unnamed-painter'],
  ] as const;
  const position = { at: 'artworks', lives: [['giotto', 3]], options: { noDie: true } } as const;
  const game = table({ paul: { goods: RICH, commissions }, mary: {} }, position);
  game.plays('paul', settle('chiesa-cupola'));
  expect(florenza.underWay(game.state, 0)).toEqual([settle('chiesa-cupola')]);
  game.plays('paul', skill('painter'));
  expect(florenza.underWay(game.state, 0)).toEqual([settle('chiesa-cupola'), skill('painter')]);
  game.plays('paul', incentive(0)); // the other artwork is settled without a question before its incentive
  expect(florenza.underWay(game.state, 0)).toEqual([]);
});
