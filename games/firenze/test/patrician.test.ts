import { expect, test } from 'vitest';
import {
  discard,
  dismiss,
  done,
  found,
  fulfil,
  give,
  ignore,
  playCard,
  suffer,
  table,
  take,
  withEvent,
} from './table.ts';

const ROW = [
  ['mason', { white: 2, blue: 1 }],
  ['festival', { red: 2 }],
  ['quarry', {}],
] as const;

test('R11.5 the Patrician discards a celebration at any time of the turn', () => {
  const hand = ['patrician', 'festival', 'scandal'] as const;
  const people = { holger: { store: { white: 5 }, hand, towers: [['red', 3, 'safe']] }, thomas: {} } as const;
  const atCard = table(people, { row: ROW });
  atCard.plays('holger', playCard('patrician'));
  expect(atCard.choices('holger')).toEqual([dismiss('festival'), dismiss('scandal')]);
  atCard.plays('holger', dismiss('scandal'));
  expect(atCard.player('holger').hand).toEqual(['festival']);
  expect(atCard.state.table.discard).toEqual(['patrician', 'scandal']);
  expect(table(people, { at: 'build', laid: 1 }).may('holger', playCard('patrician'))).toBe(true);
  expect(table(people, { at: 'commission' }).may('holger', playCard('patrician'))).toBe(true);
  const without = table({ holger: { store: { white: 5 }, hand: ['patrician'] }, thomas: {} }, { at: 'build' });
  expect(without.whyNot('holger', playCard('patrician'))).toBe(
    'Playing the Patrician would have no effect now. (R9.5)',
  );
});

test('R11.5, R8.3 in the check of limits the Patrician discards a celebration while there are too many cards', () => {
  const hand = ['patrician', 'festival', 'scandal', 'monument', 'recognition', 'recognition'] as const;
  const game = table({ holger: { store: { white: 1 }, hand }, thomas: {} }, { at: 'build' });
  game.plays('holger', found('white'), done, done); // ends building and commissions
  expect(game.choices('holger')).toEqual([discard('patrician'), playCard('patrician')]);
  game.plays('holger', playCard('patrician'), dismiss('scandal'));
  expect(game.player('holger').hand).toHaveLength(4);
  const few = table({ holger: { store: { white: 1 }, hand: ['patrician', 'festival'] }, thomas: {} }, { at: 'build' });
  few.plays('holger', found('white'), done);
  expect(few.asks('holger')).toBe('commission'); // the Patrician's last moment without an excess
  few.plays('holger', done);
  expect(few.waitsFor()).toEqual(['thomas']); // no excess, no question
});

test('R11.5, R11.9 the commissions wait for the Saboteur and the Patrician, though there is nothing to fulfil', () => {
  const hand = ['saboteur', 'patrician', 'scandal'] as const;
  const people = {
    holger: { store: { white: 1 }, hand, towers: [['green', 3, 'safe']] },
    thomas: { towers: [['red', 4]] },
  } as const;
  const game = table(people, { at: 'commission' });
  game.plays('holger', fulfil('green-3'));
  expect(game.choices('holger')).toEqual([done, playCard('saboteur'), playCard('patrician')]);
  game.plays('holger', playCard('saboteur'), playCard('patrician')); // one tower, one celebration: nothing is asked
  expect(game.towers('thomas')).toEqual(['red 3']);
  expect(game.player('holger').hand).toEqual([]);
  expect(game.waitsFor()).toEqual(['thomas']); // no personnel is left to play
  const mason = table({ holger: { store: { white: 1 }, hand: ['mason'] }, thomas: {} }, { at: 'build' });
  mason.plays('holger', found('white'), done);
  expect(mason.waitsFor()).toEqual(['thomas']); // nobody waits for personnel whose moment is over
});

test('R11.6 the Patrician, right after the event was taken, spares its owner and not the others', () => {
  const people = {
    holger: { store: { white: 2, red: 2 }, hand: ['patrician'] },
    thomas: { store: { white: 2 }, hand: ['patrician'] },
  } as const;
  const game = withEvent('tribute', people);
  game.plays('holger', take(0));
  expect(game.choices('holger')).toEqual([suffer, ignore]);
  game.plays('holger', ignore);
  expect(game.store('holger')).toEqual({ white: 2, red: 2 });
  expect(game.player('holger').hand).toEqual([]);
  expect(game.state.table.discard).toEqual(['tribute', 'patrician']);
  expect(game.store('thomas')).toEqual({}); // it is not his turn: his Patrician cannot be used
  expect(game.player('thomas').hand).toEqual(['patrician']);
});

test('R11.6 one may suffer and keep the Patrician; one who would lose nothing is not asked', () => {
  const people = { holger: { store: { white: 2, red: 2 }, hand: ['patrician'] }, thomas: {} } as const;
  const game = withEvent('tribute', people);
  game.plays('holger', take(0), suffer, give('white'), give('white'));
  expect(game.player('holger').hand).toEqual(['patrician']);
  const nothing = withEvent('collapse', people);
  nothing.plays('holger', take(0));
  expect(nothing.asks('holger')).toBe('build');
  const flood = withEvent('flood', { holger: { store: {}, hand: ['patrician'] }, thomas: {} }, { red: 1 });
  flood.plays('holger', take(0));
  expect(flood.asks('holger')).toBe('build'); // half of one brick, rounded down, is none
});

test('R9.4, R11.6 a Patrician already played this turn is no help against an event', () => {
  const hand = ['patrician', 'patrician', 'festival'] as const;
  const game = withEvent('tribute', { holger: { store: { white: 4 }, hand }, thomas: {} });
  game.plays('holger', playCard('patrician'));
  expect(game.player('holger').hand).toEqual(['patrician']);
  game.plays('holger', take(0));
  expect(game.store('holger')).toEqual({ white: 2 });
});

test('R9.4, R11.6 only the player whose turn it is can be spared, not another holder of a Patrician', () => {
  const people = { holger: { store: { white: 4 } }, thomas: { store: { red: 4 }, hand: ['patrician'] } } as const;
  const game = withEvent('tribute', people);
  game.plays('holger', take(0));
  expect(game.store('thomas')).toEqual({ red: 2 });
  expect(game.player('thomas').hand).toEqual(['patrician']);
});

test('R9.4, R11.6 after a Patrician against an event, no second one can be played in the turn', () => {
  const hand = ['patrician', 'patrician', 'festival'] as const;
  const game = withEvent('tribute', { holger: { store: { white: 4 }, hand }, thomas: {} });
  game.plays('holger', take(0), ignore);
  expect(game.player('holger').hand).toEqual(['patrician', 'festival']);
  expect(game.whyNot('holger', playCard('patrician'))).toBe('You have already played the Patrician this turn. (R9.4)');
});

test('R9.3 automatic losses take colours without a tower first, from white to purple', () => {
  const store = { white: 1, yellow: 1, red: 2, purple: 1 };
  const people = {
    holger: {
      store,
      towers: [
        ['white', 2],
        ['yellow', 1],
      ],
    },
    thomas: { store },
  } as const;
  const game = withEvent('flood', people, {}, { options: { autoDiscard: true } });
  game.plays('holger', take(0));
  expect(game.store('holger')).toEqual({ white: 1, yellow: 1, purple: 1 });
  expect(game.store('thomas')).toEqual({ red: 2, purple: 1 });
  const tax = withEvent('luxury-tax', people, {}, { options: { autoDiscard: true } });
  tax.plays('holger', take(0));
  expect(tax.store('holger')).toEqual({ white: 1, yellow: 1, purple: 1 });
});

test('R9.3 at an Earthquake the automatic choice is the shortest tower, on a tie of the commonest colour', () => {
  const people = {
    holger: {
      store: { blue: 1 },
      towers: [
        ['white', 3],
        ['red', 2],
        ['purple', 2],
      ],
    },
    thomas: {
      towers: [
        ['purple', 1],
        ['blue', 4],
      ],
    },
  } as const;
  const game = withEvent('earthquake', people, {}, { options: { autoDiscard: true } });
  game.plays('holger', take(0));
  expect(game.towers('holger')).toEqual(['white 3', 'red 1', 'purple 2']);
  expect(game.towers('thomas')).toEqual(['blue 4']);
});

test('R9.3 Storehouse Fire and Collapse always ask', () => {
  const people = {
    holger: {
      store: { white: 2, red: 2 },
      towers: [
        ['white', 3],
        ['red', 2],
      ],
    },
    thomas: {},
  } as const;
  const fire = withEvent('storehouse-fire', people, {}, { options: { autoDiscard: true } });
  fire.plays('holger', take(0));
  expect(fire.asks('holger')).toBe('pay');
  const collapse = withEvent('collapse', people, {}, { options: { autoDiscard: true } });
  collapse.plays('holger', take(0));
  expect(collapse.asks('holger')).toBe('lower');
});

test('R9.3, R11.6 with automatic losses the player is still asked about the Patrician', () => {
  const people = { holger: { store: { white: 4 }, hand: ['patrician'] }, thomas: {} } as const;
  const game = withEvent('tribute', people, {}, { options: { autoDiscard: true } });
  game.plays('holger', take(0));
  expect(game.asks('holger')).toBe('event');
});
