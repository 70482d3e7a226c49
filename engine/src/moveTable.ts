import { sameJson } from './play.ts';

/** The moves of a game, each made once and numbered. */
export interface MoveTable<M> {
  readonly every: readonly M[];
  /** The move of the table that equals something from outside; undefined when there is none. */
  find(input: unknown): M | undefined;
  /** Equal moves have one number, whether they come from the table or from outside. */
  key(move: M): number;
}

export function moveTable<M extends { readonly do: string }>(moves: Iterable<M>): MoveTable<M> {
  const every: M[] = [];
  const byVerb = new Map<unknown, M[]>();
  const numbers = new Map<unknown, number>();
  const find = (input: unknown): M | undefined => {
    if (typeof input !== 'object' || input === null || !('do' in input)) return undefined;
    return byVerb.get(input.do)?.find((move) => sameJson(move, input));
  };
  for (const move of moves) {
    const known = find(move);
    numbers.set(move, known === undefined ? every.length : (numbers.get(known) ?? 0));
    if (known !== undefined) continue;
    every.push(move);
    byVerb.set(move.do, [...(byVerb.get(move.do) ?? []), move]);
  }
  return { every, find, key: (move) => numbers.get(move) ?? numbers.get(find(move)) ?? -1 };
}
