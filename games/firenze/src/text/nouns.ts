import type { Prose } from '@signoria/engine';
import type { Colour } from '../bricks.ts';

/** A card in a sentence: its name alone, and as an object with its article. */
export interface CardNoun {
  readonly name: Prose;
  readonly the: Prose;
}

/** A tower in a sentence. */
export interface TowerNoun {
  readonly colour: Colour;
  readonly height: number;
  /** True if the tower was raised this turn and another one of its colour is as tall. */
  readonly isRaised: boolean;
}

/** A number of bricks of one colour. */
export interface BrickCount {
  readonly colour: Colour;
  readonly count: number;
}
