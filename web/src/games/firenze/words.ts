import type { FirenzeText } from '@signoria/firenze';
import type { TableSnapshot } from '../../table/tableTypes.ts';

/** The game's words, with the labels of the page. */
export function wordsOf({ text }: TableSnapshot) {
  const { words, labels } = text as unknown as FirenzeText;
  return { ...words, labels };
}
export type Words = ReturnType<typeof wordsOf>;
