import type { diceGame } from '@signoria/catalogue';
import type { Language } from '@signoria/engine';
import { DE } from './words.de.ts';
import { EN } from './words.en.ts';
import { IT } from './words.it.ts';

/** Short words for a small screen; sentences come from the game's own text. */
export interface BoardWords {
  /** On the rim of a die, seven letters at most. */
  readonly colours: Readonly<Record<diceGame.Die, string>>;
  readonly used: string;
  /** Heads of columns, five letters at most. */
  readonly heads: Readonly<Record<diceGame.Good, string>>;
  /** One letter each. */
  readonly skills: Readonly<Record<diceGame.Skill, string>>;
  readonly tracks: Readonly<Record<diceGame.Track, string>>;
  /** What stands for it on a track and in a supply, one letter each. */
  readonly letters: Readonly<Record<'spare' | 'resource' | 'die' | diceGame.Track, string>>;

  readonly palazzo: string;
  readonly chiesa: string;
  readonly rione: string;
  readonly supply: string;
  readonly space: (number: number) => string;
  readonly spares: (count: number) => string;
  readonly stars: (count: number) => string;
  readonly fiorini: (count: number) => string;
  readonly artworks: (count: number) => string;
  readonly firstPlayer: string;
  readonly captain: string;
  readonly bishop: string;
  readonly score: (points: number) => string;
  readonly popeTarget: (points: number) => string;
  readonly beat: (mine: number, his: number) => string;
  readonly lostTo: (mine: number, his: number) => string;

  /** Headings of choices, 14 letters at most. */
  readonly spend: (resource: string) => string;
  readonly build: string;
  readonly other: string;
  readonly artist: string;
  readonly masterpiece: string;
  readonly less: (fiorini: number) => string;
  readonly change: (fiorini: number) => string;
  readonly lose: string;
  readonly done: string;
  /** The signs of the table, explained once. */
  readonly legend: string;
}

export const BOARD_WORDS: Readonly<Record<Language, BoardWords>> = { en: EN, de: DE, it: IT };
