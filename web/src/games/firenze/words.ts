import type { FirenzeText } from '@signoria/firenze';
import type { TableSnapshot } from '../../table/tableTypes.ts';

/** Returns the game's words and its labels for the page. */
export function wordsOf({ text }: TableSnapshot) {
  const { words, labels } = text as unknown as FirenzeText;
  return { ...words, labels };
}
export type Words = ReturnType<typeof wordsOf>;
