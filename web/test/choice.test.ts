import { namesIn } from '@signoria/engine';
import { describe, expect, test } from 'vitest';
import { candidatesOf, carry, fresh, legalTargets, NOTHING, pick, point, targetsAfter } from '../src/table/choice.ts';

const sellWood = { do: 'sell', resource: 'wood' };
const buyWood = { do: 'buy', resource: 'wood' };
const play = { do: 'play', card: 'pozzo' };
const give = { do: 'give', resources: ['wood', 'gold'] };
const listed = (...moves: readonly unknown[]) => ({ moves, targets: namesIn });
const legal = listed(sellWood, buyWood, play, give);

describe('pointing at the table', () => {
  test('narrows step by step until one move is left, which is chosen', () => {
    const wood = point(legal, NOTHING, 'wood') ?? expect.fail();
    expect(wood.chosen).toBeNull();
    expect(candidatesOf(legal, wood)).toEqual([sellWood, buyWood, give]);
    expect(point(legal, wood, 'sell')?.chosen).toBe(sellWood);
    expect(point(legal, wood, 'gold')?.chosen).toBe(give);
  });

  test('lets go of what is pointed at again, begins anew elsewhere, and says no to what is not legal', () => {
    const wood = point(legal, NOTHING, 'wood') ?? expect.fail();
    expect(point(legal, wood, 'wood')).toEqual(NOTHING);
    expect(point(legal, wood, 'pozzo')).toEqual({ pointed: ['pozzo'], chosen: play });
    expect(point(legal, wood, 'duomo')).toBeNull();
  });

  test('takes several ids for one thing, and lets go of them together', () => {
    const both = point(legal, NOTHING, 'sell', 'wood') ?? expect.fail();
    expect(both.chosen).toBe(sellWood);
    expect(point(legal, both, 'sell', 'wood')).toEqual(NOTHING);
    expect(point(legal, both, 'buy', 'wood')).toEqual({ pointed: ['buy', 'wood'], chosen: buyWood });
    expect(point(legal, both, 'sell', 'gold')).toBeNull();
  });

  test('a whole move can be picked; what it does not name is let go of', () => {
    const wood = point(legal, NOTHING, 'wood') ?? expect.fail();
    expect(pick(legal, wood, play)).toEqual({ pointed: [], chosen: play });
    expect(pick(legal, wood, sellWood)).toEqual({ pointed: ['wood'], chosen: sellWood });
  });

  test('at the same thing twice gives two of it, where that is a move; a third time lets go', () => {
    const twice = { do: 'give', resources: ['wood', 'wood'] };
    const all = listed(...legal.moves, twice);
    const once = point(all, NOTHING, 'wood') ?? expect.fail();
    const two = point(all, once, 'wood') ?? expect.fail();
    expect(two).toEqual({ pointed: ['wood', 'wood'], chosen: twice });
    expect(point(all, two, 'wood')).toEqual(NOTHING);
    expect(point(all, once, 'gold')?.chosen).toBe(give);
  });

  test('rings what may be pointed at: on the way the candidates, with a whole move everything', () => {
    const wood = point(legal, NOTHING, 'wood') ?? expect.fail();
    expect(legalTargets(legal, wood).has('pozzo')).toBe(false);
    expect(legalTargets(legal, { ...wood, chosen: sellWood }).has('pozzo')).toBe(true);
  });

  test('a thing could be dropped on what the moves it leads to point at after it', () => {
    expect([...targetsAfter(legal, NOTHING, 'wood')]).toEqual(['gold']);
    expect([...targetsAfter(legal, NOTHING, 'sell')]).toEqual(['wood']);
    expect([...targetsAfter(legal, NOTHING, 'gold')]).toEqual([]);
  });

  test('chooses the only move there is, and carries a choice over to a list made anew', () => {
    expect(fresh(listed(play))).toEqual({ pointed: [], chosen: play });
    const anew = listed({ ...sellWood }, { ...buyWood }, { ...play }, { ...give });
    expect(carry(anew, { pointed: ['pozzo'], chosen: play })).toEqual({ pointed: ['pozzo'], chosen: anew.moves[2] });
    expect(carry(listed(sellWood, buyWood), { pointed: ['pozzo'], chosen: play })).toEqual(NOTHING);
  });
});
