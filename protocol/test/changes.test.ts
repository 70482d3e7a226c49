import { sameJson } from '@signoria/engine';
import { propertySettings } from '@signoria/testkit';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Opaque } from '../src/index.ts';
import { changesBetween, changesSchema, parse, withChanges } from '../src/index.ts';

test('changes contain only changed fields, changed entries of object lists, and removed fields', () => {
  const before = {
    round: 1,
    players: [{ gold: 1, hand: ['a', 'b'] }, { gold: 2 }, { gold: 3 }],
    row: ['x'],
    old: true,
  };
  const after = { round: 1, players: [{ gold: 1, hand: ['b'] }, { gold: 2 }], row: ['x', 'y'], newer: null };
  expect(changesBetween(before, after)).toEqual({
    players: { 0: { hand: [['b']] }, 2: null },
    row: [['x', 'y']],
    newer: [null],
    old: null,
  });
  expect(changesBetween(before, structuredClone(before))).toEqual({});
});

test('applying changes shares unchanged parts and does not mutate the original', () => {
  const before = { players: [{ gold: 1 }, { gold: 2 }], row: ['x'] };
  const after = withChanges(before, { players: { 0: { gold: [5] } } });
  expect(after).toEqual({ players: [{ gold: 5 }, { gold: 2 }], row: ['x'] });
  expect(after.row).toBe(before.row);
  expect((after.players as unknown[])[1]).toBe(before.players[1]);
  expect(before.players[0]).toEqual({ gold: 1 });
});

/** Few keys and few values, so that two samples often have something in common. */
const { json } = fc.letrec<{ json: unknown }>((tie) => ({
  json: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    fc.constantFrom(null, true, 0, 1, '', 'a'),
    fc.dictionary(fc.constantFrom('a', 'b', '0', 'length'), tie('json'), { maxKeys: 3, noNullPrototype: true }),
    fc.array(tie('json'), { maxLength: 4 }),
    fc.array(fc.dictionary(fc.constantFrom('a', 'b'), tie('json'), { maxKeys: 2, noNullPrototype: true }), {
      maxLength: 4,
    }),
  ),
}));
const object = fc.dictionary(fc.constantFrom('a', 'b', 'c'), json, {
  maxKeys: 3,
  noNullPrototype: true,
}) as fc.Arbitrary<Opaque>;

test('changes convert any object into any other after serialization, and are empty for equal objects', () => {
  fc.assert(
    fc.property(object, object, (before, after) => {
      const wired: unknown = JSON.parse(JSON.stringify(changesBetween(before, after)));
      const read = parse(changesSchema, wired);
      if (!read.ok) throw new Error(read.error.message);
      expect(withChanges(before, read.value)).toStrictEqual(JSON.parse(JSON.stringify(after)));
      expect(Object.keys(read.value).length === 0).toBe(sameJson(before, after));
    }),
    propertySettings(5000),
  );
});
