import { chance, seedFromText } from '@signoria/engine';
import { expect, test } from 'vitest';
import type { GameEvent, State } from '../src/index.ts';
import { dice } from '../src/index.ts';
import { census } from '../src/testkit.ts';
import { cash, done, table } from './table.ts';

const game = table({ ringo: { fiorini: 300, marks: { cupola: { wood: 1 } } }, paul: { spares: 2 } });
const state = game.state;

test('R1.6 a view contains all sheets and no seed', () => {
  for (const viewer of [0, 1, null]) {
    const view = dice.view(state, viewer);
    expect(view.table).toEqual(state.table);
    expect(JSON.stringify({ ...view, figures: null })).not.toContain(state.secret.seed);
  }
});

test('R1.6 a guess has the same sheets and other rolls', () => {
  const guess = dice.guess(dice.view(state, 0), chance(seedFromText('guess'), 'dice'));
  expect(guess.table).toEqual(state.table);
  expect(guess.secret.seed).not.toBe(state.secret.seed);
  expect(census(guess)).toEqual(census(state));
});

test('R1.6 only a roll is a barrier to undo, and no event is redacted', () => {
  const last = table({ ringo: {}, paul: {} }, { used: ['white', 'brown', 'red'], at: 'others' });
  last.plays('paul', cash('grey'), done);
  const told = last.events.map((event): [GameEvent['type'], boolean] => [event.type, dice.reveals(event)]);
  expect(told).toEqual([
    ['dieUsed', false],
    ['fioriniGained', false],
    ['rolled', true],
  ]);
  for (const event of last.events) expect(dice.redact(event, null)).toEqual(event);
});

test('the census finds a building listed twice, negative fiorini and too many marks on a track', () => {
  const spoilt = (change: (state: State) => void) => () => {
    const copy = dice.clone(state);
    change(copy);
    census(copy);
  };
  const ringo = 0;
  expect(spoilt(() => undefined)).not.toThrow();
  const double = { rione: ['pozzo', 'pozzo'] };
  expect(spoilt(({ table: { players } }) => Object.assign(players[ringo] as object, double))).toThrow('twice');
  expect(spoilt(({ table: { players } }) => Object.assign(players[ringo] as object, { fiorini: -100 }))).toThrow(
    'overspent',
  );
  expect(spoilt(({ table: { players } }) => Object.assign(players[ringo]?.tracks as object, { captain: 11 }))).toThrow(
    '11 of 10',
  );
});
