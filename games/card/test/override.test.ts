import { seedFromText } from '@signoria/engine';
import { propertySettings } from '@signoria/testkit';
import { anyOptions } from '@signoria/testkit/vitest';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ARTIST_IDS, CARD_IDS, LOCATION_IDS, MARKS, MONUMENT_IDS } from '../src/components.ts';
import { GOODS } from '../src/goods.ts';
import { card } from '../src/index.ts';

/** Property tests for options from untrusted sources. */

const seats = fc.integer({ min: 2, max: 4 });
const sections = { cards: CARD_IDS, artists: ARTIST_IDS, monuments: MONUMENT_IDS, locations: LOCATION_IDS } as const;
const refusal = (figures: unknown, players = 2) => {
  const read = card.readOptions({ figures }, players);
  return read.ok ? undefined : read.error;
};

anyOptions(card);

test('unknown ids are refused at their own path', () => {
  const section = fc.constantFrom(...(Object.keys(sections) as (keyof typeof sections)[]));
  const anyId = fc.oneof(fc.string(), fc.constantFrom('toString', 'constructor', '__proto__', 'hasOwnProperty'));
  fc.assert(
    fc.property(section, anyId, (name, id) => {
      fc.pre(!(sections[name] as readonly string[]).includes(id));
      expect(refusal({ [name]: Object.fromEntries([[id, {}]]) })?.path).toBe(`figures.${name}.${id}`);
    }),
    propertySettings(300),
  );
});

test('negative, fractional, infinite and too large numbers are refused at the path of the good', () => {
  const wrong = fc.oneof(
    fc.integer({ max: -1 }),
    fc.double({ noInteger: true, noNaN: true }),
    fc.constantFrom(Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53),
  );
  fc.assert(
    fc.property(fc.constantFrom(...CARD_IDS), fc.constantFrom(...GOODS), wrong, (id, good, amount) => {
      const error = refusal({ cards: { [id]: { cost: { [good]: amount } } } });
      expect(error?.path).toBe(`figures.cards.${id}.cost.${good}`);
    }),
    propertySettings(300),
  );
});

test('unknown decks and marks are refused at their index in the list', () => {
  const marks = Object.keys(MARKS);
  const wrong = fc
    .oneof(fc.string(), fc.constantFrom('IV', 'I 5', 'i', 'I  3+'), fc.integer())
    .filter((mark) => !marks.includes(String(mark)));
  fc.assert(
    fc.property(
      fc.constantFrom(...CARD_IDS),
      fc.array(fc.constantFrom(...marks), { maxLength: 4 }),
      wrong,
      (id, good, bad) => {
        const error = refusal({ cards: { [id]: { copies: [...good, bad] } } });
        expect(error).toMatchObject({ code: 'malformed', path: `figures.cards.${id}.copies.${good.length}` });
      },
    ),
    propertySettings(300),
  );
});

test('R1.6 the price of an artist must be a multiple of 50', () => {
  const amount = fc.integer({ min: 0, max: 2000 });
  fc.assert(
    fc.property(fc.constantFrom(...ARTIST_IDS), amount, (id, cost) => {
      const error = refusal({ artists: { [id]: { cost } } });
      expect(error?.path).toBe(cost % 50 === 0 ? undefined : `figures.artists.${id}.cost`);
    }),
    propertySettings(300),
  );
});

test('accepted figures of monuments are in force, and games can be set up with them', () => {
  const points = fc.integer({ min: 0, max: 30 });
  const cost = fc.dictionary(
    fc.constantFrom(...GOODS),
    fc.integer({ min: 0, max: 5 }).map((amount) => amount * 50),
  );
  fc.assert(
    fc.property(fc.constantFrom(...MONUMENT_IDS), points, cost, seats, (id, shown, price, players) => {
      const read = card.readOptions({ figures: { monuments: { [id]: { points: shown, cost: price } } } }, players);
      if (!read.ok) throw new Error(read.error.message);
      const { figures, table } = card.setup(read.value, players, seedFromText('accepted'));
      expect(figures.monuments[id]).toMatchObject({ points: shown, cost: price, source: 'override' });
      const values = table.row.map((monument) => figures.monuments[monument].points);
      expect(values).toEqual([...values].sort((one, other) => other - one));
    }),
    propertySettings(100),
  );
});
