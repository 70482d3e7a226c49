import { compileMessage } from '@lingui/message-utils/compileMessage';
import { expect, test } from 'vitest';
import { DE } from '../src/words/de.ts';
import type { Word } from '../src/words/en.ts';
import { EN } from '../src/words/en.ts';
import { IT } from '../src/words/it.ts';

const WORDS = Object.keys(EN) as Word[];

/** Names of the holes in a message. */
function holes(message: string): readonly string[] {
  return [...new Set([...message.matchAll(/\{(\w+)[,}]/g)].map(([, name = '']) => name))].sort();
}

test.each([
  ['de', DE],
  ['it', IT],
] as const)('%s says everything, with the same holes, in messages that can be compiled', (_, words) => {
  for (const word of WORDS) {
    expect(holes(words[word]), word).toEqual(holes(EN[word]));
    expect(words[word].trim(), word).not.toBe('');
    expect(() => compileMessage(words[word]), word).not.toThrow();
  }
});
