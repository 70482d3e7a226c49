import type { FlorenzaText } from '@signoria/florenza';
import type { TableSnapshot } from '../../table/tableTypes.ts';

/** The game's words, with the labels of the page. */
export function wordsOf({ text }: TableSnapshot) {
  const { words, names, labels } = text as unknown as FlorenzaText;
  return { ...words, names, labels };
}
export type Words = ReturnType<typeof wordsOf>;
