import { expect, test } from 'vitest';
import { layOver, mapRows } from '../src/index.ts';
import { deepFreeze } from '../src/testkit/freeze.ts';

const FIGURES = deepFreeze({
  horses: {
    bay: { cost: { hay: 2, gold: 1 }, colours: ['brown', 'black'], source: 'rulebook' },
    grey: { cost: { hay: 3, gold: 0 }, colours: ['white'], source: 'published' },
  },
  start: { hay: 5, gold: 2, source: 'rulebook' },
});
const laid = (override: object) => layOver(FIGURES, override, (section) => section === 'start');

test('an override changes what it names, marks the row and leaves the rest as it was', () => {
  expect(laid({ horses: { bay: { cost: { gold: 4 } } } })).toEqual({
    horses: {
      bay: { cost: { hay: 2, gold: 4 }, colours: ['brown', 'black'], source: 'override' },
      grey: FIGURES.horses.grey,
    },
    start: FIGURES.start,
  });
});

test('lists are replaced whole, and a section may be a single row', () => {
  const { horses, start } = laid({ horses: { bay: { colours: ['roan'] } }, start: { gold: 9 } });
  expect(horses.bay.colours).toEqual(['roan']);
  expect(start).toEqual({ hay: 5, gold: 9, source: 'override' });
});

test('rows are made without a prototype, so that no id can be mistaken for something of Object’s', () => {
  const made = mapRows({ bay: 1, grey: 2 }, (count, name) => `${count} ${name}`);
  expect({ ...made }).toEqual({ bay: '1 bay', grey: '2 grey' });
  expect('constructor' in made).toBe(false);
});
