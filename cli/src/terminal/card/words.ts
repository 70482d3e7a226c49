import type { Language } from '@signoria/engine';
import type { Good, Kind, Skill } from './view.ts';
import { DE } from './words.de.ts';
import { EN } from './words.en.ts';
import { IT } from './words.it.ts';

/** Short words for a small screen; sentences come from the game's own text. */
export interface BoardWords {
  readonly goods: Readonly<Record<Good, string>>;
  /** Heads of columns, five letters at most. */
  readonly heads: Readonly<Record<Good, string>>;
  readonly skills: Readonly<Record<Skill, { readonly letter: string; readonly plural: string }>>;
  readonly kinds: Readonly<Record<Kind, string>>;
  readonly effects: Readonly<Record<string, (amount: number) => string>>;
  readonly extraAction: string;
  readonly extraCard: string;

  readonly captain: string;
  readonly nextCaptain: string;
  readonly order: string;
  readonly deck: (cards: number) => string;
  readonly monuments: string;
  readonly hand: string;
  readonly have: string;
  readonly income: (ownChoices: number) => string;
  readonly supply: string;
  readonly artists: string;
  readonly anonymous: string;
  readonly take: string;
  readonly sell: (fiorini: number) => string;
  readonly cards: (cards: number) => string;
  readonly resources: (resources: number) => string;
  readonly reserved: string;
  readonly score: (points: number) => string;

  readonly actions: {
    readonly play: string;
    readonly complete: string;
    readonly reserveMonument: string;
    readonly reserveArtist: string;
    readonly take: string;
    readonly sellPlace: (fiorini: number) => string;
    readonly other: string;
    readonly sell: (fiorini: number) => string;
    readonly buy: (fiorini: number) => string;
  };
  readonly sendWorkers: (fiorini: number) => string;
  readonly seekInspiration: string;
  readonly exchange: string;
  readonly barter: string;
  readonly captaincy: string;
  readonly reservedByYou: string;
  /** The signs of the table, explained once. */
  readonly legend: string;
}

export const BOARD_WORDS: Readonly<Record<Language, BoardWords>> = { en: EN, de: DE, it: IT };
