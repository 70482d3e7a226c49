import { namesIn } from '@signoria/engine';
import { describe, expect, test } from 'vitest';
import {
  back,
  candidatesOf,
  carry,
  dropTargets,
  initialChoice,
  legalTargets,
  listedOf,
  NOTHING,
  narrow,
  pick,
  point,
} from '../../src/table/choice.ts';
import { thinRings } from '../../src/table/rings.ts';

const sellWood = { do: 'sell', resource: 'wood' };
const buyWood = { do: 'buy', resource: 'wood' };
const play = { do: 'play', card: 'pozzo' };
const give = { do: 'give', resources: ['wood', 'gold'] };
const verb = (move: unknown) => namesIn(move)[0] ?? '';
const listed = (...moves: readonly unknown[]) => ({ moves, targets: namesIn, verb, isAside: () => false });
const legal = listed(sellWood, buyWood, play, give);

describe('pointing at the table', () => {
  test('narrows the moves step by step and selects the last one left', () => {
    const wood = point(legal, NOTHING, 'wood') ?? expect.fail();
    expect(wood.chosen).toBeNull();
    expect(candidatesOf(legal, wood)).toEqual([sellWood, buyWood, give]);
    expect(point(legal, wood, 'sell')?.chosen).toBe(sellWood);
    expect(point(legal, wood, 'gold')?.chosen).toBe(give);
  });

  test('deselects a target pointed at again, restarts at another one, and refuses an illegal one', () => {
    const wood = point(legal, NOTHING, 'wood') ?? expect.fail();
    expect(point(legal, wood, 'wood')).toEqual(NOTHING);
    expect(point(legal, wood, 'pozzo')).toEqual({ ...NOTHING, pointed: ['pozzo'], chosen: play });
    expect(point(legal, wood, 'duomo')).toBeNull();
  });

  test('treats several ids of one thing as one target', () => {
    const both = point(legal, NOTHING, 'sell', 'wood') ?? expect.fail();
    expect(both.chosen).toBe(sellWood);
    expect(point(legal, both, 'sell', 'wood')).toEqual(NOTHING);
    expect(point(legal, both, 'buy', 'wood')).toEqual({ ...NOTHING, pointed: ['buy', 'wood'], chosen: buyWood });
    expect(point(legal, both, 'sell', 'gold')).toBeNull();
  });

  test('a whole move can be picked, which deselects targets outside it', () => {
    const wood = point(legal, NOTHING, 'wood') ?? expect.fail();
    expect(pick(legal, wood, play)).toEqual({ ...NOTHING, chosen: play });
    expect(pick(legal, wood, sellWood)).toEqual({ ...NOTHING, pointed: ['wood'], chosen: sellWood });
  });

  test('pointing twice at one thing selects two of it if that is a move; a third time deselects', () => {
    const twice = { do: 'give', resources: ['wood', 'wood'] };
    const all = listed(...legal.moves, twice);
    const once = point(all, NOTHING, 'wood') ?? expect.fail();
    const two = point(all, once, 'wood') ?? expect.fail();
    expect(two).toEqual({ ...NOTHING, pointed: ['wood', 'wood'], chosen: twice });
    expect(point(all, two, 'wood')).toEqual(NOTHING);
    expect(point(all, once, 'gold')?.chosen).toBe(give);
  });

  test('highlights the candidates, and every target once a move is selected', () => {
    const wood = point(legal, NOTHING, 'wood') ?? expect.fail();
    expect(legalTargets(legal, wood).has('pozzo')).toBe(false);
    expect(legalTargets(legal, { ...wood, chosen: sellWood }).has('pozzo')).toBe(true);
  });

  test('a dragged thing can be dropped on the other targets of its moves', () => {
    expect([...dropTargets(legal, NOTHING, 'pozzo')]).toEqual(['play']);
    expect([...dropTargets(legal, NOTHING, 'gold')]).toEqual(['give', 'wood']);
    expect([...dropTargets(legal, NOTHING, 'sell')]).toEqual(['wood']);
  });

  test('a verb narrows the moves, stays for its own targets and is dropped for targets of other verbs', () => {
    const sellGold = { do: 'sell', resource: 'gold' };
    const all = listed(...legal.moves, sellGold);
    const selling = narrow(all, NOTHING, 'sell');
    expect(selling).toEqual({ verb: 'sell', pointed: [], chosen: null });
    expect(candidatesOf(all, selling)).toEqual([sellWood, sellGold]);
    expect(point(all, selling, 'wood')).toEqual({ verb: 'sell', pointed: ['wood'], chosen: sellWood });
    expect(point(all, selling, 'pozzo')).toEqual({ verb: null, pointed: ['pozzo'], chosen: play });
    expect(narrow(all, NOTHING, 'play').chosen).toBe(play);
  });

  test('goes back step by step: releases the chosen move, then the verb', () => {
    const sellGold = { do: 'sell', resource: 'gold' };
    const all = listed(...legal.moves, sellGold);
    const selling = narrow(all, NOTHING, 'sell');
    const wood = point(all, selling, 'wood') ?? expect.fail();
    expect(listedOf(all, wood)).toEqual([sellWood, sellGold]);
    expect(back(all, wood)).toEqual(selling);
    expect(back(all, selling)).toEqual(NOTHING);
    expect(back(all, NOTHING)).toEqual(NOTHING);
    const only = listed(play);
    expect(back(only, initialChoice(only))).toEqual(initialChoice(only));
  });

  test('highlights the next targets unless there are too many; targets of several verbs have a thin ring', () => {
    const sellGold = { do: 'sell', resource: 'gold' };
    const all = { ...listed(...legal.moves, sellGold), targets: (move: unknown) => namesIn(move).slice(1) };
    expect([...thinRings(all, NOTHING)]).toEqual(['wood', 'gold']);
    expect([...thinRings(all, narrow(all, NOTHING, 'sell'))]).toEqual([]);
    const many = listed(...Array.from({ length: 13 }, (_, card) => ({ do: 'play', card })));
    expect(thinRings({ ...many, targets: (move) => namesIn(move).slice(1) }, NOTHING).size).toBe(13);
  });

  test('selects the only move, and keeps the choice for a rebuilt list', () => {
    expect(initialChoice(listed(play))).toEqual({ ...NOTHING, chosen: play });
    const anew = listed({ ...sellWood }, { ...buyWood }, { ...play }, { ...give });
    const pozzo = { ...NOTHING, pointed: ['pozzo'], chosen: play };
    expect(carry(anew, pozzo)).toEqual({ ...pozzo, chosen: anew.moves[2] });
    expect(carry(listed(sellWood, buyWood), pozzo)).toEqual(NOTHING);
  });
});
