import type { Language, Prose } from '@signoria/engine';
import type { FlorentineWords, Noun, Word } from '@signoria/florence';
import type { Building, Die, Pope, Range, Skill, Track } from '../components.ts';
import type { Reason } from '../reasons.ts';
import type { ScoreLineId } from '../score.ts';
import type { Ask, GameEvent, GhostTrack, Move, Origin, Role } from '../state.ts';
import type { Lines } from './lines.ts';

/** The same in a language's own words. */
interface Named {
  readonly name: string;
  readonly the: string;
}

/** Buildings with an effect of their own: the first twelve share two (R11.3, R11.4), the last four have none. */
export const SPECIAL = [
  'casa',
  'mercatante',
  'convento',
  'taverna',
  'cambiavalute',
  'bottega-d-arte',
  'mercato',
  'zecca',
  'palagio',
] as const satisfies readonly Building[];
export type Special = (typeof SPECIAL)[number];

/** The parts of the sheet. */
export const AREAS = ['palazzo', 'chiesa', 'rione', 'supply'] as const;
export type Area = (typeof AREAS)[number];

/** Who is hired: somebody of a type, somebody unknown (R11.5), or whoever the artwork needs (R11.13). */
export type Hired = Skill | 'anonymous' | 'any';

/** One language. Everything the game says is put together from these by the files beside this one. */
export interface Words extends FlorentineWords {
  readonly language: Language;
  readonly title: string;
  readonly summary: string;
  readonly options: {
    readonly pope: Record<'name' | 'explained', string> & { readonly choices: Readonly<Record<Pope, string>> };
  };

  spare(count: number): string;
  star(count: number): string;
  resources(count: number): string;
  points(count: number): string;
  /** On one track, or on one yet to be chosen. */
  steps(count: number, track: Prose | null): Prose;
  /** What a bonus brings. */
  readonly anyResource: string;
  readonly aDie: string;
  readonly asABonus: string;

  readonly dice: Readonly<Record<Die, Named & { readonly colour: string }>>;
  /** "green six". */
  shown(die: Die, value: number): Named;
  space(number: number): Named;
  readonly tracks: Readonly<Record<Track, Named>>;
  /** Offices, and the one who holds none. */
  readonly people: Readonly<Record<Track, Word>>;
  /** As the one who is hired. */
  readonly hired: Readonly<Record<Hired, string>>;
  readonly anArtist: string;
  readonly ghost: Word;
  readonly areas: Readonly<Record<Area, Word>>;
  readonly scoreLines: Readonly<Record<ScoreLineId, string>>;

  readonly stages: Stages;
  readonly questions: Questions;
  readonly moves: MoveWords;
  readonly events: EventWords;
  readonly reasons: ReasonWords;
  readonly lines: Lines;
}

interface Stages {
  round(round: number, rounds: number, moment: string): string;
  readonly income: string;
  readonly captainsResource: string;
  turn(turn: number, turns: number, moment: string): string;
  /** Alone there are two turns a round. */
  readonly alone: Readonly<Record<'own' | 'ghost', (moment: string) => string>>;
  die(die: number, dice: number): string;
  readonly others: string;
  /** R6.4  Nothing left but to spend and to build. */
  readonly end: string;
  readonly over: string;
}

type Asked<Facts extends readonly unknown[] = []> = (who: string, ...facts: Facts) => Prose;

type Questions = Readonly<
  Record<Exclude<Ask, 'advance'>, unknown> & {
    /** `any`: the Bishop takes used dice too (R5.4). */
    die: Asked<[role: Role, any: boolean]>;
    /** `price` null: for nothing. */
    hire: Asked<[artist: Prose, die: Noun, price: Prose | null]>;
    mark: Asked<[left: Prose, count: number, die: Noun]>;
    markAny: Asked<[from: Exclude<Origin, Die>]>;
    track: Asked<[steps: number]>;
    income: Asked;
    end: Asked;
    waiting(names: Prose): Prose;
    over: Prose;
  }
>;

type Said<Facts extends readonly unknown[] = []> = (...facts: Facts) => Prose;

/** Short imperatives. A use of a die is the die, a colon and what it brings; details stand in brackets. */
type MoveWords = Readonly<
  Record<Exclude<Move['do'], 'use'>, unknown> & {
    recruit: Said<[artist: Prose, price: Prose | null]>;
    /** R11.3 */
    usedAs: Said<[range: Range, building: Prose]>;
    hire: Said<[artist: Prose, artwork: Noun, price: Prose | null]>;
    masterpiece: Said<[star: Prose]>;
    mark: Said<[resource: Prose, place: Noun]>;
    /** R11.4 */
    insteadOf: Said<[resource: Prose, building: Prose]>;
    change: Said<[fiorini: Prose, resource: Prose]>;
    lose: Said<[resource: Prose]>;
    advance: Said<[steps: Prose]>;
    collect: Said<[artwork: Noun, income: Prose]>;
    spare: Said<[resource: Prose, place: Noun]>;
    coin: Said<[fiorini: Prose, place: Noun]>;
    build: Said<[building: Noun, space: Noun]>;
    loses: Said<[goods: Prose]>;
    done: Said;
  }
>;

type EventWords = Readonly<
  Record<Exclude<GameEvent['type'], 'fioriniGained' | 'sparesGained' | 'starGained'>, unknown> & {
    roundBegan: Said<[round: number]>;
    incomeCollected: Said<[who: string, artwork: Noun]>;
    /** Null: nobody. */
    officesNamed: Said<
      [holders: Readonly<Record<GhostTrack, Prose | null>>, offices: Readonly<Record<GhostTrack, Prose>>]
    >;
    bothOffices: Said<[holder: Prose, offices: Readonly<Record<GhostTrack, Prose>>]>;
    rolled: Said<[who: Prose, dice: Prose]>;
    dieUsed: Said<[who: string, die: Noun, use: Prose]>;
    marked: Said<[who: string, good: Prose, place: Noun]>;
    spareSpent: Said<[who: string, resource: Prose, place: Noun]>;
    traded: Said<[who: string, took: Prose, gave: Prose, building: Prose]>;
    changed: Said<[who: string, fiorini: Prose, resource: Prose, building: Prose]>;
    lost: Said<[who: string, resource: Prose]>;
    dieLost: Said<[who: string]>;
    /** Fiorini, spare resources, a star. */
    gained: Said<[who: string, gain: Prose]>;
    /** `bonus` null: none, or one told apart. */
    advanced: Said<[who: string, track: Noun, space: number, bonus: Prose | null]>;
    pastEnd: Said<[who: string, track: Noun, fiorini: Prose]>;
    /** `price` null: for nothing. */
    artistHired: Said<[who: string, artist: Prose, artwork: Noun, price: Prose | null, points: string, star: boolean]>;
    palazzoCompleted: Said<[who: string, palazzo: Prose]>;
    chiesaCompleted: Said<[who: string, chiesa: Prose]>;
    /** `lost` null: nothing was left over. */
    built: Said<[who: string, building: Noun, space: Noun, lost: Prose | null]>;
    palazzoBonus: Said<[who: string, points: string, palazzo: Prose]>;
    ghostChose: Said<[ghost: Prose, dice: Prose]>;
    ghostAdvanced: Said<[ghost: Prose, steps: Prose, space: number]>;
    gameEnded: Said;
  }
>;

/** Why not. */
type ReasonWords = Readonly<
  Record<Exclude<Reason['code'], 'unready' | 'uncovered'>, unknown> &
    Record<
      | 'notAsked'
      | 'finished'
      | 'over'
      | 'notRolled'
      | 'nothingToPay'
      | 'mustMark'
      | 'noSpare'
      | 'noStar'
      | 'rioneFull'
      | 'collected'
      | 'notCompleted'
      | 'crossed',
      string
    > & {
      otherQuestion: Readonly<Record<Exclude<Ask, 'advance'>, string>>;
      diceUsed(count: number): string;
      dieUsed: Said<[die: Noun]>;
      dieTaken: Said<[die: Noun]>;
      notBuilt: Said<[building: Noun]>;
      usedUp: Said<[building: Noun]>;
      traded: Said<[building: Noun]>;
      builtAlready: Said<[building: Noun]>;
      tooLittle: Said<[needs: Prose, has: number]>;
      /** An artwork that is not ready, a space that does not cover a cost. */
      lacks: Said<[place: Prose, goods: Prose]>;
      wrongType: Said<[artwork: Noun, artists: Prose]>;
      nothingFor: Said<[artist: Prose]>;
      completed: Said<[artwork: Noun]>;
      noIcon: Said<[place: Prose, good: Prose]>;
      marked: Said<[place: Prose, good: Prose]>;
      builtOver: Said<[building: Noun, space: Noun]>;
      otherResource: Said<[resource: Prose, building: Noun]>;
      outOfOrder: Said<[space: Noun]>;
    }
>;
