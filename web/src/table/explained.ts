import type { TableSnapshot } from './tableTypes.ts';

type Said = { readonly name: string; readonly gloss: string };

/** What things are called does not change while one language is spoken; explaining them takes its time. */
const SAID = new WeakMap<TableSnapshot['text'], Map<string, Said>>();

/** The name of a component, and what it means. */
export function explainedOf({ text, imagined }: TableSnapshot, id: string): Said {
  const known = SAID.get(text) ?? new Map<string, Said>();
  SAID.set(text, known);
  const found = known.get(id) ?? text.explain(id, imagined);
  known.set(id, found);
  return found;
}

export function isExplained({ text }: TableSnapshot, id: string): boolean {
  return text.components.includes(id);
}
