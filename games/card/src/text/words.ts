import type { Language, Prose } from '@signoria/engine';
import type { FlorentineWords, Noun, Word } from '@signoria/florence';
import type { CARDS, Card, Kind, Skill } from '../components.ts';
import type { CardFigures, LocationFigures } from '../figures.ts';
import type { Reason } from '../reasons.ts';
import type { ScoreLineId } from '../score.ts';
import type { Ask, GameEvent, Move } from '../state.ts';

/** An artist in a sentence. */
export interface ArtistNoun {
  readonly name: Prose;
  readonly skill: Prose;
}

export type Guild = {
  readonly [C in Card]: (typeof CARDS)[C]['kind'] extends 'guild' ? C : never;
}[Card];

export type KindWord = Kind | 'monument' | 'artist' | 'location';

/** One language. Everything the game says is put together from these by the files beside this one. */
export interface Words extends FlorentineWords {
  readonly language: Language;
  readonly title: string;
  readonly summary: string;
  readonly options: Readonly<Record<'guilds' | 'openPurses', { readonly name: string; readonly explained: string }>>;

  /** What the cost of a work ends with. */
  readonly anArtist: string;
  readonly extraAction: string;
  points(count: number): string;
  eachRound(income: Prose): Prose;

  readonly kinds: Readonly<Record<KindWord, Word>>;
  /** As the one who is hired. */
  readonly anAnonymous: Readonly<Record<Skill, string>>;
  readonly captain: Word;
  readonly scoreLines: Readonly<Record<ScoreLineId, string>>;

  readonly stages: Stages;
  readonly questions: Questions;
  readonly moves: MoveWords;
  readonly events: EventWords;
  readonly reasons: ReasonWords;
  readonly deeds: Readonly<Record<Deed, Word>>;
  readonly lines: Lines;
}

/** Actions that need no card of their own: they are explained like components. */
export const DEEDS = ['sell', 'buy', 'exchange', 'sendWorkers', 'seekInspiration'] as const satisfies Move['do'][];
export type Deed = (typeof DEEDS)[number];

/** Why not. Counts are of what one has or the supply has. */
type ReasonWords = Readonly<
  Record<Reason['code'], unknown> &
    Record<
      | 'notAsked'
      | 'supplyHasNone'
      | 'sameKind'
      | 'notInHand'
      | 'built'
      | 'anonymousHired'
      | 'hiredWithWork'
      | 'notThere'
      | 'used'
      | 'deckEmpty',
      string
    > & {
      count(count: number): string;
      lacks: Said<[needs: Prose, has: Prose]>;
      /** The price of an artist is in what is needed. */
      lacksWithArtist: Said<[needs: Prose, has: Prose]>;
      supplyLacks: Said<[needs: Prose, has: string]>;
      tooFewResources(needs: number, has: string): string;
      onePreacher: Said<[preacher: Noun]>;
      noArtist(skills: string): string;
      wrongType(skills: string): string;
    }
>;

interface Stages {
  round(round: number, rounds: number, moment: string): string;
  action(action: number, actions: number): string;
  extraAction(card: string): string;
  roundEnd(question: 'keep' | 'captainsResource' | 'merchantsResource'): string;
  readonly over: string;
}

type Asked<Facts extends readonly unknown[] = []> = (who: string, ...facts: Facts) => Prose;

type Questions = Readonly<
  Record<Ask, unknown> & {
    action: Asked;
    hire: Asked<[work: Noun, cost: Prose]>;
    barter: Asked<[location: Noun]>;
    give: Asked;
    take: Asked<[given: Prose]>;
    keep: Asked;
    captainsResource: Asked;
    merchantsResource: Asked<[guild: Noun]>;
    waiting(names: Prose): Prose;
    over: Prose;
  }
>;

type Said<Facts extends readonly unknown[] = []> = (...facts: Facts) => Prose;

/** Short imperatives. `activate` and `choose` say different things by what they do. */
type MoveWords = Readonly<
  Record<Exclude<Move['do'], 'activate' | 'choose'>, unknown> & {
    play: Said<[card: Noun, details: Prose]>;
    complete: Said<[monument: Noun, details: Prose]>;
    reserveMonument: Said<[monument: Noun, points: string]>;
    reserveArtist: Said<[artist: ArtistNoun, price: Prose, values: string]>;
    activateToTake: Said<[location: Noun, resource: Prose]>;
    activateToSell: Said<[location: Noun, resource: Prose, fiorini: Prose]>;
    activateToBarter: Said<[location: Noun]>;
    activateForCaptaincy: Said<[location: Noun]>;
    sendWorkers: Said<[fiorini: Prose]>;
    sell: Said<[resource: Prose, fiorini: Prose]>;
    buy: Said<[resource: Prose, fiorini: Prose]>;
    exchange: Said;
    seekInspiration: Said;
    hire: Said<[artist: ArtistNoun, price: Prose, values: string, from: 'table' | 'reserve']>;
    hireAnonymous: Said<[artist: Prose, price: Prose]>;
    barter: Said<[give: Prose, take: Prose]>;
    give: Said<[resources: Prose]>;
    take: Said<[resource: Prose]>;
    keep: Said<[card: Noun]>;
    chooseForAll: Said<[resource: Prose]>;
    chooseForGuild: Said<[resource: Prose]>;
  }
>;

type EventWords = Readonly<
  Record<GameEvent['type'], unknown> & {
    roundBegan: Said<[round: number, captain: string]>;
    artistsDrawn: Said<[artists: Prose]>;
    monumentsDrawn: Said<[monuments: Prose]>;
    /** `cards` only for the one who drew. */
    cardsDrawn: Said<[who: string, count: number, cards: Prose | null]>;
    extraActions: Said<[card: Prose, who: Prose]>;
    cardPlayed: Said<[who: string, card: Noun, paid: Prose]>;
    monumentCompleted: Said<[who: string, monument: Noun, paid: Prose]>;
    artistHired: Said<[who: string, artist: ArtistNoun, paid: Prose, value: number, masterpiece: boolean]>;
    anonymousHired: Said<[who: string, artist: Prose, paid: Prose]>;
    monumentReserved: Said<[who: string, monument: Noun]>;
    artistReserved: Said<[who: string, artist: ArtistNoun]>;
    resourceTaken: Said<[who: string, location: Noun, resource: Prose]>;
    /** Without a location it was sold at the market. */
    resourceSold: Said<[who: string, location: Noun | null, resource: Prose, fiorini: Prose]>;
    resourceBought: Said<[who: string, resource: Prose, fiorini: Prose]>;
    exchanged: Said<[who: string, gave: Prose, took: Prose]>;
    bartered: Said<[who: string, location: Noun, gave: Prose, took: Prose]>;
    captaincyClaimed: Said<[who: string, location: Noun]>;
    workersSent: Said<[who: string, fiorini: Prose]>;
    inspirationSought: Said<[who: string]>;
    cardKept: Said<[who: string, card: Noun | null]>;
    cardsDiscarded: Said<[who: string, count: number, cards: Prose | null]>;
    monumentsRemoved: Said<[monuments: Prose]>;
    artistsRemoved: Said<[artists: Prose]>;
    captainsResource: Said<[who: string, resource: Prose]>;
    income: Said<[who: string, goods: Prose, from: 'family' | 'captain' | 'cards']>;
    guildIncome: Said<[who: string, goods: Prose, guild: Noun]>;
    captainElected: Said<[who: string, captain: Prose, claimed: boolean]>;
    locationsReset: Said;
    /** `artists`: each with what the card turned out to be worth. */
    artistsRevealed: Said<[who: string, artists: Prose]>;
    gameEnded: Said;
  }
>;

/** Lines of an explanation. */
interface Lines {
  cost(cost: string): string;
  artist(skills: string): string;
  income(income: string): string;
  worth(points: string): string;
  /** Marks as in the corner of the card; a location's may be plain. */
  copies(count: number, marks: string): string;
  readonly everyGame: string;

  residence(space: string): string;
  readonly preacher: string;
  set(points: string): string;
  guild(guild: Guild, row: CardFigures): string;

  artistPrice(fiorini: string): string;
  artistValues(values: string, cards: number): string;
  masterpiece(value: number): string;

  location(effect: LocationFigures['effect'], resource: string, fiorini: string): string;

  readonly kindOfCard: string;
  readonly kind: Readonly<Record<Exclude<KindWord, Kind>, string>>;
  readonly money: string;
  readonly coins: string;
  readonly resource: string;
  supply(left: string): string;
  market(sale: string, purchase: string): string;
  places(gives: string, buys: string): string;
  readonly typeOfArtist: string;
  artistsOfType(names: string): string;
  anonymous(price: string): string;
  readonly action: string;
  deed(deed: Deed, fiorini: string): string;
  readonly office: string;
  readonly captain: readonly string[];
  captainAtEnd(points: string): string;
}
