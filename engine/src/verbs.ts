import type { AnyRules } from './rules.ts';

export interface VerbGroup {
  readonly verb: string;
  readonly moves: readonly unknown[];
}

/** Groups moves by their verb, in the order of the game's verbs. Verbs without a move are omitted. */
export function byVerb(rules: Pick<AnyRules, 'verb' | 'verbs'>, moves: readonly unknown[]): readonly VerbGroup[] {
  const groups = new Map<string, unknown[]>(rules.verbs.flat().map((verb) => [verb, []]));
  for (const move of moves) groups.get(rules.verb(move))?.push(move);
  return [...groups].flatMap(([verb, own]) => (own.length > 0 ? [{ verb, moves: own }] : []));
}
