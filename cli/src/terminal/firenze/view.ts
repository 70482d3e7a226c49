import * as firenze from '@signoria/firenze';
import { firenzeTerminal, firenzeText } from '@signoria/firenze/text';
import type { Seen } from '../drawing.ts';

/** Types of Firenze used by the drawing. */
export type FirenzeMove = firenze.Move;
export type FirenzeEvent = firenze.GameEvent;

/** The data each part of the table is drawn from. */
export interface DrawingInput {
  readonly seen: Seen;
  readonly view: firenze.View;
  readonly words: FirenzeWords;
  /** The first target of each of the current moves. */
  readonly targets: ReadonlySet<string>;
  readonly width: number;
}

export function drawingInput(seen: Seen, width: number): DrawingInput {
  const moves = seen.moves as readonly FirenzeMove[];
  return {
    seen,
    view: viewOf(seen),
    words: wordsIn(seen.language),
    targets: new Set(moves.map((move) => String(firenze.firenze.targets(move)[0]))),
    width,
  };
}

export function viewOf({ view }: Seen): firenze.View {
  return view as unknown as firenze.View;
}

/** Returns the game's words with the labels of a drawn table and the short forms for the terminal. */
export function wordsIn(language: Seen['language']) {
  const { words, labels } = firenzeText[language];
  return { ...words, labels, terminal: firenzeTerminal[language] };
}
export type FirenzeWords = ReturnType<typeof wordsIn>;

/** Returns the sign ▸ before a target of a current move, otherwise a space. */
export function mark({ targets }: Pick<DrawingInput, 'targets'>, target: firenze.FirenzeTarget): string {
  return targets.has(target) ? '▸' : ' ';
}
