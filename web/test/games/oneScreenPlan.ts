import type { AnyGame } from '@signoria/engine';
import type { ScreenPlan } from './playOnEveryScreen.ts';

/** A game that is played by pointing. */
interface OneScreenPlay extends ScreenPlan {
  readonly name: string;
  readonly players: number;
}

/** Positions from games of the lively player at a full table. */
export interface LatePositions {
  /** Number of games to search. */
  readonly games: number;
  /** Number of kinds of questions in these games. */
  readonly kinds?: number;
  /** Measures how much is on the table. The fullest position of each kind of question is checked. */
  readonly fullness?: (game: AnyGame) => number;
}

/** The positions in which one game's questions are checked on all screens. */
export interface OneScreenPlan {
  readonly plays: readonly OneScreenPlay[];
  /** Absent if `plays` already has every question. */
  readonly late?: LatePositions;
}
