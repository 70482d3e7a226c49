import type { Prose } from '@signoria/engine';
import { plain } from '@signoria/engine';

/** Removes the last brackets, at the end of a move or question: cost and gain are shown beside it or in the list. */
export function withoutBrackets(words: Prose): Prose {
  const bracket = words.findLastIndex((piece) => typeof piece === 'string' && piece.includes(' ('));
  const last = words[bracket];
  const end = /\)(\??)$/.exec(plain(words));
  if (end === null || typeof last !== 'string') return words;
  return [...words.slice(0, bracket), last.slice(0, last.lastIndexOf(' (')) + end[1]];
}
