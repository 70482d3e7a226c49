import type { Prose } from '@signoria/engine';
import type { Colour } from '../bricks.ts';

/** A card in a sentence: alone, and as what something is done to, with its article. */
export interface CardNoun {
  readonly name: Prose;
  readonly the: Prose;
}

/** So many bricks of one colour. */
export interface Counted {
  readonly colour: Colour;
  readonly count: number;
}
