import { describe, expect, test } from 'vitest';
import { candidatesOf, carry, fresh, idsIn, legalIds, NOTHING, pick, point } from '../src/table/choice.ts';

const sellWood = { do: 'sell', resource: 'wood' };
const buyWood = { do: 'buy', resource: 'wood' };
const play = { do: 'play', card: 'pozzo' };
const give = { do: 'give', resources: ['wood', 'gold'] };
const moves = [sellWood, buyWood, play, give];

describe('pointing at the table', () => {
  test('finds the ids anywhere in a move', () => {
    expect(idsIn(give)).toEqual(['give', 'wood', 'gold']);
    expect(idsIn(null)).toEqual([]);
  });

  test('narrows step by step until one move is left, which is chosen', () => {
    const wood = point(moves, NOTHING, 'wood') ?? expect.fail();
    expect(wood.chosen).toBeNull();
    expect(candidatesOf(moves, wood)).toEqual([sellWood, buyWood, give]);
    expect(point(moves, wood, 'sell')?.chosen).toBe(sellWood);
    expect(point(moves, wood, 'gold')?.chosen).toBe(give);
  });

  test('lets go of what is pointed at again, begins anew elsewhere, and says no to what is not legal', () => {
    const wood = point(moves, NOTHING, 'wood') ?? expect.fail();
    expect(point(moves, wood, 'wood')).toEqual(NOTHING);
    expect(point(moves, wood, 'pozzo')).toEqual({ pointed: ['pozzo'], chosen: play });
    expect(point(moves, wood, 'duomo')).toBeNull();
  });

  test('takes several ids for one thing, and lets go of them together', () => {
    const both = point(moves, NOTHING, 'sell', 'wood') ?? expect.fail();
    expect(both.chosen).toBe(sellWood);
    expect(point(moves, both, 'sell', 'wood')).toEqual(NOTHING);
    expect(point(moves, both, 'buy', 'wood')).toEqual({ pointed: ['buy', 'wood'], chosen: buyWood });
    expect(point(moves, both, 'sell', 'gold')).toBeNull();
  });

  test('a whole move can be picked; what it does not name is let go of', () => {
    const wood = point(moves, NOTHING, 'wood') ?? expect.fail();
    expect(pick(wood, play)).toEqual({ pointed: [], chosen: play });
    expect(pick(wood, sellWood)).toEqual({ pointed: ['wood'], chosen: sellWood });
  });

  test('at the same thing twice gives two of it, where that is a move; a third time lets go', () => {
    const twice = { do: 'give', resources: ['wood', 'wood'] };
    const all = [...moves, twice];
    const once = point(all, NOTHING, 'wood') ?? expect.fail();
    const two = point(all, once, 'wood') ?? expect.fail();
    expect(two).toEqual({ pointed: ['wood', 'wood'], chosen: twice });
    expect(point(all, two, 'wood')).toEqual(NOTHING);
    expect(point(all, once, 'gold')?.chosen).toBe(give);
  });

  test('rings what may be pointed at: on the way the candidates, with a whole move everything', () => {
    const wood = point(moves, NOTHING, 'wood') ?? expect.fail();
    expect(legalIds(moves, wood).has('pozzo')).toBe(false);
    expect(legalIds(moves, { ...wood, chosen: sellWood }).has('pozzo')).toBe(true);
  });

  test('chooses the only move there is, and carries a choice over to a list made anew', () => {
    expect(fresh([play])).toEqual({ pointed: [], chosen: play });
    const anew = moves.map((move) => ({ ...move }));
    expect(carry(anew, { pointed: ['pozzo'], chosen: play })).toEqual({ pointed: ['pozzo'], chosen: anew[2] });
    expect(carry([sellWood, buyWood], { pointed: ['pozzo'], chosen: play })).toEqual(NOTHING);
  });
});
