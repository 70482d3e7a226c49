import type { Language } from '@signoria/engine';
import { DE } from './words.de.ts';
import { EN } from './words.en.ts';
import { IT } from './words.it.ts';

/** Headings and labels of the table. Names and effects of components come from the game's own text. */
export interface Words {
  readonly dice: string;
  readonly sheet: string;
  readonly table: string;
  readonly tableNote: string;
  readonly prestige: string;
  readonly diceBoard: string;
  readonly diceNote: string;
  readonly shows: (value: number) => string;
  readonly notRolled: string;
  /** The colours of the dice, in a word. */
  readonly colours: Readonly<Record<'white' | 'brown' | 'grey' | 'green' | 'red' | 'yellow', string>>;
  readonly used: string;
  readonly usedBy: (name: string) => string;
  readonly steps: (count: number) => string;
  readonly anonymous: string;
  readonly free: string;
  readonly alike: string;
  readonly anyTrack: string;
  /** Short, for the board and the sheet. */
  readonly trackNames: Readonly<Record<'captain' | 'bishop' | 'preacher', string>>;
  readonly beforeEnd: string;
  readonly you: string;
  readonly inHand: string;
  readonly anyResource: string;
  readonly more: (count: number) => string;
  readonly verbs: { readonly change: string; readonly lose: string; readonly done: string };
  readonly districtSheet: string;
  readonly yourSheet: string;
  readonly round: (round: number, rounds: number) => string;
  readonly firstPlayer: string;
  readonly captainNow: string;
  readonly bishopNow: string;
  readonly palazzo: string;
  readonly chiesa: string;
  readonly rione: string;
  readonly tracks: string;
  readonly supply: string;
  readonly allFour: string;
  readonly chiesaNote: (steps: number) => string;
  readonly rioneNote: string;
  readonly tracksNote: string;
  readonly supplyNote: string;
  readonly firstBuilding: string;
  readonly bonusPoints: (points: number) => string;
  readonly bonusSpare: string;
  readonly completed: string;
  readonly open: string;
  readonly marked: string;
  readonly willBeMarked: string;
  readonly withStar: string;
  readonly plain: string;
  readonly discount: string;
  readonly spares: (count: number) => string;
  readonly stars: (count: number) => string;
  readonly fiorini: (count: number) => string;
  /** Of the supply, as on paper. */
  readonly crossedOut: (what: string) => string;
  readonly artworks: (count: number) => string;
  readonly buildings: (count: number) => string;
  readonly points: (count: number) => string;
  readonly openSheet: (name: string) => string;
  readonly choosing: string;
  readonly finished: string;
  readonly waits: string;
  readonly active: string;
  readonly yourBuildings: string;
  readonly noEffect: string;
  readonly spent: string;
  readonly buildingTable: string;
  readonly buildingTableNote: string;
  readonly canBecome: (space: number) => string;
  readonly canBecomeNote: string;
  readonly columns: { readonly name: string; readonly cost: string; readonly effect: string; readonly points: string };
  readonly build: string;
  readonly covered: string;
  readonly alreadyBuilt: string;
  readonly close: string;
  readonly pope: string;
  readonly popeTarget: (points: number) => string;
  readonly popeTook: string;
  readonly popeToGo: (points: number) => string;
  readonly popeReached: string;
  readonly popeOn: (track: string, space: number) => string;
  readonly popeLevels: Readonly<Record<'easy' | 'normal' | 'hard' | 'extreme', string>>;
  readonly best: string;
  readonly bestNone: string;
  readonly bestNew: string;
  readonly beat: (mine: number, his: number) => string;
  readonly lostTo: (mine: number, his: number) => string;
  readonly explain: (name: string) => string;
}

const WORDS: Readonly<Record<Language, Words>> = { en: EN, de: DE, it: IT };

export function wordsIn(language: Language): Words {
  return WORDS[language];
}
