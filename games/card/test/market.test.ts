import { expect, test } from 'vitest';
import { RESOURCES } from '../src/goods.ts';
import { table } from './table.ts';

test('R9.2 one resource sells for 100 fiorini', () => {
  const game = table({ medici: { goods: { gold: 2, spice: 1 } }, pazzi: {} });
  expect(game.offered('medici', 'sell').map(({ resource }) => resource)).toEqual(['gold', 'spice']);
  game.plays('medici', { do: 'sell', resource: 'gold' });
  expect(game.goods('medici')).toEqual({ gold: 1, spice: 1, fiorini: 100 });
  expect(game.eventsOf('resourceSold')).toMatchObject([{ to: 'market', fiorini: 100 }]);
});

test('R9.2, R3.5 with less than 100 fiorini in the supply nothing can be sold', () => {
  const game = table({ medici: { goods: { gold: 1 } }, pazzi: {} }, { supply: { fiorini: 50 } });
  expect(game.offered('medici', 'sell')).toEqual([]);
});

test('R9.3 one resource costs 100 fiorini, if the supply has it', () => {
  const game = table({ medici: { goods: { fiorini: 150 } }, pazzi: {} }, { supply: { gold: 0 } });
  expect(game.offered('medici', 'buy').map(({ resource }) => resource)).toEqual(
    RESOURCES.filter((one) => one !== 'gold'),
  );
  game.plays('medici', { do: 'buy', resource: 'metal' });
  expect(game.goods('medici')).toEqual({ metal: 1, fiorini: 50 });
  const poor = table({ medici: { goods: { fiorini: 50 } }, pazzi: {} });
  expect(poor.offered('medici', 'buy')).toEqual([]);
});

test('R9.4 an exchange gives any two resources, alike or not, for any one', () => {
  const game = table({ medici: { goods: { marble: 2, wood: 1, gold: 1 } }, pazzi: {} });
  game.plays('medici', { do: 'exchange' });
  expect(game.choices('medici')).toEqual([
    { do: 'give', resources: ['marble', 'marble'] },
    { do: 'give', resources: ['marble', 'wood'] },
    { do: 'give', resources: ['marble', 'gold'] },
    { do: 'give', resources: ['wood', 'gold'] },
  ]);
  game.plays('medici', { do: 'give', resources: ['marble', 'gold'] });
  expect(game.choices('medici')).toHaveLength(6);
  game.plays('medici', { do: 'take', resource: 'gold' }); // even of a kind just given
  expect(game.goods('medici')).toEqual({ marble: 1, wood: 1, gold: 1 });
  expect(game.waitsFor()).toEqual(['pazzi']);
});

test('R9.4, R3.5 the supply cannot give a resource that it only receives by the exchange', () => {
  const game = table(
    { medici: { goods: { gold: 2 } }, pazzi: {} },
    { supply: { gold: 0, marble: 0, metal: 0, fabric: 0, spice: 0, wood: 1 } },
  );
  game.plays('medici', { do: 'exchange' }, { do: 'give', resources: ['gold', 'gold'] });
  expect(game.choices('medici')).toEqual([{ do: 'take', resource: 'wood' }]);
  game.plays('medici', { do: 'take', resource: 'wood' });
  expect(game.goods('medici')).toEqual({ wood: 1 });
  expect(game.supply()).toMatchObject({ gold: 2 });
});

test('R9.4 an exchange needs two resources', () => {
  const game = table({ medici: { goods: { gold: 1, fiorini: 1000 } }, pazzi: {} });
  expect(game.offered('medici', 'exchange')).toEqual([]);
});

test('R9.5 a player can go to market with every action', () => {
  const game = table({ medici: { goods: { gold: 4 } }, pazzi: {} });
  for (let turn = 0; turn < 4; turn++) game.plays('medici', { do: 'sell', resource: 'gold' }).sendWorkers('pazzi');
  expect(game.state.table.supply.gold).toBe(11);
  expect(game.player('medici').goods.fiorini).toBe(400 + 200); // and the income of the round that ended
});
