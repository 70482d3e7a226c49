import type { Source } from '@signoria/engine';
import type { Colour } from './bricks.ts';

/**
 * The components of the box. A row whose source is `reconstructed` has at least one figure that no source states; we
 * chose that figure to fit every stated fact. `figures.ts` fills in the defaults and applies the corrections of a table.
 */

type Printed = Exclude<Source, 'override'>;

/** R1.3 */
export const LEVELS = [3, 4, 5, 6, 7, 8] as const;
export type Level = (typeof LEVELS)[number];
export type Commission = `${Colour}-${Level}`;

/** R5.3 */
export const MOST_BRICKS_A_TURN = 6;
/** R1.11 */
export const ROW_LENGTH = 6;
/** R9.9  Spaces for church cards. */
export const CHURCH_SPACES = 4;

/** Figures of the rulebook that are single numbers. */
export const QUANTITIES = {
  /** R1.2 */
  bricks: { white: 25, yellow: 18, green: 15, red: 12, blue: 10, purple: 8, source: 'rulebook' },
  /** R1.9 */
  start: { first: 2, eachNext: 1, source: 'rulebook' },
  /** R1.8 */
  seals: { players2: 9, players3: 7, players4: 6, source: 'rulebook' },
  /** R1.11, R3.5, R4.1 */
  row: { bricks: 4, exchange: 3, source: 'rulebook' },
  /** R5.4 */
  construction: { one: 0, two: 0, three: 1, four: 3, five: 6, six: 10, source: 'rulebook' },
  /** R8.2, R8.4 */
  limits: { cards: 5, bricks: 10, source: 'rulebook' },
  /** R13.1 */
  endTile: { points: 5, source: 'rulebook' },
} as const;

/** R13.3  The flags. */
export const FLAGS = {
  white: { points: 2, source: 'rulebook' },
  yellow: { points: 3, source: 'reconstructed' },
  green: { points: 3, source: 'reconstructed' },
  red: { points: 4, source: 'reconstructed' },
  blue: { points: 4, source: 'reconstructed' },
  purple: { points: 5, source: 'reconstructed' },
} as const satisfies Record<Colour, { readonly points: number; readonly source: Printed }>;

/** R7.4 */
export const LEVEL_TILES = {
  'tile-5': { level: 5, points: 1, source: 'reconstructed' },
  'tile-6': { level: 6, points: 2, source: 'rulebook' },
  'tile-7': { level: 7, points: 3, source: 'reconstructed' },
  'tile-8': { level: 8, points: 4, source: 'reconstructed' },
} as const;
export type LevelTile = keyof typeof LEVEL_TILES;
export const LEVEL_TILE_IDS = Object.keys(LEVEL_TILES) as readonly LevelTile[];

const reconstructed = { source: 'reconstructed' } as const;

/** R1.3  The 36 commissions. */
// biome-ignore format: one row a tower
export const COMMISSIONS = {
  'white-3': { points: 1, ...reconstructed }, 'white-4': { points: 2, ...reconstructed }, 'white-5': { points: 3, ...reconstructed }, 'white-6': { points: 4, ...reconstructed }, 'white-7': { points: 5, ...reconstructed }, 'white-8': { points: 7, ...reconstructed },
  'yellow-3': { points: 1, ...reconstructed }, 'yellow-4': { points: 2, ...reconstructed }, 'yellow-5': { points: 3, ...reconstructed }, 'yellow-6': { points: 4, ...reconstructed }, 'yellow-7': { points: 6, ...reconstructed }, 'yellow-8': { points: 8, ...reconstructed },
  'green-3': { points: 2, ...reconstructed }, 'green-4': { points: 3, ...reconstructed }, 'green-5': { points: 4, source: 'rulebook' }, 'green-6': { points: 5, source: 'rulebook' }, 'green-7': { points: 7, ...reconstructed }, 'green-8': { points: 9, ...reconstructed },
  'red-3': { points: 2, ...reconstructed }, 'red-4': { points: 3, ...reconstructed }, 'red-5': { points: 5, ...reconstructed }, 'red-6': { points: 6, ...reconstructed }, 'red-7': { points: 8, source: 'published' }, 'red-8': { points: 11, ...reconstructed },
  'blue-3': { points: 3, ...reconstructed }, 'blue-4': { points: 4, ...reconstructed }, 'blue-5': { points: 6, ...reconstructed }, 'blue-6': { points: 8, ...reconstructed }, 'blue-7': { points: 10, ...reconstructed }, 'blue-8': { points: 13, ...reconstructed },
  'purple-3': { points: 3, ...reconstructed }, 'purple-4': { points: 5, ...reconstructed }, 'purple-5': { points: 7, ...reconstructed }, 'purple-6': { points: 9, ...reconstructed }, 'purple-7': { points: 12, ...reconstructed }, 'purple-8': { points: 16, ...reconstructed },
} as const satisfies Record<Commission, { readonly points: number; readonly source: Printed }>;
/** All commissions by colour, from the lowest level up. The `place` of a commission is its index in this list. */
export const COMMISSION_IDS = Object.keys(COMMISSIONS) as readonly Commission[];

export const NUMERALS = ['I', 'II', 'III', 'IV'] as const;
export type Numeral = (typeof NUMERALS)[number];

/** R1.4, R7.3  The 19 balcony tiles. */
// biome-ignore format: one row a tile
export const BALCONIES = {
  'balcony-I-white': { numeral: 'I', colour: 'white', level: 6, points: 7, ...reconstructed }, // colour, numeral and points: rulebook
  'balcony-I-yellow': { numeral: 'I', colour: 'yellow', level: 5, points: 6, ...reconstructed },
  'balcony-I-green': { numeral: 'I', colour: 'green', level: 5, points: 7, ...reconstructed },
  'balcony-I-red': { numeral: 'I', colour: 'red', level: 4, points: 6, ...reconstructed },
  'balcony-I-blue': { numeral: 'I', colour: 'blue', level: 4, points: 7, ...reconstructed },
  'balcony-II-white': { numeral: 'II', colour: 'white', level: 7, points: 9, ...reconstructed },
  'balcony-II-yellow': { numeral: 'II', colour: 'yellow', level: 6, points: 8, ...reconstructed },
  'balcony-II-green': { numeral: 'II', colour: 'green', level: 6, points: 9, ...reconstructed },
  'balcony-II-red': { numeral: 'II', colour: 'red', level: 5, points: 9, ...reconstructed }, // colour and numeral: rulebook
  'balcony-II-blue': { numeral: 'II', colour: 'blue', level: 5, points: 10, ...reconstructed }, // colour and numeral: published
  'balcony-III-white': { numeral: 'III', colour: 'white', level: 8, points: 12, ...reconstructed },
  'balcony-III-yellow': { numeral: 'III', colour: 'yellow', level: 7, points: 11, ...reconstructed },
  'balcony-III-green': { numeral: 'III', colour: 'green', level: 7, points: 12, ...reconstructed },
  'balcony-III-red': { numeral: 'III', colour: 'red', level: 6, points: 11, ...reconstructed },
  'balcony-III-purple': { numeral: 'III', colour: 'purple', level: 5, points: 12, ...reconstructed },
  'balcony-IV-yellow': { numeral: 'IV', colour: 'yellow', level: 8, points: 14, ...reconstructed },
  'balcony-IV-green': { numeral: 'IV', colour: 'green', level: 8, points: 15, ...reconstructed },
  'balcony-IV-red': { numeral: 'IV', colour: 'red', level: 7, points: 14, ...reconstructed }, // colour, level and points: published
  'balcony-IV-blue': { numeral: 'IV', colour: 'blue', level: 6, points: 14, ...reconstructed },
} as const;
export type Balcony = keyof typeof BALCONIES;
export const BALCONY_IDS = Object.keys(BALCONIES) as readonly Balcony[];

/** R9 */
export const KINDS = ['event', 'personnel', 'building', 'celebration', 'church'] as const;
export type Kind = (typeof KINDS)[number];

/** The moments at which cards take effect. `decisions/personnel.ts` maps them to the questions of a turn. */
const MOMENTS = [
  'atOnce', // R9.1  as soon as it is taken
  'beforeCard', // R11.4
  'beforeBuilding', // R9.6
  'untilBuilt', // R11.1
  'tearingDown', // R11.2
  'exchangeToCommissions', // R11.9
  'anyTime', // R11.5
  'fromNowOn', // R9.8
  'atTheEnd', // R9.7
  'atCommission', // R9.9  when a commission of its level is fulfilled
  'atPhase5', // R12.11
] as const;
export type EffectTime = (typeof MOMENTS)[number];

const EFFECTS = [
  'lose', // bricks of the storehouse go to the pouch: `amount`, once or for each tower, or half of them, as `per` says
  'lower', // the top brick of a tower goes to the pouch; `whose` names the owner of the tower
  'discount', // the construction cost is `amount` lower
  'limit', // the storehouse holds `amount` bricks
  'gain', // `amount` bricks from the pouch
  'swap', // up to `amount` bricks one for one with those on a card of the row
  'take', // one brick is taken from another storehouse
  'trade', // one brick is taken from another storehouse and one given for it
  'spare', // an abandoned tower stays
  'free', // cards cost nothing
  'dismiss', // a celebration is discarded, or an event ignored
  'score', // `points` are scored for each of `per`
] as const;
export type Effect = (typeof EFFECTS)[number];

/** The players an event concerns, the owner of the tower or storehouse, or the player who receives the card. */
export type Whose = 'own' | 'all' | 'other' | 'tallest';
/** The count of an effect: once, per own tower, half of the storehouse, or per own seal on the two lowest levels. */
export type Per = 'once' | 'tower' | 'half' | 'lowSeal';

export interface ActionCard {
  readonly kind: Kind;
  readonly copies: number;
  /** The number of copies that are start cards (R1.10). */
  readonly starts?: number;
  readonly moment: EffectTime;
  readonly effect: Effect;
  readonly whose?: Whose;
  readonly per?: Per;
  /** The number of bricks. */
  readonly amount?: number;
  readonly points?: number;
  /** R9.9, R12.11  The number of levels that the commission or the tower must have. */
  readonly level?: number;
  readonly source: Printed;
}

/** R9  The 52 action cards, of 25 names. */
// biome-ignore format: one row a card
export const CARDS = {
  tribute: { kind: 'event', copies: 3, moment: 'atOnce', effect: 'lose', whose: 'all', amount: 2, ...reconstructed },
  'luxury-tax': { kind: 'event', copies: 2, moment: 'atOnce', effect: 'lose', whose: 'all', per: 'tower', amount: 1, ...reconstructed },
  flood: { kind: 'event', copies: 2, moment: 'atOnce', effect: 'lose', whose: 'all', per: 'half', ...reconstructed },
  'storehouse-fire': { kind: 'event', copies: 2, moment: 'atOnce', effect: 'lose', amount: 3, ...reconstructed },
  collapse: { kind: 'event', copies: 2, moment: 'atOnce', effect: 'lower', source: 'published' },
  earthquake: { kind: 'event', copies: 2, moment: 'atOnce', effect: 'lower', whose: 'all', ...reconstructed },
  mason: { kind: 'personnel', copies: 4, starts: 3, moment: 'untilBuilt', effect: 'discount', amount: 3, source: 'published' },
  architect: { kind: 'personnel', copies: 2, starts: 1, moment: 'tearingDown', effect: 'spare', ...reconstructed },
  wholesaler: { kind: 'personnel', copies: 3, starts: 2, moment: 'beforeBuilding', effect: 'swap', amount: 3, ...reconstructed },
  princess: { kind: 'personnel', copies: 2, starts: 1, moment: 'beforeCard', effect: 'free', ...reconstructed },
  patrician: { kind: 'personnel', copies: 3, moment: 'anyTime', effect: 'dismiss', ...reconstructed },
  smuggler: { kind: 'personnel', copies: 3, starts: 2, moment: 'beforeBuilding', effect: 'trade', whose: 'other', source: 'published' },
  spy: { kind: 'personnel', copies: 2, moment: 'beforeBuilding', effect: 'take', whose: 'other', source: 'published' },
  saboteur: { kind: 'personnel', copies: 1, moment: 'exchangeToCommissions', effect: 'lower', whose: 'other', ...reconstructed },
  workshop: { kind: 'building', copies: 3, moment: 'fromNowOn', effect: 'discount', amount: 1, ...reconstructed },
  warehouse: { kind: 'building', copies: 2, starts: 1, moment: 'fromNowOn', effect: 'limit', amount: 15, source: 'published' },
  quarry: { kind: 'building', copies: 2, moment: 'fromNowOn', effect: 'gain', amount: 1, ...reconstructed },
  recognition: { kind: 'celebration', copies: 2, moment: 'atTheEnd', effect: 'score', per: 'lowSeal', points: 1, ...reconstructed },
  monument: { kind: 'celebration', copies: 2, moment: 'atTheEnd', effect: 'score', whose: 'tallest', points: 3, ...reconstructed },
  festival: { kind: 'celebration', copies: 2, moment: 'atTheEnd', effect: 'score', points: 2, ...reconstructed },
  scandal: { kind: 'celebration', copies: 2, moment: 'atTheEnd', effect: 'score', points: -2, ...reconstructed },
  'san-miniato': { kind: 'church', copies: 1, moment: 'atCommission', effect: 'score', level: 4, points: 1, ...reconstructed },
  'santa-croce': { kind: 'church', copies: 1, moment: 'atCommission', effect: 'score', level: 5, points: 2, ...reconstructed },
  'san-lorenzo': { kind: 'church', copies: 1, moment: 'atCommission', effect: 'score', level: 6, points: 3, ...reconstructed },
  campanile: { kind: 'church', copies: 1, moment: 'atPhase5', effect: 'score', level: 8, points: 8, ...reconstructed },
} as const satisfies Record<string, ActionCard>;
export type Card = keyof typeof CARDS;
export const CARD_IDS = Object.keys(CARDS) as readonly Card[];

/** The cards of one kind. */
export type CardOf<K extends Kind> = { readonly [C in Card]: (typeof CARDS)[C]['kind'] extends K ? C : never }[Card];
export type Personnel = CardOf<'personnel'>;
export type Celebration = CardOf<'celebration'>;
export type EventCard = CardOf<'event'>;

export function cardsOf<K extends Kind>(kind: K): readonly CardOf<K>[] {
  return CARD_IDS.filter((card): card is CardOf<K> => CARDS[card].kind === kind);
}
