/**
 * A component on the table that a move refers to, with its kind. "purse:wood" and "supply:wood" are the same component
 * in two places and so two targets. A page that draws the table gives each component its target and compares it with
 * the targets of the moves (`rules.targets`).
 */
export type Target<Kind extends string = string, Id extends string = string> = `${Kind}:${Id}`;

/** Returns the component of a target, without its kind. */
export function idOf(target: string): string {
  return target.slice(target.indexOf(':') + 1);
}

/** Returns all strings and numbers in a move, its `do` first: the default of `targets`. */
export function namesIn(move: unknown): readonly string[] {
  if (typeof move === 'string' || typeof move === 'number') return [String(move)];
  if (typeof move !== 'object' || move === null) return [];
  return Object.values(move).flatMap(namesIn);
}
