import { expect, test } from 'vitest';
import { give, ignore, playCard, suffer, take, withEvent } from './table.ts';

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
  expect(game.store('thomas')).toEqual({}); // not his turn: nobody asked about his Patrician
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
  expect(flood.asks('holger')).toBe('build'); // half of one, rounded down
});

test('R9.4, R11.6 a Patrician already played this turn is no help against an event', () => {
  const hand = ['patrician', 'patrician', 'festival'] as const;
  const game = withEvent('tribute', { holger: { store: { white: 4 }, hand }, thomas: {} });
  game.plays('holger', playCard('patrician'));
  expect(game.player('holger').hand).toEqual(['patrician']);
  game.plays('holger', take(0));
  expect(game.store('holger')).toEqual({ white: 2 });
});

test('R9.4, R11.6 only the one whose turn it is can be spared, whoever else holds a Patrician', () => {
  const people = { holger: { store: { white: 4 } }, thomas: { store: { red: 4 }, hand: ['patrician'] } } as const;
  const game = withEvent('tribute', people);
  game.plays('holger', take(0));
  expect(game.store('thomas')).toEqual({ red: 2 });
  expect(game.player('thomas').hand).toEqual(['patrician']);
});

test('R9.4, R11.6 a Patrician played against an event is the one of this turn', () => {
  const hand = ['patrician', 'patrician', 'festival'] as const;
  const game = withEvent('tribute', { holger: { store: { white: 4 }, hand }, thomas: {} });
  game.plays('holger', take(0), ignore);
  expect(game.player('holger').hand).toEqual(['patrician', 'festival']);
  expect(game.whyNot('holger', playCard('patrician'))).toBe(
    'You have played the Patrician in this turn already. (R9.4)',
  );
});
test('R9.3 discarding by itself: colours without a tower first, from white to purple', () => {
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

test('R9.3 at the Earthquake the shortest tower, then the commonest colour', () => {
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

test('R9.3, R11.6 the Patrician is asked about all the same', () => {
  const people = { holger: { store: { white: 4 }, hand: ['patrician'] }, thomas: {} } as const;
  const game = withEvent('tribute', people, {}, { options: { autoDiscard: true } });
  game.plays('holger', take(0));
  expect(game.asks('holger')).toBe('event');
});
