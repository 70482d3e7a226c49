import { expect, test } from 'vitest';
import { ARTWORKS, PLACES } from '../src/components.ts';
import { FIGURES } from '../src/figures.ts';
import type { Artwork, Resource } from '../src/index.ts';
import type { Person } from './table.ts';
import { build, change, coin, lose, mark, mercatante, obtain, recruit, spare, table } from './table.ts';

const HIGH = { white: 4, brown: 5, grey: 6, green: 4, red: 5, yellow: 6 };

/** A sheet without an open icon of one resource, but with many others. */
function without(resource: Resource): NonNullable<Person['marks']> {
  const places = PLACES.filter((place) => !(place in ARTWORKS) || resource in ARTWORKS[place as Artwork].cost);
  return Object.fromEntries(places.map((place) => [place, { [resource]: 1 }]));
}
const noGold = without('gold');
/** A sheet on which only fiorini are open. */
const noResource = Object.fromEntries(
  PLACES.map((place, index) => [place, { ...FIGURES.sheet[index], fiorini: 0 }]),
) as NonNullable<Person['marks']>;

test('R2.2 a resource goes on any open icon of its kind, two of a die to different places or the same', () => {
  const game = table({ ringo: {}, paul: {} }, { dice: HIGH });
  game.plays('ringo', obtain('white', 'high'));
  const places = ['palazzo-facciata', 'giardino', 'chiesa-facciata', 'cupola', 'pulpito'] as const;
  expect(game.offered('ringo', 'mark').map(({ place }) => place)).toEqual([
    ...places,
    ...[2, 3, 4, 5, 6, 7, 8].map((space) => `space-${space}`),
  ]);
  game.plays('ringo', mark('cupola', 'marble'), mark('cupola', 'marble'));
  expect(game.marks('ringo', 'cupola')).toEqual({ marble: 2 });
});

test('R2.3 a resource must be marked while it has an open icon; without one it is lost without a question', () => {
  const game = table({ ringo: {}, paul: {} }, { dice: HIGH });
  game.plays('ringo', obtain('yellow', 'high'));
  expect(game.may('ringo', lose)).toBe(false);
  const full = table({ ringo: { marks: noGold }, paul: {} }, { dice: HIGH });
  full.plays('ringo', obtain('yellow', 'high'));
  expect(full.eventsOf('lost')).toEqual(
    [1, 2].map(() => ({ type: 'lost', seat: 0, resource: 'gold', from: 'yellow' })),
  );
  expect(full.asks('ringo')).toMatchObject({ ask: 'die' });
});

test('R2.3 a spare resource spent between two marks can take the last icon away', () => {
  const marks = { ...noGold, altare: {}, giardino: {} };
  const game = table({ ringo: { spares: 1, marks }, paul: {} }, { dice: HIGH });
  game.plays('ringo', obtain('yellow', 'high'), mark('altare', 'gold'), spare('giardino', 'gold'));
  expect(game.eventsOf('lost')).toHaveLength(1);
  expect(game.asks('ringo')).toMatchObject({ ask: 'die' });
});

test.each([
  ['scarpellino', 'white'],
  ['carpentiere', 'brown'],
  ['armaiuolo', 'grey'],
  ['cerusico', 'green'],
  ['sartore', 'red'],
  ['orafo', 'yellow'],
] as const)('R11.4 with %s one resource of the %s die may be another', (building, die) => {
  const game = table({ ringo: { built: [building] }, paul: {} }, { dice: HIGH });
  game.plays('ringo', obtain(die, 'high'));
  const own = game.asks('ringo');
  const gave = own?.ask === 'mark' && own.resource !== null ? own.resource : 'marble';
  const took = gave === 'metal' ? 'wood' : 'metal';
  game.plays('ringo', mark('pulpito', took));
  expect(game.eventsOf('traded')).toEqual([{ type: 'traded', seat: 0, building, gave, took }]);
  expect(game.offered('ringo', 'mark').every(({ resource }) => resource === gave)).toBe(true); // one of them, no more
  const other = table({ ringo: { built: [building] }, paul: {} }, { dice: HIGH });
  other.plays('ringo', obtain(die === 'red' ? 'white' : 'red', 'high'));
  expect(new Set(other.offered('ringo', 'mark').map(({ resource }) => resource)).size).toBe(1);
});

test('R11.4 the Mercatante’s resources with the die can be traded too', () => {
  const game = table({ ringo: { built: ['mercatante', 'armaiuolo'] }, paul: {} });
  game.plays('ringo', mercatante('grey', 'gold'), mark('cupola', 'wood'), mark('altare', 'gold'));
  expect(game.marks('ringo', 'cupola')).toEqual({ wood: 1 });
});

test('R11.4, R8.3 a building built between two marks trades the second resource', () => {
  const game = table({ ringo: { marks: { 'space-2': { metal: 1, fiorini: 100 } } }, paul: {} }, { dice: HIGH });
  game.plays('ringo', obtain('white', 'high'), mark('space-2', 'marble'), build('scarpellino'), mark('altare', 'gold'));
  expect(game.eventsOf('traded')).toMatchObject([{ building: 'scarpellino', gave: 'marble', took: 'gold' }]);
});

test('R11.9 the Cambiavalute gives 200 fiorini instead of a resource, once a turn', () => {
  const game = table({ ringo: { built: ['cambiavalute'] }, paul: {} }, { dice: HIGH });
  game.plays('ringo', obtain('white', 'high'), change);
  expect(game.eventsOf('changed')).toEqual([{ type: 'changed', seat: 0, resource: 'marble', fiorini: 200 }]);
  expect(game.supply('ringo').fiorini).toBe(200);
  expect(game.may('ringo', change)).toBe(false);
  game.plays('ringo', mark('cupola', 'marble'));
});

test('R11.9 the Cambiavalute works without an open icon, for resources of tracks and of the Captain, never for spare ones', () => {
  const full = table({ ringo: { built: ['cambiavalute'], spares: 1, marks: noGold }, paul: {} });
  full.plays('ringo', obtain('yellow', 'low'));
  expect(full.choices('ringo').filter(({ do: sort }) => sort !== 'spare')).toEqual([change, lose]);
  full.plays('ringo', lose); // the Cambiavalute can be used later this turn
  expect(full.player('ringo').usedUp).toEqual([]);

  const bonus = table({ ringo: { built: ['cambiavalute'], tracks: { captain: 4 } }, paul: {} }, { dice: HIGH });
  bonus.plays('ringo', recruit('white', 'high'), change);
  expect(bonus.eventsOf('changed')).toMatchObject([{ resource: null, fiorini: 200 }]);

  const captain = table(
    { ringo: { built: ['cambiavalute'], tracks: { captain: 1 } }, paul: {} },
    { round: 2, at: 'offices' },
  );
  captain.plays('ringo', change);
  expect(captain.supply('ringo').fiorini).toBe(200);
  const used = table({ ringo: { built: ['cambiavalute'], spares: 1 }, paul: {} });
  expect(used.may('ringo', change)).toBe(false);
});

test('R11.9, R2.3 a resource is not lost without a question while a Cambiavalute could be built to save it', () => {
  const marks = { ...without('spice'), 'space-2': { spice: 1, wood: 1, textile: 1, fiorini: 200 } };
  const game = table({ ringo: { marks }, paul: {} });
  game.plays('ringo', obtain('green', 'low'));
  expect(game.choices('ringo')).toContainEqual(lose);
  game.plays('ringo', build('cambiavalute'), change);
  expect(game.supply('ringo').fiorini).toBe(200);
});

test('R11.4, R2.3 a resource is not lost while the building that trades it could be built', () => {
  const marks = { ...noGold, 'space-2': { gold: 1, wood: 1, fiorini: 100 } };
  const game = table({ ringo: { marks }, paul: {} });
  game.plays('ringo', obtain('yellow', 'low'));
  expect(game.choices('ringo')).toContainEqual(lose);
  game.plays('ringo', build('orafo'), mark('cupola', 'marble'));
  expect(game.eventsOf('lost')).toEqual([]);
});

test('R11.4, R2.3 a resource is not lost while it can be traded for one with an open icon', () => {
  const game = table({ ringo: { built: ['orafo'], marks: noGold }, paul: {} }, { dice: HIGH });
  game.plays('ringo', obtain('yellow', 'high'));
  expect(game.choices('ringo')).toContainEqual(lose);
  game.plays('ringo', mark('cupola', 'wood'));
  expect(game.eventsOf('lost')).toHaveLength(1); // the second one
  expect(game.asks('ringo')).toMatchObject({ ask: 'die' });
});

const FIVE = ['fabbro', 'casa', 'taverna', 'zecca', 'loggia'] as const;
const TWO_BUILDINGS_AWAY = {
  ...noGold,
  'space-7': { metal: 1 },
  'space-8': { gold: 1, wood: 1, textile: 1, fiorini: 200 },
};

test('R2.3, R2.7, R11.9 a resource is not lost while free moves lead to a Cambiavalute, even two buildings away', () => {
  const game = table({ ringo: { built: FIVE, marks: TWO_BUILDINGS_AWAY }, paul: {} }, { dice: HIGH });
  game.plays('ringo', obtain('yellow', 'high'), mark('space-7', 'gold'));
  expect(game.choices('ringo')).toEqual([lose, build('picconiere')]);
  game.plays('ringo', build('picconiere'), build('cambiavalute'), change);
  expect(game.eventsOf('changed')).toEqual([{ type: 'changed', seat: 0, resource: 'gold', fiorini: 200 }]);
  expect(game.eventsOf('lost')).toEqual([]);
});

test('R2.3, R2.7, R11.4 a resource is not lost while the supply can pay for the trading building', () => {
  const marks = { ...noGold, 'space-2': { gold: 1 } };
  const game = table({ ringo: { spares: 1, fiorini: 100, marks }, paul: {} });
  game.plays('ringo', obtain('yellow', 'low'), spare('space-2', 'wood'), coin('space-2'), build('orafo'));
  game.plays('ringo', mark('cupola', 'marble'));
  expect(game.eventsOf('lost')).toEqual([]);
});

test.each<[string, Person]>([
  ['the Rione is full', { built: [...FIVE, 'mercato', 'palagio'], spares: 1, marks: noGold }],
  [
    'Cambiavalute is used up and nothing is open to trade for',
    { built: ['cambiavalute'], usedUp: ['cambiavalute'], fiorini: 100, marks: noResource },
  ],
])('R2.3 a resource is lost without a question if no free move could save it: %s', (_why, person) => {
  const game = table({ ringo: person, paul: {} }, { dice: HIGH });
  expect(game.choices('ringo').some(({ do: sort }) => sort === 'spare' || sort === 'coin')).toBe(true);
  game.plays('ringo', obtain('yellow', 'high'));
  expect(game.eventsOf('lost')).toHaveLength(2);
  expect(game.asks('ringo')).toMatchObject({ ask: 'die' });
});
