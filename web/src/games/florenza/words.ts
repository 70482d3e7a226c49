import type { FlorenzaText } from '@signoria/florenza';
import type { TableSnapshot } from '../../table/tableTypes.ts';

/** Returns the game's words, with names and labels for the page. */
export function wordsOf({ text }: TableSnapshot) {
  const { words, names, labels } = text as unknown as FlorenzaText;
  return { ...words, names, labels };
}
export type Words = ReturnType<typeof wordsOf>;
