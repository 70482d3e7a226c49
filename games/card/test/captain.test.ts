import { expect, test } from 'vitest';
import { activate, choose, table } from './table.ts';

test('R10.9 the old Captain still chooses the resource; the new one is elected after the income', () => {
  const game = table(
    { medici: {}, pazzi: {}, pitti: {} },
    { captain: 'medici', newCaptain: 'pitti', at: 'familyIncome' },
  );
  expect(game.waitsFor()).toEqual(['medici']);
  expect(game.captain()).toBe('medici');
  game.plays('medici', choose('gold'));
  expect(game.captain()).toBe('pitti');
  const order = game.events.map(({ type }) => type);
  expect(order.lastIndexOf('income')).toBeLessThan(order.indexOf('captainElected'));
});

test('R10.9 incomes that run short go by the old turn order', () => {
  const game = table(
    { medici: { built: ['monte-di-pieta'] }, pazzi: { built: ['miniera'] }, pitti: {} },
    { round: 2, captain: 'medici', newCaptain: 'pazzi', at: 'cardIncome', supply: { gold: 1 } },
  );
  expect(game.goods('medici')).toEqual({ gold: 1 });
  expect(game.player('pazzi').goods.gold).toBe(0);
});

test('R10.10 the player who took the Capitano del Popolo becomes Captain and returns the card', () => {
  const game = table(
    { medici: {}, pazzi: {}, pitti: {} },
    { captain: 'medici', newCaptain: 'pitti', at: 'electCaptain' },
  );
  expect(game.captain()).toBe('pitti');
  expect(game.eventsOf('captainElected')).toEqual([{ type: 'captainElected', seat: 2, claimed: true }]);
  expect(game.state.table.newCaptain).toBeNull();
  expect(game.may('pitti', activate('location-capitano-del-popolo'))).toBe(true);
});

test('R10.10 a Captain who took the card stays Captain', () => {
  const game = table({ medici: {}, pazzi: {} }, { captain: 'medici', newCaptain: 'medici', at: 'electCaptain' });
  expect(game.captain()).toBe('medici');
  expect(game.waitsFor()).toEqual(['medici']);
});

test('R10.11 if nobody took it, the office passes to the left', () => {
  const passes = (captain: 'medici' | 'pazzi' | 'pitti') =>
    table({ medici: {}, pazzi: {}, pitti: {} }, { captain, at: 'electCaptain' }).captain();
  expect(passes('medici')).toBe('pazzi');
  expect(passes('pazzi')).toBe('pitti');
  expect(passes('pitti')).toBe('medici');
});

test('R10.11, R11.6 after round 5 the office passes to the left as well, and the new Captain scores for it', () => {
  const game = table({ medici: {}, pazzi: {} }, { round: 5, captain: 'medici', at: 'electCaptain' });
  expect(game.line('pazzi', 'captain')).toBe(1);
  expect(game.line('medici', 'captain')).toBe(0);
});
