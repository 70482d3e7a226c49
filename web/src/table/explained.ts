import type { TableSnapshot } from './tableTypes.ts';

type NameAndGloss = { readonly name: string; readonly gloss: string };

/**
 * Cache of names and glosses by text and id. They depend only on the language, unlike the lines of an explanation, and
 * `explain` is slow.
 */
const CACHE = new WeakMap<TableSnapshot['text'], Map<string, NameAndGloss>>();

/** Returns the name of a component and its meaning. */
export function explainedOf({ text, imagined }: TableSnapshot, id: string): NameAndGloss {
  const known = CACHE.get(text) ?? new Map<string, NameAndGloss>();
  CACHE.set(text, known);
  const found = known.get(id) ?? text.explain(id, imagined);
  known.set(id, found);
  return found;
}

export function isExplained({ text }: TableSnapshot, id: string): boolean {
  return text.components.includes(id);
}
