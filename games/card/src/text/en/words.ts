import type { Noun } from '@signoria/common';
import { COMMON } from '@signoria/common/text/en';
import type { Like, Prose } from '@signoria/engine';
import { numeral, prose } from '@signoria/engine';
import type { Kind } from '../../components.ts';
import type { ScoreLineId } from '../../score.ts';
import type { ArtistNoun } from '../names.ts';
import { A_RESOURCE, GLOSSES, LINES, resources } from './lines.ts';
import { REASONS } from './reasons.ts';
import { VERBS } from './verbs.ts';

const NUMBER_WORDS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];
const card = (count: number) => (count === 1 ? 'card' : 'cards');
const cards = (count: number) => `${NUMBER_WORDS[count] ?? count} ${card(count)}`;

/** The words from which the files of `text/` build all texts. Other languages have the same keys. */
export const WORDS = {
  ...COMMON,
  title: 'Florenza: The Card Game',
  summary:
    'Two to four families of Renaissance Florence gather marble, gold and spice, found workshops and hire the great artists to adorn palaces, churches and the monuments of the city. Five rounds, hidden hands, and a painter who may or may not deliver a masterpiece.',
  options: {
    guilds: {
      name: 'Guilds',
      explained: 'Plays with the twelve guild cards. Leave them out for a gentler first game (R1.3).',
    },
    openPurses: {
      name: 'Open purses',
      explained: 'Shows everyone’s resources and fiorini. They could be counted anyway; hands stay secret (R1.11).',
    },
  },

  anArtist: 'an artist',
  extraAction: 'an extra action each round',
  points: (count: number) => `${numeral(count)} prestige`,
  forFiorini: (fiorini: Prose) => prose`for ${fiorini}`,
  forFree: 'for free',
  eachRound: 'each round',
  includingGuild: (points: number, guild: string) => `${points} of it from the ${guild}`,

  cards: (count: number) => `${count} ${card(count)}`,
  resources,
  aResource: A_RESOURCE,

  /** Headings and labels shared by the web page and the terminal. */
  monuments: 'Monuments',
  artists: 'Artists',
  locations: 'Locations',
  supply: 'Supply',
  complete: 'Complete',
  reserve: 'Reserve',
  reserved: (_count: number) => 'reserved',
  reservedByYou: 'reserved by you',
  takeOne: 'take 1',
  swapOne: 'swap 1',
  oneAction: '+1 action',
  inDeck: (count: number) => `${count} in the deck`,
  claimed: (name: string) => `${name} is the next Captain`,

  kinds: {
    residence: {
      name: 'residence',
      gloss: 'gives an extra action each round and one more Florenza card from the next round on; some give an income',
    },
    workshop: { name: 'workshop', gloss: 'gives an income at the end of every round' },
    guild: { name: 'guild', gloss: 'each guild has its own effect on costs, income or scoring' },
    preacher: { name: COMMON.preacher.name, gloss: 'gives an extra action each round; you may have only one' },
    districtBuilding: {
      name: 'district building',
      gloss: 'scores prestige, and more in a set with a palace and a church',
    },
    palace: {
      name: 'family palace',
      gloss: 'needs an artist, scores prestige, and more in a set with a church and a district building',
    },
    church: {
      name: 'district church',
      gloss: 'needs an artist, scores prestige, and more in a set with a palace and a district building',
    },
    monument: { name: 'monument', gloss: 'a work of the whole city' },
    artist: { name: 'artist', gloss: 'an architect, sculptor or painter' },
    location: { name: 'location', gloss: 'a place in town open to all' },
  },
  /** Explanations for a language in which the translation would only repeat the printed Italian name. */
  kindGlosses: {} as Readonly<Partial<Record<Kind | 'captain', string>>>,
  anAnonymous: {
    architect: 'an anonymous architect',
    sculptor: 'an anonymous sculptor',
    painter: 'an anonymous painter',
  },
  captain: { ...COMMON.captain, gloss: 'the first player' },
  /** The place of a monument, as it follows the monument’s name. */
  places: {
    Duomo: 'of the Duomo',
    Banco: 'of the Banco',
    'Palazzo della Signoria': 'of the Palazzo della Signoria',
    Battistero: 'of the Battistero',
    Lastricato: 'of the Lastricato',
    'Palazzo Vescovile': 'of the Palazzo Vescovile',
    'Ponte Vecchio': 'of the Ponte Vecchio',
    'Santa Croce': 'of Santa Croce',
    'Santa Maria Novella': 'of Santa Maria Novella',
    Ospedale: 'of the Ospedale',
    'San Lorenzo': 'of San Lorenzo',
    Uffizi: 'of the Uffizi',
  },
  /** Added to the name of a card that palaces and churches share (R4.6). */
  ofKind: { palace: 'of the family palace', church: 'of the district church' },
  scoreLines: {
    monuments: 'Monuments',
    districtBuildings: 'District buildings',
    palaces: 'Family palaces',
    churches: 'District churches',
    artists: 'Artists hired',
    sets: 'Sets of palace, church and district building',
    guilds: 'Guilds',
    resources: 'Resources in hand',
    fiorini: 'Fiorini in hand',
    captain: COMMON.captain.name,
    reservedMonuments: 'Reserved monuments not completed',
    reservedArtists: 'Reserved artists not hired',
  } satisfies Readonly<Record<ScoreLineId, string>>,

  stages: {
    action: (action: number, actions: number) => `action ${action} of ${actions}`,
    extraAction: (card: string) => `extra action: ${card}`,
    roundEnd: (question: 'keep' | 'captainsResource' | 'merchantsResource') =>
      `end of the round: ${{ keep: 'discarding cards', captainsResource: 'Captain’s resource', merchantsResource: 'income from cards' }[question]}`,
  },

  questions: {
    action: (who: string) => prose`${who}, which action will you take?`,
    hire: (who: string, work: Noun, cost: Prose) =>
      prose`${who}, which artist will you hire for ${work.the} (cost: ${cost} plus the artist)?`,
    barter: (who: string, { the }: Noun) => prose`${who}, which resource will you exchange at ${the}, and for which?`,
    give: (who: string) => prose`${who}, which two resources will you exchange for one?`,
    take: (who: string, given: Prose) => prose`${who}, which resource will you take for ${given}?`,
    keep: (who: string) => prose`${who}, which card will you keep? You discard the others.`,
    captainsResource: (who: string) => prose`Captain ${who}, which resource will everyone receive?`,
    merchantsResource: (who: string, { the }: Noun) => prose`${who}, which resource will you take from ${the}?`,
  },

  verbs: VERBS,
  moves: {
    play: ({ the }: Noun, details: Prose) => prose`Play ${the} (${details})`,
    complete: ({ the }: Noun, details: Prose) => prose`Complete ${the} (${details})`,
    reserveMonument: ({ the }: Noun, points: number) =>
      prose`Reserve ${the} (+${points} prestige if completed, −${points} if not)`,
    reserveArtist: ({ name, skill }: ArtistNoun, price: Prose, values: string) =>
      prose`Reserve ${name} (${skill}, to be hired later ${price}, worth ${values} prestige)`,
    activateToTake: ({ the }: Noun, resource: Prose) => prose`Activate ${the}: take ${resource}`,
    activateToSell: ({ the }: Noun, resource: Prose, fiorini: Prose) =>
      prose`Activate ${the}: sell ${resource} for ${fiorini}`,
    activateToBarter: ({ the }: Noun) => prose`Activate ${the}: exchange one resource for another`,
    activateForCaptaincy: ({ the }: Noun) => prose`Activate ${the}: become the next Captain`,
    sendWorkers: (fiorini: Prose) => prose`Send out workers (earn ${fiorini})`,
    sell: (resource: Prose, fiorini: Prose) => prose`Sell ${resource} at the market for ${fiorini}`,
    buy: (resource: Prose, fiorini: Prose) => prose`Buy ${resource} at the market for ${fiorini}`,
    exchange: () => ['Exchange two resources for one at the market'],
    seekInspiration: () => ['Search for inspiration: draw one card'],
    hire: ({ name, skill }: ArtistNoun, price: Prose, values: string, from: 'table' | 'reserve') =>
      from === 'table'
        ? prose`Hire ${name} ${price} (${skill}, worth ${values} prestige)`
        : prose`Hire your reserved ${skill} ${name} ${price} (worth ${values} prestige)`,
    hireAnonymous: (artist: Prose, price: Prose) => prose`Hire ${artist} ${price} (no prestige)`,
    barter: (give: Prose, take: Prose) => prose`Exchange ${give} for ${take}`,
    give: (resources: Prose) => prose`Give ${resources}`,
    take: (resource: Prose) => prose`Take ${resource}`,
    keep: ({ the }: Noun) => prose`Keep ${the}`,
    chooseForAll: (resource: Prose) => prose`Give everyone ${resource}`,
    chooseForGuild: (resource: Prose) => prose`Receive ${resource}`,
  },

  events: {
    roundBegan: (round: number, captain: string) => prose`Round ${round} starts; ${captain} is Captain.`,
    artistsDrawn: (artists: Prose) => prose`Artists in town: ${artists}.`,
    monumentsDrawn: (monuments: Prose) => prose`New monuments: ${monuments}.`,
    cardsDrawn: (who: string, count: number, drawn: Prose | null) =>
      drawn === null ? prose`${who} draws ${cards(count)}.` : prose`${who} draws ${cards(count)}: ${drawn}.`,
    extraActions: (card: Prose, who: Prose) => prose`Extra action (${card}) for ${who}.`,
    cardPlayed: (who: string, { the }: Noun, paid: Prose) => prose`${who} plays ${the}, paying ${paid}.`,
    monumentCompleted: (who: string, { the }: Noun, paid: Prose) => prose`${who} completes ${the}, paying ${paid}.`,
    artistHired: (who: string, { name, skill }: ArtistNoun, paid: Prose, value: number, masterpiece: boolean) =>
      prose`${who} hires ${name} (${skill}) ${paid}: worth ${value} prestige${masterpiece ? ', a masterpiece' : ''}.`,
    anonymousHired: (who: string, artist: Prose, paid: Prose) => prose`${who} hires ${artist} ${paid}.`,
    monumentReserved: (who: string, { the }: Noun) => prose`${who} reserves ${the}.`,
    artistReserved: (who: string, { name, skill }: ArtistNoun) => prose`${who} reserves ${name} (${skill}).`,
    resourceTaken: (who: string, { the }: Noun, resource: Prose) =>
      prose`${who} activates ${the} and takes ${resource}.`,
    resourceSold: (who: string, location: Noun | null, resource: Prose, fiorini: Prose) =>
      location === null
        ? prose`${who} sells ${resource} at the market for ${fiorini}.`
        : prose`${who} activates ${location.the} and sells ${resource} for ${fiorini}.`,
    resourceBought: (who: string, resource: Prose, fiorini: Prose) =>
      prose`${who} buys ${resource} at the market for ${fiorini}.`,
    exchanged: (who: string, gave: Prose, took: Prose) => prose`${who} exchanges ${gave} for ${took} at the market.`,
    bartered: (who: string, { the }: Noun, gave: Prose, took: Prose) =>
      prose`${who} activates ${the} and exchanges ${gave} for ${took}.`,
    captaincyClaimed: (who: string, { the }: Noun) => prose`${who} takes ${the} and will be the next Captain.`,
    workersSent: (who: string, fiorini: Prose) => prose`${who} sends out workers and earns ${fiorini}.`,
    inspirationSought: (who: string) => prose`${who} searches for inspiration.`,
    cardKept: (who: string, card: Noun | null) =>
      card === null ? prose`${who} chooses a card to keep.` : prose`${who} keeps ${card.the}.`,
    cardsDiscarded: (who: string, count: number, discarded: Prose | null) =>
      discarded === null
        ? prose`${who} discards ${cards(count)}.`
        : prose`${who} discards ${cards(count)}: ${discarded}.`,
    monumentsRemoved: (monuments: Prose) => prose`Out of the game: ${monuments}.`,
    artistsRemoved: (artists: Prose) => prose`Leaving town: ${artists}.`,
    captainsResource: (who: string, resource: Prose) => prose`Captain ${who} chooses ${resource} for everyone.`,
    income: (who: string, goods: Prose, from: 'family' | 'captain' | 'cards') =>
      prose`${who} receives ${goods}${from === 'cards' ? ' (income from cards)' : ''}.`,
    guildIncome: (who: string, goods: Prose, { the }: Noun) => prose`${who} receives ${goods} from ${the}.`,
    captainElected: (who: string, captain: Prose, claimed: boolean) =>
      claimed
        ? prose`${who} took the Capitano del Popolo and becomes ${captain}.`
        : prose`Nobody took the Capitano del Popolo, so ${who}, the next player, becomes ${captain}.`,
    locationsReset: () => ['All locations and anonymous artists are available again.'],
    artistsRevealed: (who: string, artists: Prose, count: number) =>
      prose`${who} reveals ${count === 1 ? 'an artist' : 'artists'} reserved but never hired: ${artists}.`,
  },

  reasons: REASONS,

  /** Actions without a card of their own, which are explained like components. */
  deeds: {
    sell: { name: 'Sell', gloss: 'one resource at the market' },
    buy: { name: 'Buy', gloss: 'one resource at the market' },
    exchange: { name: 'Exchange', gloss: 'two resources for one at the market' },
    sendWorkers: { name: 'Workers', gloss: 'they earn fiorini for you' },
    seekInspiration: { name: 'Inspiration', gloss: 'one more card' },
  },

  /** Effects of guilds, shown after the figure of the card or after a symbol for a resource. */
  guilds: {
    'arte-dei-mercatanti': 'of your choice each round',
    'arte-maggiore': 'per workshop',
    'bottega-d-arte': 'off every artist',
    edificatore: 'off every monument',
    'mastro-artista': 'per trio of artists',
    padrone: 'per residence',
    protettore: 'per monument',
    'signore-de-lo-rione': 'per set',
  },

  lines: LINES,
  glosses: GLOSSES,
};
export type Words = Like<typeof WORDS>;
