import { propertySettings } from '@signoria/testkit';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { SchemaCheck } from '../src/index.ts';
import { errorText, exactly, flag, join, listOf, multipleOf, oneOf, sparse, text, whole } from '../src/index.ts';

function refusal(check: SchemaCheck<unknown>, input: unknown): string {
  const read = check(input, '');
  return read.ok ? 'accepted' : `${read.error.code} ${errorText(read.error)}`;
}

const card = exactly({
  cost: sparse<{ wood: number; stone: number }>({ wood: whole(0, 9), stone: whole(0, 9) }),
  name: text,
});
const figures = sparse({ cards: listOf(card), guilds: flag });

describe('single values', () => {
  test.each<[SchemaCheck<unknown>, unknown, string]>([
    [flag, true, 'accepted'],
    [flag, 0, 'malformed expected true or false, got 0'],
    [text, '', 'accepted'],
    [text, undefined, 'malformed expected a text, got undefined'],
    [whole(), 0, 'accepted'],
    [whole(), -1, 'outOfRange expected a whole number of at least 0, got -1'],
    [whole(2, 4), 5, 'outOfRange expected a whole number from 2 to 4, got 5'],
    [whole(), 1.5, 'outOfRange expected a whole number of at least 0, got 1.5'],
    [whole(), 2 ** 53, 'outOfRange expected a whole number of at least 0, got 9007199254740992'],
    [whole(), '1', 'malformed expected a whole number of at least 0, got "1"'],
    [whole(), null, 'malformed expected a whole number of at least 0, got null'],
    [multipleOf(5), 15, 'accepted'],
    [multipleOf(5), 12, 'outOfRange expected a multiple of 5, the smallest coin, got 12'],
    [multipleOf(5), -5, 'outOfRange expected a whole number of at least 0, got -5'],
    [oneOf(['short', 'long']), 'long', 'accepted'],
    [oneOf(['short', 'long']), 'wide', 'malformed expected one of short, long, got "wide"'],
    [oneOf(['short', 'long']), ['short'], 'malformed expected one of short, long, got […]'],
    [text, { length: 1 }, 'malformed expected a text, got {…}'],
    [flag, 'x'.repeat(60), `malformed expected true or false, got "${'x'.repeat(39)}…`],
  ])('%#: %2$s', (check, input, message) => {
    expect(refusal(check, input)).toBe(message);
  });
});

describe('the path of an error names the invalid value', () => {
  test.each<[unknown, string]>([
    [{}, 'accepted'],
    [{ cards: [{ cost: {}, name: 'casa' }] }, 'accepted'],
    [[], 'malformed expected an object, got […]'],
    [{ cards: {} }, 'malformed cards: expected a list, got {…}'],
    [{ cards: [{ cost: {}, name: 'casa' }, { cost: {} }] }, 'malformed cards.1.name: is missing'],
    [
      { cards: [{ cost: { wood: 10 }, name: 'casa' }] },
      'outOfRange cards.0.cost.wood: expected a whole number from 0 to 9, got 10',
    ],
    [{ cards: [{ cost: { gold: 1 }, name: 'casa' }] }, 'malformed cards.0.cost.gold: unknown; expected wood, stone'],
    [{ guilds: 'yes' }, 'malformed guilds: expected true or false, got "yes"'],
    [{ toString: true }, 'malformed toString: unknown; expected cards, guilds'],
    [JSON.parse('{"__proto__": 1}'), 'malformed __proto__: unknown; expected cards, guilds'],
  ])('%j', (input, message) => {
    expect(refusal(figures, input)).toBe(message);
  });

  test('an error lists only some of many known ids', () => {
    const ids = Object.fromEntries(Array.from({ length: 9 }, (_, index) => [`tile${index}`, flag]));
    expect(refusal(sparse(ids), { tile: true })).toBe('malformed tile: unknown; expected tile0, tile1, tile2 … (9)');
  });

  test('a list can be too short', () => {
    expect(refusal(listOf(flag, 2), [true])).toBe('outOfRange expected at least 2, got 1');
  });

  test('paths are joined by dots', () => {
    expect(join('', 'cards')).toBe('cards');
    expect(join('cards', 0)).toBe('cards.0');
  });
});

test('a check throws nothing for any input and returns accepted values unchanged', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (input) => {
      const read = figures(input, '');
      if (read.ok) expect(read.value).toEqual(input);
    }),
    propertySettings(300),
  );
});
