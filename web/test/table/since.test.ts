import { expect, test } from 'vitest';
import { sinceLastTurn } from '../../src/table/since.ts';

const ANNA = 0;
const BRUNO = 1;

/** Returns a decision of `mover`, with the affected seat of each line. */
const decision = (version: number, mover: number, ...lines: readonly (readonly [number | null, string])[]) =>
  lines.map(([seat, words]) => ({ version, mover, turn: version - 1, seat, event: null, words: [words] }));

const told = (...chronicle: readonly ReturnType<typeof decision>[]) =>
  sinceLastTurn(chronicle.flat(), ANNA).flatMap(({ words }) => words);

const annaSells = decision(1, ANNA, [ANNA, 'Anna sells']);
const brunoBuys = decision(2, BRUNO, [BRUNO, 'Bruno buys'], [ANNA, 'Anna receives']);

test('lists the decisions of others since the own turn, with their effects on the own seat', () => {
  expect(told(annaSells, brunoBuys)).toEqual(['Bruno buys', 'Anna receives']);
});

test('the list does not change during the own turn', () => {
  const annaPlays = decision(3, ANNA, [ANNA, 'Anna plays']);
  const annaHires = decision(4, ANNA, [ANNA, 'Anna hires']);
  expect(told(annaSells, brunoBuys, annaPlays, annaHires)).toEqual(['Bruno buys', 'Anna receives']);
});

test('automatic effects of an own decision count as later events', () => {
  const roundEnds = decision(3, ANNA, [ANNA, 'Anna keeps'], [null, 'A round ends'], [BRUNO, 'Bruno receives']);
  expect(told(annaSells, brunoBuys, roundEnds)).toEqual(['A round ends', 'Bruno receives']);
  const brunoSells = decision(4, BRUNO, [BRUNO, 'Bruno sells']);
  expect(told(annaSells, brunoBuys, roundEnds, brunoSells)).toEqual(['A round ends', 'Bruno receives', 'Bruno sells']);
});

test('before the first own turn all decisions are listed; without decisions the list is empty', () => {
  expect(told(brunoBuys)).toEqual(['Bruno buys', 'Anna receives']);
  expect(told()).toEqual([]);
  expect(told(annaSells)).toEqual([]);
  expect(sinceLastTurn([...annaSells, ...brunoBuys], null)).toEqual([]);
});
