import { expect, test } from 'vitest';
import { RESOURCES } from '../src/goods.ts';
import { choose, table } from './table.ts';

const three = { medici: {}, pazzi: {}, pitti: {} };

test('R10.5 the base income is one marble, one wood and 200 fiorini', () => {
  const game = table(three, { captain: 'pazzi', at: 'familyIncome' });
  for (const name of ['medici', 'pazzi', 'pitti'] as const)
    expect(game.goods(name)).toEqual({ marble: 1, wood: 1, fiorini: 200 });
  expect(game.eventsOf('income').map(({ seat, from }) => [seat, from])).toEqual([
    [1, 'family'],
    [2, 'family'],
    [0, 'family'],
  ]);
});

test('R10.6 the Captain names one resource, also marble or wood, and everyone receives it', () => {
  const game = table(three, { captain: 'pazzi', at: 'familyIncome' });
  expect(game.waitsFor()).toEqual(['pazzi']);
  expect(game.choices('pazzi')).toEqual(RESOURCES.map(choose));
  game.plays('pazzi', choose('marble'));
  for (const name of ['medici', 'pazzi', 'pitti'] as const)
    expect(game.goods(name)).toMatchObject({ marble: 2, wood: 1 });
});

test('R10.6 one for each player must be left after marble and wood were handed out', () => {
  const supply = { marble: 5, wood: 6, metal: 2, fabric: 3, gold: 0, spice: 4 };
  const game = table(three, { captain: 'medici', at: 'familyIncome', supply });
  expect(game.choices('medici')).toEqual([choose('wood'), choose('fabric'), choose('spice')]); // 5 − 3 marble is too few
});

test('R10.6 if the supply has too few of every kind, nobody is asked and nobody receives a resource', () => {
  const supply = { marble: 5, wood: 5, metal: 2, fabric: 2, gold: 0, spice: 1 };
  const game = table(three, { captain: 'medici', at: 'familyIncome', supply });
  expect(game.eventsOf('captainsResource')).toEqual([]);
  expect(game.eventsOf('income').filter(({ from }) => from === 'captain')).toEqual([]);
  expect(game.state.table.round).toBe(2);
  expect(game.goods('medici')).toEqual({ marble: 1, wood: 1, fiorini: 200 });
});

test('R10.7 then the cards pay, in turn order: workshops in resources and fiorini, residences in fiorini', () => {
  const game = table(
    {
      medici: { built: ['casa', 'casamento', 'palagio', 'cambiavalute'] },
      pazzi: { built: ['segheria', 'erbolaio', 'cava'] },
    },
    { captain: 'pazzi', round: 2, at: 'cardIncome' },
  );
  expect(game.eventsOf('income')).toEqual([
    { type: 'income', seat: 1, from: 'cards', goods: { wood: 1, marble: 1, spice: 1, fiorini: 100 } },
    { type: 'income', seat: 0, from: 'cards', goods: { fiorini: 250 } },
  ]);
  expect(game.goods('medici')).toEqual({ fiorini: 250 });
});

test('R10.7 everyone receives the base income before the first player receives the income from cards', () => {
  const game = table(
    { medici: { built: ['cambiavalute'] }, pazzi: {} },
    { captain: 'medici', at: 'familyIncome', supply: { fiorini: 400 } },
  );
  game.plays('medici', choose('gold'));
  expect(game.player('medici').goods.fiorini).toBe(200);
  expect(game.player('pazzi').goods.fiorini).toBe(200); // the income of the Cambiavalute is lost
});

test('R10.8 income that the supply lacks is lost; the rest is paid in turn order', () => {
  const supply = { marble: 1, wood: 2, fiorini: 350 };
  const game = table(three, { captain: 'pitti', at: 'familyIncome', supply });
  expect(game.goods('pitti')).toEqual({ marble: 1, wood: 1, fiorini: 200 });
  expect(game.goods('medici')).toEqual({ wood: 1, fiorini: 150 });
  expect(game.goods('pazzi')).toEqual({});
  expect(game.eventsOf('income').map(({ seat }) => seat)).toEqual([2, 0]);
});

test('R10.8 of a card that gives two goods, the one that the supply has is still paid', () => {
  const game = table(
    { medici: { built: ['segheria'] }, pazzi: { built: ['cava'] } },
    { round: 2, captain: 'medici', at: 'cardIncome', supply: { wood: 0, fiorini: 50 } },
  );
  expect(game.eventsOf('income')).toEqual([
    { type: 'income', seat: 0, from: 'cards', goods: { fiorini: 50 } },
    { type: 'income', seat: 1, from: 'cards', goods: { marble: 1 } },
  ]);
});

const merchant = { built: ['arte-dei-mercatanti'] as const };

test('R12.1 the Arte dei Mercatanti gives any resource the supply still has, at the end of the income from cards', () => {
  const game = table(
    { medici: { built: ['arte-dei-mercatanti', 'monte-di-pieta'] }, pazzi: {} },
    { captain: 'medici', round: 2, at: 'cardIncome', supply: { gold: 1, spice: 0 } },
  );
  expect(game.goods('medici')).toEqual({ gold: 1 }); // the Monte di Pietà has taken the last gold
  expect(game.waitsFor()).toEqual(['medici']);
  expect(game.choices('medici')).toEqual(['marble', 'wood', 'metal', 'fabric'].map((one) => choose(one as 'wood')));
  game.plays('medici', choose('metal'));
  expect(game.goods('medici')).toEqual({ gold: 1, metal: 1 });
  expect(game.eventsOf('income')[0]).toEqual({ type: 'income', seat: 0, from: 'guild', goods: { metal: 1 } });
});

test('R12.1 the owner of the Arte dei Mercatanti chooses in turn order, before later players receive their income', () => {
  const people = { medici: merchant, pazzi: { built: ['monte-di-pieta'] as const } };
  const first = table(people, { captain: 'medici', round: 2, at: 'cardIncome', supply: { gold: 1 } });
  first.plays('medici', choose('gold'));
  expect(first.goods('pazzi')).toEqual({});
  const second = table(people, { captain: 'pazzi', round: 2, at: 'cardIncome', supply: { gold: 1 } });
  expect(second.goods('pazzi')).toEqual({ gold: 1 });
  expect(second.choices('medici')).not.toContainEqual(choose('gold'));
});

test('R10.7, R12.1 after the choice for the Arte dei Mercatanti the others still receive their income', () => {
  const game = table(
    { medici: merchant, pazzi: { built: ['cambiavalute'] }, pitti: { built: ['fabbro'] } },
    { captain: 'medici', round: 2, at: 'cardIncome' },
  );
  expect(game.goods('pazzi')).toEqual({});
  game.plays('medici', choose('gold'));
  expect(game.goods('pazzi')).toEqual({ fiorini: 100 });
  expect(game.goods('pitti')).toEqual({ metal: 1 });
  expect(game.eventsOf('income').map(({ seat }) => seat)).toEqual([0, 1, 2]);
});

test('R12.1 the owner must choose while any resource is left; without one there is no question', () => {
  const none = { marble: 0, wood: 0, metal: 0, fabric: 0, gold: 0, spice: 0 };
  const last = table({ medici: merchant, pazzi: {} }, { round: 2, at: 'cardIncome', supply: { ...none, spice: 1 } });
  expect(last.choices('medici')).toEqual([choose('spice')]); // cannot be declined
  const empty = table({ medici: merchant, pazzi: {} }, { round: 2, at: 'cardIncome', supply: none });
  expect(empty.state.table.round).toBe(3);
});

test('R12.1 the guild pays in the round it is played', () => {
  const goods = { fabric: 1, spice: 1, fiorini: 50 };
  const game = table(
    { medici: { goods, hand: ['arte-dei-mercatanti'] }, pazzi: {} },
    { round: 2, captain: 'pazzi', space: 'fourth', ask: { ask: 'action', of: 'medici' } },
  );
  game.plays('medici', { do: 'play', card: 'arte-dei-mercatanti' }).plays('pazzi', choose('wood'));
  expect(game.waitsFor()).toEqual(['medici']);
  expect(game.state.table.agenda.steps.at(-1)?.ask).toBe('merchantsResource');
});

test('R12.1 the guild pays in the fifth round as well', () => {
  const game = table({ medici: merchant, pazzi: {} }, { round: 5, captain: 'pazzi', at: 'cardIncome' });
  game.plays('medici', choose('gold'));
  expect(game.state.table.over).toBe(true);
  expect(game.goods('medici')).toEqual({ gold: 1 });
});
