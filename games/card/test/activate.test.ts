import { expect, test } from 'vitest';
import type { Location } from '../src/components.ts';
import type { Resource } from '../src/index.ts';
import { activate, choose, table } from './table.ts';

test.each<[Location, Resource]>([
  ['location-picconiere', 'marble'],
  ['location-boscaiuolo', 'wood'],
  ['location-monte-di-pieta', 'gold'],
  ['location-fabbro', 'metal'],
  ['location-lanaiuolo', 'fabric'],
  ['location-erbolaio', 'spice'],
])('R8.1 %s gives one %s', (location, resource) => {
  const game = table({ medici: {}, pazzi: {} });
  const before = game.state.table.supply[resource];
  game.plays('medici', activate(location));
  expect(game.goods('medici')).toEqual({ [resource]: 1 });
  expect(game.state.table.supply[resource]).toBe(before - 1);
  const empty = table({ medici: {}, pazzi: {} }, { supply: { [resource]: 0 } });
  expect(empty.may('medici', activate(location))).toBe(false); // R3.5
});

test.each<[Location, Resource]>([
  ['location-scarpellino', 'marble'],
  ['location-legnaiuolo', 'wood'],
  ['location-orafo', 'gold'],
  ['location-ottonaio', 'metal'],
  ['location-tintore', 'fabric'],
  ['location-speziale', 'spice'],
])('R8.2 %s buys one %s for 200 fiorini', (location, resource) => {
  const game = table({ medici: { goods: { [resource]: 2 } }, pazzi: {} });
  game.plays('medici', activate(location));
  expect(game.goods('medici')).toEqual({ [resource]: 1, fiorini: 200 });
  const without = table({ medici: {}, pazzi: {} });
  expect(without.may('medici', activate(location))).toBe(false);
});

test('R8.2, R3.5 a location does not buy for 200 fiorini if the supply has 150', () => {
  const poor = table({ medici: { goods: { gold: 1 } }, pazzi: {} }, { supply: { fiorini: 150 } });
  expect(poor.may('medici', activate('location-orafo'))).toBe(false);
  const enough = table({ medici: { goods: { gold: 1 } }, pazzi: {} }, { supply: { fiorini: 200 } });
  expect(enough.may('medici', activate('location-orafo'))).toBe(true);
});

test('R8.3 Baratto gives a different kind only, and only what the supply has', () => {
  const game = table(
    { medici: { goods: { marble: 1, gold: 1 } }, pazzi: {} },
    { supply: { wood: 0, gold: 0, spice: 0, fabric: 0 } },
  );
  game.plays('medici', activate('location-baratto'));
  expect(game.choices('medici')).toEqual([
    { do: 'barter', give: 'marble', take: 'metal' },
    { do: 'barter', give: 'gold', take: 'marble' },
    { do: 'barter', give: 'gold', take: 'metal' },
  ]);
  game.plays('medici', { do: 'barter', give: 'gold', take: 'metal' });
  expect(game.goods('medici')).toEqual({ marble: 1, metal: 1 });
  expect(game.supply()).toMatchObject({ gold: 1 });
  expect(game.waitsFor()).toEqual(['pazzi']);
});

test('R8.3 without a resource to give, or with none of another kind to get, there is no Baratto', () => {
  const empty = table({ medici: { goods: { fiorini: 500 } }, pazzi: {} });
  expect(empty.may('medici', activate('location-baratto'))).toBe(false);
  const same = table(
    { medici: { goods: { marble: 2 } }, pazzi: {} },
    { supply: { wood: 0, metal: 0, fabric: 0, gold: 0, spice: 0 } },
  );
  expect(same.state.table.supply.marble).toBeGreaterThan(0);
  expect(same.may('medici', activate('location-baratto'))).toBe(false);
});

test('R8.4 the player who takes the Capitano del Popolo is Captain in the next round', () => {
  const game = table({ medici: {}, pazzi: {}, pitti: {} }, { space: 'fourth', captain: 'medici' });
  game.sendWorkers('medici', 'pazzi').plays('pitti', activate('location-capitano-del-popolo'));
  expect(game.captain()).toBe('medici'); // the old Captain still chooses
  game.plays('medici', choose('wood'));
  expect(game.captain()).toBe('pitti');
  expect(game.waitsFor()).toEqual(['pitti']);
});

test('R8.4 the Captain may take the card, in round 5 too', () => {
  const game = table({ medici: {}, pazzi: {} }, { space: 'fourth', captain: 'medici', round: 5 });
  game.plays('medici', activate('location-capitano-del-popolo')).sendWorkers('pazzi').plays('medici', choose('wood'));
  expect(game.state.table.over).toBe(true);
  expect(game.captain()).toBe('medici');
  expect(game.line('medici', 'captain')).toBe(1);
});

test('R8.5 a location is used once a round; a second card of its name is another location', () => {
  const two = table({ medici: {}, pazzi: {} });
  two.plays('medici', activate('location-picconiere'));
  expect(two.may('pazzi', activate('location-picconiere'))).toBe(false);
  const three = table({ medici: {}, pazzi: {}, pitti: {} });
  expect(three.offered('medici', 'activate').filter(({ location }) => location === 'location-picconiere')).toHaveLength(
    1,
  );
  three.plays('medici', activate('location-picconiere')).plays('pazzi', activate('location-picconiere'));
  expect(three.may('pitti', activate('location-picconiere'))).toBe(false);
});

test('R8.5 Baratto and Capitano del Popolo are turned face down as well', () => {
  const game = table({ medici: { goods: { gold: 1 } }, pazzi: { goods: { gold: 1 } } });
  game.plays('medici', activate('location-baratto'), { do: 'barter', give: 'gold', take: 'wood' });
  expect(game.may('pazzi', activate('location-baratto'))).toBe(false);
  game.plays('pazzi', activate('location-capitano-del-popolo'));
  expect(game.may('medici', activate('location-capitano-del-popolo'))).toBe(false);
});
