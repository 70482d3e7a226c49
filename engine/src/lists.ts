/**
 * List functions for states. Lists of a state are never modified in place, except the stacks of the agenda: these
 * functions return new ones.
 */

/** Returns true if no equal item precedes this one. Equal items are offered as one choice. */
export function isFirst<T>(list: readonly T[], index: number): boolean {
  const item = list[index];
  for (let before = 0; before < index; before++) if (list[before] === item) return false;
  return true;
}

/** Returns the list without duplicates, in order. */
export function distinct<T>(list: readonly T[]): T[] {
  const items: T[] = [];
  for (let index = 0; index < list.length; index++) if (isFirst(list, index)) items.push(list[index] as T);
  return items;
}

/** Returns all subsets of a short list, each created once. The bits of a subset's index mark the selected items. */
export function selections<T>(list: readonly T[]): readonly (readonly T[])[] {
  return Array.from({ length: 2 ** list.length }, (_, bits) => list.filter((_, index) => ((bits >> index) & 1) === 1));
}

/** Returns the index of the first equal item; throws if there is none. */
export function indexIn<T>(list: readonly T[], item: T): number {
  const index = list.indexOf(item);
  if (index < 0) throw new Error(`${String(item)} is not in the list`);
  return index;
}

/** Returns the list without the first equal item. */
export function without<T>(list: readonly T[], item: T): T[] {
  return withoutItemAt(list, indexIn(list, item));
}

/** Returns the list with another item at an index. `with` takes 1.5 times as long. */
export function withItemAt<T>(list: readonly T[], index: number, item: T): T[] {
  const changed = list.slice();
  changed[index] = item;
  return changed;
}

/** Returns the list without the item at an index. Several times as fast as `toSpliced`. */
export function withoutItemAt<T>(list: readonly T[], index: number): T[] {
  const rest = list.slice();
  for (let next = index + 1; next < rest.length; next++) rest[next - 1] = rest[next] as T;
  rest.pop();
  return rest;
}
