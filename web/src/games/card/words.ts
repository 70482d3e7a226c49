import type { cardGame } from '@signoria/catalogue';
import type { Language } from '@signoria/engine';
import { LANGUAGES } from '@signoria/engine';
import { DE } from './words.de.ts';
import { EN } from './words.en.ts';
import { IT } from './words.it.ts';

type Guild =
  | 'arte-maggiore'
  | 'signore-de-lo-rione'
  | 'protettore'
  | 'mastro-artista'
  | 'bottega-d-arte'
  | 'edificatore'
  | 'arte-dei-mercatanti'
  | 'padrone';

/** Headings and labels of the table. Names and effects of components come from the game's own text. */
export interface Words {
  readonly city: string;
  readonly hand: string;
  readonly tabs: string;
  readonly round: (round: number, rounds: number) => string;
  readonly marker: string;
  readonly action: (number: number) => string;
  readonly acting: (name: string) => string;
  readonly stillToAct: string;
  readonly acted: string;
  readonly claimed: (name: string) => string;
  readonly monuments: string;
  readonly monumentsNote: string;
  readonly noMonuments: string;
  readonly inDeck: (count: number) => string;
  readonly complete: string;
  readonly reserve: string;
  readonly artists: string;
  readonly artistsNote: string;
  readonly skills: Readonly<Record<cardGame.Skill, string>>;
  readonly anonymous: string;
  readonly noPoints: string;
  readonly hired: string;
  readonly yours: string;
  readonly values: (values: string) => string;
  readonly locations: string;
  readonly locationsNote: string;
  readonly take: string;
  readonly swap: string;
  readonly captaincy: string;
  readonly used: string;
  readonly market: string;
  readonly marketNote: string;
  readonly sell: string;
  readonly buy: string;
  readonly exchange: string;
  readonly workers: string;
  readonly workersFor: string;
  readonly inspiration: string;
  readonly sells: (fiorini: number) => string;
  readonly buys: (fiorini: number) => string;
  readonly exchanges: string;
  readonly or: string;
  readonly supply: string;
  readonly cards: (count: number) => string;
  readonly goods: (count: number) => string;
  readonly purseHidden: string;
  readonly yourHand: string;
  readonly secret: string;
  readonly noCards: string;
  readonly kept: string;
  readonly inFront: string;
  readonly nothingInFront: string;
  readonly reserved: string;
  readonly holds: string;
  readonly eachRound: string;
  readonly extraAction: string;
  readonly extraActionAndCard: string;
  readonly guilds: Readonly<Record<Guild, string>>;
  readonly foreseen: string;
  readonly extraActions: string;
  readonly none: string;
  readonly nextCards: (count: number) => string;
  readonly paidLater: string;
  readonly forAll: string;
  readonly anyResource: string;
  readonly prestige: string;
  /** Said of what cannot be chosen; pointed at, it says why. */
  readonly notNow: string;
  readonly table: string;
  readonly you: string;
  readonly turnOrder: string;
  readonly captain: string;
  readonly points: (count: number) => string;
  readonly explain: (name: string) => string;
}

const WORDS: Readonly<Record<Language, Words>> = { en: EN, de: DE, it: IT };

/** The page says which language it speaks; anything else is read in English. */
export function currentLanguage(): Language {
  const [spoken = ''] = document.documentElement.lang.split('-');
  return LANGUAGES.find((language) => language === spoken) ?? 'en';
}

export function wordsIn(language: Language): Words {
  return WORDS[language];
}
