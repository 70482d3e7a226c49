import type { GameState, ReadonlyAgenda, Seat } from '@signoria/engine';
import { at, hashOf, questionFor } from '@signoria/engine';
import type { Parts } from './evaluation.ts';

/** The number 1 as an amount: amounts are fixed-point numbers in sixteenths. */
export const ONE = 16;

/** The most features that are set in one position. */
const MOST_SET = 1024;

/** The features of one position as a sparse vector: the indices of the features that are not zero, and their amounts. */
export class Features {
  readonly indices = new Uint16Array(MOST_SET);
  readonly amounts = new Int16Array(MOST_SET);
  length = 0;
  /** The index of the first feature of the group being written, to which `add` adds. */
  base = 0;

  add(index: number, amount: number): void {
    if (amount === 0) return;
    this.indices[this.length] = this.base + index;
    this.amounts[this.length++] = amount;
  }
}

/** A group of features that describes a seat, or the table if `seat` is not used. */
export interface FeatureGroup<S> {
  readonly name: string;
  readonly size: number;
  readonly write: (out: Features, state: S, seat: Seat) => void;
}

/** A number as one feature. `unit` is the number that counts as 1. */
export function number<S>(name: string, unit: number, read: (state: S, seat: Seat) => number): FeatureGroup<S> {
  return { name, size: 1, write: (out, state, seat) => out.add(0, Math.round((ONE * read(state, seat)) / unit)) };
}

/** A fact that is true or false. */
export function flag<S>(name: string, read: (state: S, seat: Seat) => boolean): FeatureGroup<S> {
  return {
    name,
    size: 1,
    write(out, state, seat) {
      if (read(state, seat)) out.add(0, ONE);
    },
  };
}

/** A small number: one feature for each value from 0 to `most`. Larger numbers count as `most`. */
export function oneOf<S>(name: string, most: number, read: (state: S, seat: Seat) => number): FeatureGroup<S> {
  return {
    name,
    size: most + 1,
    write: (out, state, seat) => out.add(Math.max(0, Math.min(most, read(state, seat))), ONE),
  };
}

/** A number as one feature for its size and one for each value from 0 to `most`. */
export function count<S>(name: string, most: number, read: (state: S, seat: Seat) => number): FeatureGroup<S> {
  return {
    name,
    size: most + 2,
    write(out, state, seat) {
      const value = read(state, seat);
      out.add(Math.max(0, Math.min(most, value)), ONE);
      out.add(most + 1, Math.round((ONE * value) / most));
    },
  };
}

/** One feature for each id: how often it is in a list. */
export function listed<S, Id extends string>(
  name: string,
  ids: readonly Id[],
  read: (state: S, seat: Seat) => readonly Id[],
): FeatureGroup<S> {
  return listedBy(name, ids, read, (id) => id);
}

/** One feature for each id: how many items of a list have it. Items with the id null do not count. */
export function listedBy<S, Item, Id extends string>(
  name: string,
  ids: readonly Id[],
  read: (state: S, seat: Seat) => readonly Item[],
  idOf: (item: Item) => Id | null,
): FeatureGroup<S> {
  const indices = new Map<string, number>(ids.map((id, index) => [id, index]));
  return {
    name,
    size: ids.length,
    write(out, state, seat) {
      const items = read(state, seat);
      for (let place = 0; place < items.length; place++) {
        const id = idOf(items[place] as Item);
        if (id !== null) out.add(indices.get(id) ?? 0, ONE);
      }
    },
  };
}

/** One feature for each place of a list: true or false for its item. */
export function flags<S, Item>(
  name: string,
  size: number,
  read: (state: S) => readonly Item[],
  isSet: (item: Item, seat: Seat) => boolean,
): FeatureGroup<S> {
  return {
    name,
    size,
    write(out, state, seat) {
      const items = read(state);
      for (let place = 0; place < items.length; place++) if (isSet(items[place] as Item, seat)) out.add(place, ONE);
    },
  };
}

/** One feature for each id, with a number for each. `unit` is the number that counts as 1. */
export function each<S, Id>(
  name: string,
  ids: readonly Id[],
  unit: number,
  read: (state: S, id: Id, seat: Seat) => number,
): FeatureGroup<S> {
  return {
    name,
    size: ids.length,
    write(out, state, seat) {
      for (let index = 0; index < ids.length; index++)
        out.add(index, Math.round((ONE * read(state, ids[index] as Id, seat)) / unit));
    },
  };
}

type Question = { readonly ask: string; readonly seat: Seat };

/** One feature for each kind of question: the one that the seat must answer now. */
export function question<S extends { readonly table: { readonly agenda: ReadonlyAgenda<Question> } }>(
  names: readonly string[],
): FeatureGroup<S> {
  const indices = new Map<string, number>(names.map((name, index) => [name, index]));
  return {
    name: 'question',
    size: names.length,
    write(out, { table }, seat) {
      const step = questionFor(table.agenda, seat);
      if (step !== undefined) out.add(indices.get(step.ask) ?? 0, ONE);
    },
  };
}

/** The features of a game, grouped by what they describe. */
export interface FeatureGroups<S> {
  readonly table: readonly FeatureGroup<S>[];
  /** Repeated for every seat, the viewer's first. They must not read secrets. */
  readonly player: readonly FeatureGroup<S>[];
  /** Of the viewer only. They may read the viewer's secrets. */
  readonly own: readonly FeatureGroup<S>[];
}

export interface FeatureTable<S> {
  readonly size: number;
  /** A hash of all names and sizes and of the most seats. Stored weights belong to one layout. */
  readonly layout: number;
  /**
   * Writes the features of a position as the viewer sees it. `parts` are those of the evaluation, by seat; without them
   * their features are 0.
   */
  write(out: Features, state: S, viewer: Seat, seats: number, parts: readonly Parts[] | null): void;
}

export type AnyFeatureTable = FeatureTable<GameState>;

/** The points of a part of the evaluation that count as 1. */
const PART_UNIT = 10;

/**
 * Writes the parts of a seat, which are in the order of the names. V8 reads the properties of a `for … in` loop several
 * times as fast as properties by name.
 */
function writeParts(out: Features, parts: Parts, names: readonly string[]): void {
  let index = 0;
  for (const part in parts)
    if (part === names[index]) out.add(index++, Math.round((ONE * (parts[part] as number)) / PART_UNIT));
}

/** Builds a feature table. Its layout: the number of seats, the table, the viewer's own groups, then every seat with its parts. */
export function featureTable<S>(
  groups: FeatureGroups<S>,
  partNames: readonly string[],
  mostSeats: number,
): FeatureTable<S> {
  const sizeOf = (list: readonly FeatureGroup<S>[]) => list.reduce((sum, { size }) => sum + size, 0);
  const tableBase = mostSeats + 1;
  const ownBase = tableBase + sizeOf(groups.table);
  const playerBase = ownBase + sizeOf(groups.own);
  const playerSize = sizeOf(groups.player) + partNames.length;
  const writeAll = (out: Features, list: readonly FeatureGroup<S>[], base: number, state: S, seat: Seat) => {
    out.base = base;
    for (const group of list) {
      group.write(out, state, seat);
      out.base += group.size;
    }
  };
  const lists = [groups.table, groups.own, groups.player];
  return {
    size: playerBase + mostSeats * playerSize,
    layout: hashOf([mostSeats, partNames, lists.map((list) => list.map(({ name, size }) => [name, size]))]),
    write(out, state, viewer, seats, parts) {
      out.length = 0;
      out.base = 0;
      out.add(seats, ONE);
      writeAll(out, groups.table, tableBase, state, viewer);
      writeAll(out, groups.own, ownBase, state, viewer);
      for (let offset = 0; offset < seats; offset++) {
        const seat = (viewer + offset) % seats;
        writeAll(out, groups.player, playerBase + offset * playerSize, state, seat);
        if (parts !== null) writeParts(out, at(parts, seat), partNames);
      }
    },
  };
}
