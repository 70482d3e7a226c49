/** Lists of a state are never changed in place: these make new ones. */

/** Whether no equal item stands before this one: of equals, one choice is offered. */
export function isFirst<T>(list: readonly T[], index: number): boolean {
  const item = list[index];
  for (let before = 0; before < index; before++) if (list[before] === item) return false;
  return true;
}

/** Each of equals once, in order. */
export function once<T>(list: readonly T[]): T[] {
  return list.filter((_, index) => isFirst(list, index));
}

/** All selections from a short list, each made once: at the number whose bits are those of the places selected. */
export function selections<T>(list: readonly T[]): readonly (readonly T[])[] {
  return Array.from({ length: 2 ** list.length }, (_, bits) => list.filter((_, place) => ((bits >> place) & 1) === 1));
}

/** Where the first of equals stands. */
export function placeOf<T>(list: readonly T[], item: T): number {
  const place = list.indexOf(item);
  if (place < 0) throw new Error(`${String(item)} is not there`);
  return place;
}

/** The list without the first of equals. */
export function without<T>(list: readonly T[], item: T): T[] {
  return withoutPlace(list, placeOf(list, item));
}

/** The list with another item at a place; `with` takes half as long again. */
export function withPlace<T>(list: readonly T[], place: number, item: T): T[] {
  const changed = list.slice();
  changed[place] = item;
  return changed;
}

/** Several times as quick as `toSpliced`. */
export function withoutPlace<T>(list: readonly T[], place: number): T[] {
  const rest = list.slice();
  for (let next = place + 1; next < rest.length; next++) rest[next - 1] = rest[next] as T;
  rest.pop();
  return rest;
}
