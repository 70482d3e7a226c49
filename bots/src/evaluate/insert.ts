/** Inserts an item into a list in descending order. The list is short, so this is faster than sorting it at the end. */
export function insert(list: number[], item: number): void {
  let index = list.length;
  list.push(item);
  for (; index > 0 && (list[index - 1] as number) < item; index--) list[index] = list[index - 1] as number;
  list[index] = item;
}
