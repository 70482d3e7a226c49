// Remarks on the figures, written by hand. Each run recounts the figures, so check that the remarks still hold.
import { readFileSync } from 'node:fs';

/** Returns the lines of the remarks on a game. */
export function remarksOn(game) {
  return readFileSync(new URL(`${game}Remarks.md`, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n');
}
