import type { OfferedLevel } from '@signoria/bots/levels';
import MEASURED from './typicalValues.json';

/** The means of games between bots: of tables with one bot of each level, or of solo games. */
export interface TypicalValues {
  readonly games: number;
  /** Per decision with a choice: percent of the chance to win, in a solo game points. */
  readonly loss: Readonly<Record<OfferedLevel, number>>;
  /** Decisions per game with the label mistake or blunder. */
  readonly mistakes: Readonly<Record<OfferedLevel, number>>;
  /** The standard deviation of a seat's luck in one game. */
  readonly luck: number;
}

const VALUES: Readonly<Record<string, Partial<Record<'many' | 'solo', TypicalValues>>>> = MEASURED.values;

/** Means of fewer games are not shown: a single game can make a master look worse than an apprentice. */
const LEAST_GAMES = 5;

/** Returns the values of a game as `npm run typical` measured them; null for a game with too few measured games. */
export function typicalValues(game: string, isSolo: boolean, measured = VALUES): TypicalValues | null {
  const values = measured[game]?.[isSolo ? 'solo' : 'many'];
  return values === undefined || values.games < LEAST_GAMES ? null : values;
}
