import { at, isFirst, mapRows, memoizeByFigures, memoizeLast } from '@signoria/engine';
import { ARTISTS, CARDS, LOCATIONS, MONUMENTS } from '../components.ts';
import type { Figures } from '../figures.ts';
import type { MoveOf } from '../state.ts';

/** The moves of each component, created once and shared. */

export const CARD_MOVES = mapRows(CARDS, (_, card) => ({
  play: { do: 'play', card } as MoveOf<'play'>,
  keep: { do: 'keep', card } as MoveOf<'keep'>,
}));

export const MONUMENT_MOVES = mapRows(MONUMENTS, (_, monument) => ({
  complete: { do: 'complete', monument } as MoveOf<'complete'>,
  reserve: { do: 'reserveMonument', monument } as MoveOf<'reserveMonument'>,
}));

export const ARTIST_MOVES = mapRows(ARTISTS, (_, artist) => ({
  reserve: { do: 'reserveArtist', artist } as MoveOf<'reserveArtist'>,
  fromTable: { do: 'hire', artist, from: 'table' } as MoveOf<'hire'>,
  fromReserve: { do: 'hire', artist, from: 'reserve' } as MoveOf<'hire'>,
}));

export const LOCATION_MOVES = mapRows(LOCATIONS, (_, location) => ({
  activate: { do: 'activate', location } as MoveOf<'activate'>,
}));

/**
 * The moves of each component with its figures in one record, to save lookups on every turn. Each entry is one object
 * literal, so that V8 stores all its properties in the object; it would not after a spread with a property added.
 */
export const cardsBy = memoizeByFigures(({ cards }: Figures) =>
  mapRows(CARD_MOVES, ({ play, keep }, card) => ({ play, keep, row: cards[card] })),
);
export const monumentsBy = memoizeByFigures(({ monuments }: Figures) =>
  mapRows(MONUMENT_MOVES, ({ complete, reserve }, monument) => ({ complete, reserve, row: monuments[monument] })),
);
export const artistsBy = memoizeByFigures(({ artists }: Figures) =>
  mapRows(ARTIST_MOVES, ({ reserve, fromTable, fromReserve }, artist) => ({
    reserve,
    fromTable,
    fromReserve,
    row: artists[artist],
  })),
);
export const locationsBy = memoizeByFigures(({ locations }: Figures) =>
  mapRows(LOCATION_MOVES, ({ activate }, location) => ({ activate, row: locations[location] })),
);

/** The same entries for a list of components, without duplicates; memoized. */
export const monumentsIn = inList(monumentsBy);
export const artistsIn = inList(artistsBy);
export const locationsIn = inList(locationsBy);

function inList<Id extends string, Choice>(all: (figures: Figures) => Readonly<Record<Id, Choice>>) {
  return memoizeLast((list: readonly Id[], figures: Figures): readonly Choice[] => {
    const choices = all(figures);
    const some: Choice[] = [];
    for (let index = 0; index < list.length; index++) if (isFirst(list, index)) some.push(choices[at(list, index)]);
    return some;
  });
}
