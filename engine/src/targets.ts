/**
 * What a move points at: a thing on the table with its kind, "purse:wood" and "supply:wood", so that the same component in
 * two places is two things. Whoever draws a table gives each thing its target and asks the moves (`rules.targets`).
 */
export type Target<Kind extends string = string, Id extends string = string> = `${Kind}:${Id}`;

/** The component that a target stands for, without its kind. */
export function idOf(target: string): string {
  return target.slice(target.indexOf(':') + 1);
}

/** Texts and numbers anywhere in a move, what it does first: the plain form of `targets`. */
export function namesIn(move: unknown): readonly string[] {
  if (typeof move === 'string' || typeof move === 'number') return [String(move)];
  if (typeof move !== 'object' || move === null) return [];
  return Object.values(move).flatMap(namesIn);
}
