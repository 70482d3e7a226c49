import { CATALOGUE } from '@signoria/catalogue/all';
import { at } from '@signoria/engine';
import { expect, test } from 'vitest';
import { replayViews } from '../../src/table/replayViews.ts';
import { sinceLastTurn } from '../../src/table/since.ts';
import { snapshotBuilder } from '../../src/table/snapshot.ts';
import { randomGame } from '../support/randomGame.ts';

const ANNA = 0;
const BRUNO = 1;

/** Returns a decision of `mover`, with the affected seat of each line. */
const decision = (version: number, mover: number, ...lines: readonly (readonly [number | null, string])[]) =>
  lines.map(([seat, words]) => ({ version, mover, turn: version - 1, seat, event: null, words: [words] }));

const linesSince = (...chronicle: readonly ReturnType<typeof decision>[]) =>
  sinceLastTurn(chronicle.flat(), ANNA).flatMap(({ words }) => words);

const annaSells = decision(1, ANNA, [ANNA, 'Anna sells']);
const brunoBuys = decision(2, BRUNO, [BRUNO, 'Bruno buys'], [ANNA, 'Anna receives']);

test('lists the decisions of others since the own turn, with their effects on the own seat', () => {
  expect(linesSince(annaSells, brunoBuys)).toEqual(['Bruno buys', 'Anna receives']);
});

test('the list does not change during the own turn', () => {
  const annaPlays = decision(3, ANNA, [ANNA, 'Anna plays']);
  const annaHires = decision(4, ANNA, [ANNA, 'Anna hires']);
  expect(linesSince(annaSells, brunoBuys, annaPlays, annaHires)).toEqual(['Bruno buys', 'Anna receives']);
});

test('automatic effects of an own decision follow the list, and remain after the turn', () => {
  const roundEnds = decision(3, ANNA, [ANNA, 'Anna keeps'], [null, 'A round ends'], [BRUNO, 'Bruno receives']);
  const during = ['Bruno buys', 'Anna receives', 'A round ends', 'Bruno receives'];
  expect(linesSince(annaSells, brunoBuys, roundEnds)).toEqual(during);
  const brunoSells = decision(4, BRUNO, [BRUNO, 'Bruno sells']);
  expect(linesSince(annaSells, brunoBuys, roundEnds, brunoSells)).toEqual([
    'A round ends',
    'Bruno receives',
    'Bruno sells',
  ]);
});

test('a further own turn keeps the list if no other seat has decided since', () => {
  const rowMoves = decision(3, ANNA, [ANNA, 'Anna takes'], [null, 'The row moves']);
  const extraAction = decision(4, ANNA, [ANNA, 'Anna plays']);
  expect(linesSince(annaSells, brunoBuys, rowMoves, extraAction)).toEqual([
    'Bruno buys',
    'Anna receives',
    'The row moves',
  ]);
});

test('an interrupted turn keeps the list when it continues', () => {
  const turn = (lines: ReturnType<typeof decision>) => lines.map((line) => ({ ...line, turn: 2 }));
  const tribute = turn(decision(3, ANNA, [ANNA, 'Anna takes the Tribute']));
  const brunoLoses = decision(4, BRUNO, [BRUNO, 'Bruno loses a brick']);
  const annaBuilds = turn(decision(5, ANNA, [ANNA, 'Anna builds']));
  const kept = ['Bruno buys', 'Anna receives', 'Bruno loses a brick'];
  expect(linesSince(annaSells, brunoBuys, tribute, brunoLoses, annaBuilds)).toEqual(kept);
});

test('in a solo game the list starts anew with each turn', () => {
  const popeMoves = decision(1, ANNA, [ANNA, 'Anna marks'], [null, 'The Pope moves']);
  const popeRolls = decision(2, ANNA, [ANNA, 'Anna marks'], [null, 'The Pope rolls']);
  const annaMarks = decision(3, ANNA, [ANNA, 'Anna marks']);
  expect(linesSince(popeMoves, popeRolls, annaMarks)).toEqual(['The Pope rolls']);
});

test('before the first own turn all decisions are listed; without decisions the list is empty', () => {
  expect(linesSince(brunoBuys)).toEqual(['Bruno buys', 'Anna receives']);
  expect(linesSince()).toEqual([]);
  expect(linesSince(annaSells)).toEqual([]);
  expect(sinceLastTurn([...annaSells, ...brunoBuys], null)).toEqual([]);
});

test.each(Object.entries(CATALOGUE))('%s: the list only grows while no other seat decides', (_, { rules, text }) => {
  const names = ['Anna', 'Bruno', 'Carla'];
  const replays = randomGame(rules, names.length, 'since', 300);
  const { build } = snapshotBuilder(rules, names);
  const { chronicle } = build(replayViews(rules)(at(replays, replays.length - 1), ANNA), text.en);
  const listAt = (index: number) => sinceLastTurn(chronicle.slice(0, index + 1), ANNA);
  const isAnnas = (index: number) => chronicle[index]?.mover === ANNA;
  const pairs = [...chronicle.keys()].filter((index) => isAnnas(index) && isAnnas(index + 1));
  const lists = pairs.map((index) => [listAt(index), listAt(index + 1)] as const);
  for (const [list, later] of lists) expect(later.slice(0, list.length)).toEqual(list);
  expect(lists.filter(([list, later]) => later.length > list.length).length).toBeGreaterThan(0);
});
