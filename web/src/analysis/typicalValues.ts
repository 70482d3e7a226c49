import type { OfferedLevel } from '@signoria/bots/levels';
import MEASURED from './typicalValues.json';

/** The means of games between bots: of tables with one bot of each level, or of solo games. */
export interface TypicalValues {
  readonly games: number;
  /** Per free decision: percent of the chance to win, in a solo game points. */
  readonly loss: Readonly<Record<OfferedLevel, number>>;
  /** Decisions per game with the label mistake or blunder. */
  readonly mistakes: Readonly<Record<OfferedLevel, number>>;
  /** The standard deviation of a seat's luck in one game. */
  readonly luck: number;
}

const VALUES: Readonly<Record<string, Partial<Record<'many' | 'solo', TypicalValues>>>> = MEASURED.values;

/** Returns the values of a game as `npm run typical` measured them; null for games without any. */
export function typicalValues(game: string, isSolo: boolean): TypicalValues | null {
  return VALUES[game]?.[isSolo ? 'solo' : 'many'] ?? null;
}
