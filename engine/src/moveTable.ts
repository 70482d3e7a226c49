import { sameJson } from './play.ts';

/** The moves of a game, each created once and numbered. */
export interface MoveTable<M> {
  readonly every: readonly M[];
  /** Returns the move of the table that equals an external value, if any. */
  find(input: unknown): M | undefined;
  /** Returns the number of a move. Equal moves have one number, whether they come from the table or from outside. */
  key(move: M): number;
}

export function moveTable<M extends { readonly do: string }>(moves: Iterable<M>): MoveTable<M> {
  const every: M[] = [];
  const byKind = new Map<unknown, M[]>();
  const numbers = new Map<unknown, number>();
  const find = (input: unknown): M | undefined => {
    if (typeof input !== 'object' || input === null || !('do' in input)) return undefined;
    return byKind.get(input.do)?.find((move) => sameJson(move, input));
  };
  for (const move of moves) {
    const known = find(move);
    numbers.set(move, known === undefined ? every.length : (numbers.get(known) ?? 0));
    if (known !== undefined) continue;
    every.push(move);
    byKind.set(move.do, [...(byKind.get(move.do) ?? []), move]);
  }
  return { every, find, key: (move) => numbers.get(move) ?? numbers.get(find(move)) ?? -1 };
}
