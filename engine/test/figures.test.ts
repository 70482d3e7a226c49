import { deepFreeze } from '@signoria/testkit';
import { expect, test } from 'vitest';
import {
  amount,
  bundle,
  describeFigures,
  fixed,
  list,
  mapRows,
  multipleOf,
  oneOf,
  quantities,
  rows,
  whole,
} from '../src/index.ts';

/**
 * Test figures of a horse stable: rows that print all their columns, rows that print some, rows that are fixed, and
 * quantities.
 */

const COLOURS = ['bay', 'grey', 'black'] as const;
type Feed = Record<'hay' | 'gold', number>;
const feed = ({ hay = 0, gold = 0 }: Partial<Feed>): Feed => ({ hay, gold });

const few = amount(whole(0, 9));
const coins = amount(multipleOf(5, 100));
const cost = bundle(feed, { hay: few, gold: coins });

const { FIGURES, figuresWith, readOverride } = describeFigures(
  {
    ...quantities({ start: { hay: 5, gold: 20 }, races: { players2: 3, players3: 2 } }, 'rulebook', {
      start: { hay: few, gold: coins },
      races: amount(whole(1, 9)),
    }),
    ...quantities({ prize: { first: 9, source: 'published' } }, 'perRow', { prize: few }),
    horses: rows(
      {
        star: { name: 'Star', cost: { gold: 10 }, colours: ['bay', 'black'], source: 'rulebook' },
        moon: { points: 2, name: 'Moon', source: 'reconstructed' },
      },
      { source: 'perRow' },
      { name: fixed<string>(), cost, colours: list(oneOf(COLOURS), 1, 2), points: few },
    ),
    riders: rows(
      {
        anna: { cost: { hay: 1 }, rank: 1 },
        bruno: { points: 3 },
        carlo: { points: 4, rank: 2 },
        dora: { cost: { hay: 2 }, points: 0 },
      },
      { source: 'published', printedOnly: true, isFixed: ({ rank }) => rank === 2 },
      { rank: fixed<number | null>(null), cost, points: few },
    ),
    colours: rows({ bay: { hex: 'b52' } }, { source: 'rulebook' }, { hex: fixed<string>() }),
  },
  ({ horses, start }) => ({ worth: horses.star.points + horses.moon.points + start.gold }),
);
deepFreeze(FIGURES);

const refusal = (input: unknown) => {
  const read = readOverride(input, 'figures');
  return read.ok ? 'accepted' : `${read.error.code} ${read.error.path}: ${read.error.message}`;
};

test('rows are complete, have their keys in the order of the columns and name their source', () => {
  expect(JSON.stringify(FIGURES.horses)).toBe(
    JSON.stringify({
      star: { name: 'Star', cost: { hay: 0, gold: 10 }, colours: ['bay', 'black'], points: 0, source: 'rulebook' },
      moon: { name: 'Moon', cost: { hay: 0, gold: 0 }, colours: [], points: 2, source: 'reconstructed' },
    }),
  );
  expect(FIGURES.riders.bruno).toEqual({ rank: null, cost: { hay: 0, gold: 0 }, points: 3, source: 'published' });
  expect(FIGURES.start).toEqual({ hay: 5, gold: 20, source: 'rulebook' });
  expect(FIGURES.prize).toEqual({ first: 9, source: 'published' });
});

test('an override changes and marks only the rows it names', () => {
  const { horses, ...rest } = figuresWith({ horses: { star: { cost: { hay: 3 }, points: 4 }, moon: {} } });
  expect(JSON.stringify(horses.star)).toBe(
    JSON.stringify({ ...FIGURES.horses.star, cost: { hay: 3, gold: 10 }, points: 4, source: 'override' }),
  );
  expect(horses.moon).toEqual({ ...FIGURES.horses.moon, source: 'override' });
  expect(rest).toEqual({ ...FIGURES, horses: undefined });
  expect(figuresWith({ riders: { anna: {} } }).riders.bruno).toBe(FIGURES.riders.bruno);
  expect(figuresWith(undefined)).toBe(FIGURES);
});

test('an override replaces lists as a whole, and a section may be a single row', () => {
  const { horses, start } = figuresWith({ horses: { star: { colours: ['grey'] } }, start: { gold: 50 } });
  expect(horses.star.colours).toEqual(['grey']);
  expect(start).toEqual({ hay: 5, gold: 50, source: 'override' });
});

test('derived figures follow an override and are not stored', () => {
  expect(FIGURES.worth).toBe(22);
  const { worth } = figuresWith({ horses: { star: { points: 5 } }, start: { gold: 0 } });
  expect(worth).toBe(7);
  expect(Object.keys(FIGURES)).toEqual(['start', 'races', 'prize', 'horses', 'riders', 'colours']);
});

test.each([
  [{}, 'accepted'],
  [{ horses: { star: { cost: { hay: 9, gold: 15 }, colours: ['grey'], points: 0 } }, start: {} }, 'accepted'],
  [{ horses: { moon: { colours: ['bay'], cost: { hay: 1 } } } }, 'accepted'],
  [{ riders: { anna: { cost: { gold: 5 } }, bruno: { points: 0 }, carlo: {} } }, 'accepted'],
  [{ races: { players2: 1 }, prize: { first: 0 } }, 'accepted'],
  [[], 'malformed figures: expected an object, got […]'],
  [{ worth: 1 }, 'malformed figures.worth: unknown; expected start, races, prize, horses, riders'],
  [{ colours: {} }, 'malformed figures.colours: unknown; expected start, races, prize, horses, riders'],
  [{ horses: { sun: {} } }, 'malformed figures.horses.sun: unknown; expected star, moon'],
  [
    { horses: { star: { name: 'Stella' } } },
    'malformed figures.horses.star.name: unknown; expected cost, colours, points',
  ],
  [
    { horses: { star: { source: 'x' } } },
    'malformed figures.horses.star.source: unknown; expected cost, colours, points',
  ],
  [{ horses: { star: { cost: { oats: 1 } } } }, 'malformed figures.horses.star.cost.oats: unknown; expected hay, gold'],
  [
    { horses: { star: { cost: { gold: 7 } } } },
    'outOfRange figures.horses.star.cost.gold: expected a multiple of 5, the smallest coin, got 7',
  ],
  [{ horses: { star: { colours: [] } } }, 'outOfRange figures.horses.star.colours: expected at least 1, got 0'],
  [{ riders: { anna: { points: 1 } } }, 'malformed figures.riders.anna.points: unknown; expected cost'],
  [{ riders: { bruno: { cost: {} } } }, 'malformed figures.riders.bruno.cost: unknown; expected points'],
  [{ riders: { dora: { points: 1 } } }, 'malformed figures.riders.dora.points: unknown; expected cost'],
  [{ riders: { carlo: { points: 1 } } }, 'malformed figures.riders.carlo.points: unknown; expected '],
  [{ races: { players4: 1 } }, 'malformed figures.races.players4: unknown; expected players2, players3'],
  [{ races: { players2: 0 } }, 'outOfRange figures.races.players2: expected a whole number from 1 to 9, got 0'],
  [{ prize: { source: 'x' } }, 'malformed figures.prize.source: unknown; expected first'],
])('an override %j: %s', (input, message) => {
  expect(refusal(input)).toBe(message);
});

test('the compiler checks tables against their columns', () => {
  const name = { name: fixed<string>() };
  // @ts-expect-error every row must print what has no default
  rows({ star: {} }, { source: 'rulebook' }, name);
  // @ts-expect-error a name is a text
  rows({ star: { name: 1 } }, { source: 'rulebook' }, name);
  // @ts-expect-error a row must have a source if its section has none
  rows({ star: { name: 'Star' } }, { source: 'perRow' }, name);
  // @ts-expect-error quantities likewise
  quantities({ start: { hay: 1 } }, 'perRow', { start: few });
  // @ts-expect-error every quantity needs its column
  quantities({ start: { hay: 1, gold: 5 } }, 'rulebook', { start: { hay: few } });
  expect(FIGURES.horses.star.points satisfies number).toBe(0);
});

test('rows have no prototype, so that no id collides with a property of Object', () => {
  const made = mapRows({ bay: 1, grey: 2 }, (count, name) => `${count} ${name}`);
  expect({ ...made }).toEqual({ bay: '1 bay', grey: '2 grey' });
  expect('constructor' in made).toBe(false);
  expect('constructor' in FIGURES.horses).toBe(false);
  expect('constructor' in figuresWith({ horses: { star: {} } }).horses).toBe(false);
});
