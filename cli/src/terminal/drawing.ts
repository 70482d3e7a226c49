import type { GameState, GameText, GameTypes, GameView, Language, Seat, ShownScore } from '@signoria/engine';
import { plain } from '@signoria/engine';
import { drawCardGame } from './card/index.ts';
import { drawDiceGame } from './dice/index.ts';
import { drawFirenze } from './firenze/index.ts';
import { drawFlorenza } from './florenza/index.ts';

/**
 * The data one player may see. `imagined` is a state consistent with the view (from `guess`). The words of a game need
 * a state, and reading `imagined` reveals nothing hidden.
 */
export interface Seen {
  readonly seat: Seat;
  readonly view: GameView;
  readonly imagined: GameState;
  readonly moves: readonly unknown[];
  readonly scores: readonly ShownScore[];
  readonly names: readonly string[];
  readonly language: Language;
  readonly text: GameText<GameTypes>;
}

/** The highest `dropOrder` of the sections that are shown even if the news scrolls off the screen. */
export const ESSENTIAL = 2;

/**
 * A part of the table. On a small screen the sections with the highest `dropOrder` are left out first. Sections with 0 are
 * always shown.
 */
export interface DrawnSection {
  readonly dropOrder: number;
  readonly lines: readonly string[];
}

/** The terminal drawing of one game. It does not decide which moves are legal. */
export interface Drawing {
  /** Draws the table in lines of at most `width` columns. `width` is at least 80. */
  table(seen: Seen, width: number): readonly DrawnSection[];
  /** Describes a move without repeating its verb, which is the heading above it. */
  choice(move: unknown, seen: Seen): string;
  /** True if the event is shown at once; other events appear only in the log. */
  isNews(event: unknown, seen: Seen): boolean;
  /** Returns a card turned over for the player, which is highlighted in the news; null for other events. */
  revealedCard(
    event: unknown,
    seen: Seen,
  ): { readonly name: string; readonly value: number; readonly isMasterpiece: boolean } | null;
  /** Explains the signs of the table. */
  legend(language: Language): string;
  /** Returns information revealed at the end of the game that affected the result; shown below the score. */
  revealedAtEnd(seen: Seen): readonly string[];
  /** Returns the words for the end of a solo game; null for the usual words. */
  ending(seen: Seen): string | null;
}

/** Fallback for a game without a drawing: everything in the words of the game's text. */
const inWords: Drawing = {
  table: () => [],
  choice: (move, { text, imagined, seat }) => plain(text.move(move, imagined, seat)),
  isNews: () => true,
  revealedCard: () => null,
  legend: () => '',
  revealedAtEnd: () => [],
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
