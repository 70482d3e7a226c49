import type { CardText } from '@signoria/card';
import type { TableSnapshot } from '../../table/tableTypes.ts';

/** Returns the game's words, merged with its labels for the page. */
export function wordsOf({ text }: TableSnapshot) {
  const { words, labels } = text as unknown as CardText;
  const extraActionAndCard = `${words.oneAction}, +${words.cards(1)}`;
  return { ...words, ...labels, extraActionAndCard };
}
export type Words = ReturnType<typeof wordsOf>;
