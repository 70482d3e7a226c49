import type { Track } from '../components.ts';
import type { Figures } from '../figures.ts';
import type { Area, Special } from './words.ts';

/** What stands above the name of something explained. */
type KindWord =
  | 'die'
  | 'resource'
  | 'money'
  | 'artwork'
  | 'space'
  | 'office'
  | 'track'
  | 'bonus'
  | 'artist'
  | 'supply'
  | 'sheet'
  | 'opponent';

/** Spaces of a track that are neither goods nor people. */
export type PlainBonus = 'resource' | 'die' | 'points' | 'none';

/** Lines of an explanation: a file a language, since they are many. */
export interface Lines {
  readonly kinds: Readonly<Record<KindWord, string>>;
  building(number: number): string;
  cost(cost: string): string;
  artist(skills: string): string;
  worth(points: string): string;
  brings(gain: string): string;

  dieResources(low: string, high: string): string;
  dieRecruits(low: string, high: string): string;
  artistFor(artist: string, fiorini: string): string;
  anyDie(fiorini: string): string;
  anyValueWith(building: string): string;
  tradesWith(building: string): string;

  /** Dice with their article. */
  broughtBy(die: string): string;
  needed(works: string): string;
  readonly coin: string;
  start(amount: string): string;
  left(amount: string, points: string): string;

  artistAdds(paid: string, anonymous: string): string;
  masterpiece(star: string, withZecca: string): string;
  income(income: string): string;
  palazzoBonus(byPlace: readonly number[]): string;
  palazzoAlone(byRound: readonly number[]): string;
  chiesaBonus(steps: string): string;

  anyValue(die: string): string;
  trades(die: string): string;
  special(building: Special, figures: Figures): string;
  readonly onceATurn: string;
  readonly noEffect: string;

  readonly firstSpace: string;
  icons(icons: string): string;
  after(space: string): string;
  spaceWorth(points: string): string;

  readonly people: Readonly<Record<Track, readonly string[]>>;
  spaces(bonuses: string): string;
  pastEnd(fiorini: string): string;

  readonly star: string;
  readonly spare: string;
  readonly bonuses: Readonly<Record<PlainBonus, { readonly gloss: string; readonly line: string }>>;

  hiredWith(die: string): string;
  accepted(artworks: string): string;
  anonymous(building: string): string;

  readonly ghost: readonly string[];
  ghostScores(points: string): string;
  readonly areas: Readonly<Record<Area, string>>;
}
