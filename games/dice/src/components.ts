import type { Source } from '@signoria/engine';
import type { Goods, Resource } from './goods.ts';

export type { Source } from '@signoria/engine';

/**
 * The sheet, the dice board and the building table. Figures that the rulebook states or shows in its examples are as
 * printed. The printed sheet was not available: the others are reconstructed so that every rule and all worked examples
 * hold. A row is marked `reconstructed` if any of its figures is. `figures.ts` fills in defaults and applies a table's
 * overrides.
 */

export const SKILLS = ['architect', 'sculptor', 'painter'] as const;
export type Skill = (typeof SKILLS)[number];

export const TRACK_IDS = ['captain', 'bishop', 'preacher'] as const;
export type Track = (typeof TRACK_IDS)[number];

interface DieRow {
  readonly resource: Resource;
  readonly recruit: { readonly track: Track } | { readonly artist: Skill };
  readonly source: Source;
}

/** R1.1, R7.2 to R7.4  The dice in the order of the board. */
// biome-ignore format: one row a die
export const DICE = {
  white: { resource: 'marble', recruit: { track: 'captain' }, source: 'rulebook' },
  brown: { resource: 'wood', recruit: { track: 'bishop' }, source: 'rulebook' },
  grey: { resource: 'metal', recruit: { track: 'preacher' }, source: 'rulebook' },
  green: { resource: 'spice', recruit: { artist: 'sculptor' }, source: 'rulebook' },
  red: { resource: 'textile', recruit: { artist: 'architect' }, source: 'rulebook' },
  yellow: { resource: 'gold', recruit: { artist: 'painter' }, source: 'rulebook' },
} as const satisfies Record<string, DieRow>;
export type Die = keyof typeof DICE;
export const DIE_IDS = Object.keys(DICE) as readonly Die[];

/** R6.2, R13.2  The number of dice the active player uses. */
export const DICE_A_TURN = 3;

/** R7.1  The ranges of values. Only the range of a die matters, except where the Pope counts (R13.2). */
export const RANGES = {
  low: { from: 1, to: 3 },
  high: { from: 4, to: 6 },
} as const;
export type Range = keyof typeof RANGES;

/** R7.2 to R7.4  The dice board. The two values of each column are the rulebook's; their order is reconstructed. */
export const BOARD = {
  low: { resources: 1, steps: 2, price: 100 },
  high: { resources: 2, steps: 1, price: 200 },
} as const satisfies Record<Range, object>;

/** R9  The parts of the sheet that have artworks. */
export type ArtworkArea = 'palazzo' | 'chiesa';

export interface ArtworkRow {
  /** The artwork's area, which `areaOf` reads. The key is not renamed to `area`, because files of figures contain it. */
  readonly place: ArtworkArea;
  readonly name: string;
  readonly cost: Partial<Goods>;
  readonly artists: readonly Skill[];
  readonly points: number;
  /** R9.6  Spare resources for completing it. */
  readonly spares?: number;
  /** R4.2  Fiorini, or steps on a track. */
  readonly income?: Partial<Income>;
  readonly source: Source;
}
export type Income = Record<'fiorini' | Track, number>;

/** R9  The artworks. */
// biome-ignore format: one row an artwork
export const ARTWORKS = {
  'camera-nuziale': { place: 'palazzo', name: 'Camera Nuziale', cost: { wood: 1, textile: 2, fiorini: 100 }, artists: ['painter'], points: 4, spares: 1, source: 'reconstructed' },
  'palazzo-facciata': { place: 'palazzo', name: 'Facciata', cost: { marble: 2, fiorini: 200 }, artists: ['architect'], points: 5, spares: 1, source: 'reconstructed' },
  giardino: { place: 'palazzo', name: 'Giardino', cost: { marble: 1, gold: 1, fiorini: 100 }, artists: ['sculptor'], points: 5, source: 'reconstructed' },
  ritratto: { place: 'palazzo', name: 'Ritratto', cost: { spice: 1, textile: 1, fiorini: 100 }, artists: ['painter'], points: 4, source: 'reconstructed' },
  'chiesa-facciata': { place: 'chiesa', name: 'Facciata', cost: { marble: 2, gold: 1, metal: 1, fiorini: 200 }, artists: ['sculptor', 'painter'], points: 5, income: { fiorini: 100 }, source: 'reconstructed' },
  cupola: { place: 'chiesa', name: 'Cupola', cost: { marble: 2, wood: 2, fiorini: 200 }, artists: ['architect', 'painter'], points: 4, income: { captain: 1 }, source: 'reconstructed' },
  altare: { place: 'chiesa', name: 'Altare', cost: { wood: 1, gold: 1, spice: 1, textile: 1, fiorini: 100 }, artists: ['architect', 'sculptor'], points: 4, income: { bishop: 1 }, source: 'reconstructed' },
  pulpito: { place: 'chiesa', name: 'Pulpito', cost: { marble: 1, wood: 1, metal: 1, fiorini: 100 }, artists: ['architect', 'sculptor'], points: 3, income: { preacher: 1 }, source: 'reconstructed' },
} as const satisfies Record<string, ArtworkRow>;
export type Artwork = keyof typeof ARTWORKS;
export const ARTWORK_IDS = Object.keys(ARTWORKS) as readonly Artwork[];
/** R9.8, R9.11  The number of artworks of a Palazzo or a Chiesa. */
export const ARTWORKS_EACH = 4;

interface SpaceRow {
  readonly number: number;
  readonly spares?: number;
  readonly points?: number;
  readonly source: Source;
}

/** R8.5, R8.7, R8.8  The spaces of the Rione to build on; the first building is on space 1 (R1.4). */
export const SPACES = {
  'space-2': { number: 2, source: 'rulebook' },
  'space-3': { number: 3, source: 'rulebook' },
  'space-4': { number: 4, spares: 1, source: 'rulebook' },
  'space-5': { number: 5, points: 1, source: 'reconstructed' },
  'space-6': { number: 6, points: 1, source: 'reconstructed' },
  'space-7': { number: 7, points: 2, source: 'reconstructed' },
  'space-8': { number: 8, points: 2, source: 'reconstructed' },
} as const satisfies Record<string, SpaceRow>;
export type Space = keyof typeof SPACES;
export const SPACE_IDS = Object.keys(SPACES) as readonly Space[];

/** R2.1  A place with icons to mark: an artwork or a space of the Rione. */
export type Place = Artwork | Space;
export const PLACES: readonly Place[] = [...ARTWORK_IDS, ...SPACE_IDS];

/** R10  The bonuses on the spaces of the tracks. */
export const BONUSES = {
  none: { points: 0 },
  fiorini: { points: 0 },
  'points-1': { points: 1 },
  'points-2': { points: 2 },
  'points-3': { points: 3 },
  star: { points: 0 },
  spare: { points: 0 },
  captain: { points: 0 },
  bishop: { points: 0 },
  preacher: { points: 0 },
  resource: { points: 0 },
  die: { points: 0 },
} as const;
export type Bonus = keyof typeof BONUSES;
export const BONUS_IDS = Object.keys(BONUSES) as readonly Bonus[];

/** R10  The tracks: kinds of bonus and the Captain's 7 points are the rulebook's, their order is reconstructed. */
// biome-ignore format: one row a track
export const TRACKS = {
  captain: { spaces: ['none', 'fiorini', 'points-1', 'none', 'resource', 'points-1', 'preacher', 'points-2', 'die', 'points-3'], source: 'reconstructed' },
  bishop: { spaces: ['none', 'fiorini', 'none', 'star', 'resource', 'none', 'preacher', 'spare', 'die', 'star'], source: 'reconstructed' },
  preacher: { spaces: ['fiorini', 'none', 'captain', 'star', 'none', 'bishop', 'resource', 'spare', 'die', 'star'], source: 'reconstructed' },
} as const satisfies Record<Track, { readonly spaces: readonly Bonus[]; readonly source: Source }>;

export interface BuildingRow {
  readonly number: number;
  readonly name: string;
  readonly cost: Partial<Goods>;
  readonly points: number;
  /** R11.3  The die that may be used at another value. */
  readonly anyValue?: Die;
  /** R11.4  The die with which one resource may be taken as another. */
  readonly trades?: Die;
  /** R11.1 */
  readonly onceATurn?: true;
  readonly source: Source;
}

/** R11  The building table. Effects, and the costs of numbers 8, 16 and 17, are the rulebook's. */
// biome-ignore format: one row a building
export const BUILDINGS = {
  picconiere: { number: 1, name: 'Picconiere', cost: { metal: 1, gold: 1 }, points: 1, anyValue: 'white', source: 'reconstructed' },
  boscaiuolo: { number: 2, name: 'Boscaiuolo', cost: { metal: 1, textile: 1 }, points: 1, anyValue: 'brown', source: 'reconstructed' },
  fabbro: { number: 3, name: 'Fabbro', cost: { wood: 1, marble: 1 }, points: 1, anyValue: 'grey', source: 'reconstructed' },
  erbolaio: { number: 4, name: 'Erbolaio', cost: { textile: 1, spice: 1 }, points: 1, anyValue: 'green', source: 'reconstructed' },
  lanaiuolo: { number: 5, name: 'Lanaiuolo', cost: { wood: 1, spice: 1 }, points: 1, anyValue: 'red', source: 'reconstructed' },
  'monte-di-pieta': { number: 6, name: 'Monte di Pietà', cost: { metal: 1, marble: 1 }, points: 1, anyValue: 'yellow', source: 'reconstructed' },
  scarpellino: { number: 7, name: 'Scarpellino', cost: { marble: 1, metal: 1, fiorini: 100 }, points: 2, trades: 'white', source: 'reconstructed' },
  carpentiere: { number: 8, name: 'Carpentiere', cost: { wood: 1, spice: 1, fiorini: 100 }, points: 2, trades: 'brown', source: 'reconstructed' },
  armaiuolo: { number: 9, name: 'Armaiuolo', cost: { metal: 1, textile: 1, fiorini: 100 }, points: 2, trades: 'grey', source: 'reconstructed' },
  cerusico: { number: 10, name: 'Cerusico', cost: { spice: 1, gold: 1, fiorini: 100 }, points: 2, trades: 'green', source: 'reconstructed' },
  sartore: { number: 11, name: 'Sartore', cost: { textile: 1, marble: 1, fiorini: 100 }, points: 2, trades: 'red', source: 'reconstructed' },
  orafo: { number: 12, name: 'Orafo', cost: { gold: 1, wood: 1, fiorini: 100 }, points: 2, trades: 'yellow', source: 'reconstructed' },
  casa: { number: 13, name: 'Casa', cost: { wood: 1, marble: 1, fiorini: 100 }, points: 2, onceATurn: true, source: 'reconstructed' },
  mercatante: { number: 14, name: 'Mercatante', cost: { gold: 1, textile: 1, fiorini: 100 }, points: 2, onceATurn: true, source: 'reconstructed' },
  convento: { number: 15, name: 'Convento', cost: { marble: 1, spice: 1, fiorini: 100 }, points: 1, onceATurn: true, source: 'reconstructed' },
  taverna: { number: 16, name: 'Taverna', cost: { wood: 1, metal: 1 }, points: 1, onceATurn: true, source: 'reconstructed' },
  cambiavalute: { number: 17, name: 'Cambiavalute', cost: { wood: 1, textile: 1, fiorini: 200 }, points: 2, onceATurn: true, source: 'reconstructed' },
  'bottega-d-arte': { number: 18, name: 'Bottega d’Arte', cost: { wood: 1, gold: 1, textile: 1, fiorini: 100 }, points: 2, onceATurn: true, source: 'reconstructed' },
  mercato: { number: 19, name: 'Mercato', cost: { wood: 1, gold: 1, spice: 1, textile: 1 }, points: 2, source: 'reconstructed' },
  zecca: { number: 20, name: 'Zecca', cost: { metal: 1, gold: 1, marble: 1 }, points: 3, source: 'reconstructed' },
  palagio: { number: 21, name: 'Palagio', cost: { marble: 1, gold: 1, fiorini: 100 }, points: 1, source: 'reconstructed' },
  pozzo: { number: 22, name: 'Pozzo', cost: { marble: 1, metal: 1, fiorini: 200 }, points: 3, source: 'reconstructed' }, // R11.14
  loggia: { number: 23, name: 'Loggia', cost: { wood: 1, marble: 1, metal: 1, fiorini: 100 }, points: 4, source: 'reconstructed' },
  biblioteca: { number: 24, name: 'Biblioteca', cost: { wood: 1, textile: 1, spice: 1, fiorini: 200 }, points: 5, source: 'reconstructed' },
  'monumento-equestre': { number: 25, name: 'Monumento Equestre', cost: { marble: 1, metal: 1, gold: 1, spice: 1, fiorini: 200 }, points: 6, source: 'reconstructed' },
} as const satisfies Record<string, BuildingRow>;
export type Building = keyof typeof BUILDINGS;
export const BUILDING_IDS = Object.keys(BUILDINGS) as readonly Building[];
/** R11.5 to R11.8  The buildings that add a use of a die. */
export const USE_BUILDINGS = ['casa', 'mercatante', 'convento', 'taverna'] as const satisfies readonly Building[];

/** Quantities, almost all of them printed in the rulebook. */
export const QUANTITIES = {
  /** R1.2  Rounds by the number of players. */
  rounds: { players1: 6, players2: 6, players3: 5, players4: 4, source: 'rulebook' },
  /** R1.3  The supply of each player at the start. */
  start: { spares: 1, stars: 0, fiorini: 200, source: 'rulebook' },
  /** R2.1  The icons of every space of the Rione. */
  icons: { marble: 1, wood: 1, metal: 1, spice: 1, textile: 1, gold: 1, fiorini: 200, source: 'reconstructed' },
  /** R7.5, R10.2, R10.9, R11.8, R11.9, R11.10  Fiorini. */
  fiorini: { die: 200, bonus: 100, pastEnd: 100, taverna: 300, cambiavalute: 200, bottega: 100, source: 'rulebook' },
  /** R9.11, R11.6, R11.7, R11.11  Steps and resources that the Chiesa and some buildings give. */
  brings: { chiesa: 4, mercatante: 2, convento: 2, mercato: 2, source: 'rulebook' },
  /** R9.4, R9.5, R11.12  Points an artist adds. */
  artist: { paid: 2, anonymous: 1, star: 2, starWithZecca: 3, source: 'rulebook' },
  /** R9.8  The Palazzo's bonus by the order of completion. */
  palazzo: { first: 6, second: 3, third: 1, fourth: 1, source: 'rulebook' },
  /** R13.7  The Palazzo's bonus in solo games, by round. */
  palazzoAlone: { round1: 6, round2: 6, round3: 6, round4: 3, round5: 3, round6: 1, source: 'rulebook' },
  /** R12.5, R12.6, R12.7  Points for each item left; `fioriniAPoint` fiorini are worth one point. */
  left: { star: 1, spare: 1, fioriniAPoint: 200, source: 'rulebook' },
  /** R13.8  The Pope's points. */
  pope: { easy: 40, normal: 50, hard: 60, extreme: 70, source: 'rulebook' },
} as const;
