import type { GameState, GameText, GameView, Language, Seat, ShownScore } from '@signoria/engine';
import { plain } from '@signoria/engine';
import { drawCardGame } from './card/index.ts';
import { drawDiceGame } from './dice/index.ts';
import { drawFirenze } from './firenze/index.ts';
import { drawFlorenza } from './florenza/index.ts';

/**
 * What one pair of eyes may know. `imagined` is a state that cannot be told from the true one (`guess` of the view):
 * the words of a game want a state, and whatever they read of it gives nothing away.
 */
export interface Seen {
  readonly seat: Seat;
  readonly view: GameView;
  readonly imagined: GameState;
  readonly moves: readonly unknown[];
  readonly scores: readonly ShownScore[];
  readonly names: readonly string[];
  readonly language: Language;
  readonly text: GameText<GameState, unknown, unknown>;
}

/**
 * Part of the table. Where the screen is too small, the parts with the highest `spare` are left out first; 0 always
 * stays, and up to ESSENTIAL the news may rather scroll away.
 */
export const ESSENTIAL = 2;
export interface Section {
  readonly spare: number;
  readonly lines: readonly string[];
}

/** How one game is shown. Nothing in here decides what is legal. */
export interface Drawing {
  /** In lines of at most `width` columns, which are 80 or more. */
  table(seen: Seen, width: number): readonly Section[];
  /** A move in as few words as its verb, the heading above it, leaves to say. */
  choice(move: unknown, seen: Seen): string;
  /** What is told at once; the rest is kept for the log. */
  isNews(event: unknown, seen: Seen): boolean;
  /** A card turned over for the player, told louder than the rest. */
  triumph(event: unknown, seen: Seen): { readonly name: string; readonly value: number; readonly best: boolean } | null;
  /** The signs of the table, explained once. */
  legend(language: Language): string;
  /** What lay hidden until the end and decided something, below the score. */
  laidOpen(seen: Seen): readonly string[];
  /** How the game ended, where somebody wins who has no seat; null to say it as usual. */
  ending(seen: Seen): string | null;
}

/** A game nobody has drawn yet is still playable: everything in the words of its own text. */
const inWords: Drawing = {
  table: () => [],
  choice: (move, { text, imagined, seat }) => plain(text.move(move, imagined, seat)),
  isNews: () => true,
  triumph: () => null,
  legend: () => '',
  laidOpen: () => [],
  ending: () => null,
};

const DRAWINGS: Readonly<Record<string, Drawing>> = {
  card: drawCardGame,
  dice: drawDiceGame,
  firenze: drawFirenze,
  florenza: drawFlorenza,
};

export function drawingOf(game: string): Drawing {
  return DRAWINGS[game] ?? inWords;
}
