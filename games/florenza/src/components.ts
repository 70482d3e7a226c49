import type { Source } from '@signoria/engine';
import type { Resource, SomeGains, SomeGoods } from './goods.ts';

/**
 * The components of the box. A row whose source is `reconstructed` has at least one figure that no source states; we
 * chose that figure to fit every stated fact. The comment beside a row lists its known figures; `published` stands for the
 * Card Game by the same designer. `figures.ts` fills in the defaults and applies the corrections of a table.
 */

type Printed = Exclude<Source, 'override'>;

/** R11.7 */
export const ROUNDS = 8;
/** R1.2 */
export const WORKSHOP_SPACES = 8;
/** R2.5  The lowest space of the prestige track. */
export const LOWEST_PRESTIGE = -3;
/** R1.3  The smallest coin: prices are multiples of it. */
export const SMALLEST_COIN = 50;

export const SKILLS = ['architect', 'sculptor', 'painter'] as const;
export type Skill = (typeof SKILLS)[number];

/** R9.1  In the order in which artworks are settled. */
export const AREAS = ['district', 'civic', 'cathedral'] as const;
export type Area = (typeof AREAS)[number];

/** R6.10 */
export const PULPITS = ['chiesa', 'duomo'] as const;
export type Pulpit = (typeof PULPITS)[number];

const rulebook = { source: 'rulebook' } as const;
const reconstructed = { source: 'reconstructed' } as const;

/** Figures of the rulebook that are single numbers. */
export const QUANTITIES = {
  /** R1.2 */
  start: { marble: 1, wood: 1, metal: 1, textile: 1, spice: 1, gold: 1, fiorini: 300, ...rulebook },
  /** R2.6, R1.2, R3.1 */
  workers: { all: 8, start: 4, income: 4, ...rulebook },
  /** R1.4 */
  cubes: { marble: 18, wood: 18, metal: 12, textile: 12, spice: 12, gold: 12, ...rulebook },
  /** R1.6  Drawn at the start, by the number of players. */
  characters: { players2: 6, players3: 7, players4: 8, players5: 9, ...rulebook },
  /** R3.1, R3.3 */
  familyIncome: { marble: 1, wood: 1, metal: 0, textile: 0, spice: 0, gold: 0, fiorini: 200, ...rulebook },
  scarcity: { fiorini: 100, ...rulebook },
  /** R6.5, R6.13, R7.1 */
  prices: { foreignWorkshop: 1, work: 50, sale: 100, purchase: 200, ...rulebook },
  /** R8.5, R9.9  Prestige lost. */
  failures: { workshop: 1, district: 1, civic: 2, cathedral: 3, named: 1, ...rulebook },
  /** R9.4  Prestige for the Palazzo, influence for the Chiesa. */
  bonuses: { palazzo: 4, chiesa: 4, ...rulebook },
  /** R9.11 */
  noDie: { district: 1, civic: 2, cathedral: 3, step: 50, most: 3, ...rulebook },
  /** R10.4, R10.5  Influence to become Bishop and Cardinal, and a Cardinal's prestige. */
  offices: { bishop: 3, cardinal: 10, prestige: 5, ...rulebook },
  /** R12 */
  end: {
    captain: 1,
    bishop: 1,
    resources: 3,
    fiorini: 300,
    emptySpace: 1,
    artwork: 1,
    palazzo: 4,
    chiesa: 4,
    ...rulebook,
  },
} as const;

/** R3.2 */
export const DIE = {
  1: { resource: 'marble' },
  2: { resource: 'wood' },
  3: { resource: 'metal' },
  4: { resource: 'textile' },
  5: { resource: 'spice' },
  6: { resource: 'gold' },
} as const satisfies Record<number, { readonly resource: Resource }>;

interface WorkshopTile {
  readonly number: number;
  readonly name: string;
  /** R6.4  Residences take no workers. */
  readonly kind: 'workshop' | 'residence';
  readonly copies: number;
  /** R1.8 */
  readonly isOpening?: true;
  readonly cost: SomeGoods;
  /** R8.4 */
  readonly reward?: SomeGains;
  /** R8.3  The price, if there is one, and the gain. */
  readonly pay?: SomeGoods;
  readonly gain?: SomeGains;
  /** R3.5 */
  readonly income?: SomeGains;
  readonly source: Printed;
}

/** R1.10  The 45 workshop tiles, of 29 names. */
// biome-ignore format: one row a workshop
export const WORKSHOPS = {
  armaiuolo: { number: 1, name: 'Armaiuolo', kind: 'workshop', copies: 1, cost: { marble: 1, wood: 2 }, reward: { prestige: 2 }, pay: { metal: 2 }, gain: { fiorini: 500 }, ...rulebook },
  biblioteca: { number: 2, name: 'Biblioteca', kind: 'workshop', copies: 1, cost: { marble: 1, wood: 2, fiorini: 200 }, reward: { prestige: 5 }, gain: { prestige: 2 }, ...rulebook },
  boscaiuolo: { number: 3, name: 'Boscaiuolo', kind: 'workshop', copies: 3, isOpening: true, cost: { metal: 1, textile: 1 }, gain: { wood: 1 }, ...rulebook },
  cambiavalute: { number: 4, name: 'Cambiavalute', kind: 'workshop', copies: 2, isOpening: true, cost: { wood: 1, gold: 1, fiorini: 100 }, reward: { prestige: 1 }, pay: { fiorini: 200 }, gain: { fiorini: 300 }, ...rulebook },
  carpentiere: { number: 5, name: 'Carpentiere', kind: 'workshop', copies: 1, cost: { wood: 2, metal: 1, fiorini: 100 }, reward: { prestige: 2 }, pay: { wood: 2 }, gain: { fiorini: 500 }, ...rulebook },
  casa: { number: 6, name: 'Casa', kind: 'residence', copies: 4, cost: { wood: 2 }, income: { fiorini: 50, workers: 1 }, ...rulebook },
  casamento: { number: 7, name: 'Casamento', kind: 'residence', copies: 2, cost: { marble: 1, wood: 2, fiorini: 50 }, income: { fiorini: 100, workers: 1 }, ...rulebook },
  cava: { number: 8, name: 'Cava', kind: 'workshop', copies: 2, cost: { wood: 1, metal: 2, fiorini: 100 }, reward: { prestige: 1 }, gain: { marble: 2 }, ...rulebook },
  cerusico: { number: 9, name: 'Cerusico', kind: 'workshop', copies: 1, cost: { metal: 1, textile: 1, gold: 1, fiorini: 50 }, reward: { prestige: 2 }, pay: { spice: 2 }, gain: { fiorini: 500 }, ...rulebook },
  convento: { number: 10, name: 'Convento', kind: 'workshop', copies: 2, cost: { marble: 1, wood: 2, textile: 1, fiorini: 100 }, reward: { prestige: 5 }, gain: { prestige: 1, influence: 1 }, ...rulebook },
  erbolaio: { number: 11, name: 'Erbolaio', kind: 'workshop', copies: 2, isOpening: true, cost: { wood: 1, textile: 1 }, reward: { prestige: 1 }, gain: { spice: 1 }, ...rulebook },
  fabbro: { number: 12, name: 'Fabbro', kind: 'workshop', copies: 2, isOpening: true, cost: { marble: 1, wood: 1 }, gain: { metal: 1 }, ...rulebook },
  fonderia: { number: 13, name: 'Fonderia', kind: 'workshop', copies: 1, cost: { marble: 2, wood: 1, fiorini: 100 }, reward: { prestige: 2 }, gain: { metal: 2 }, ...rulebook },
  lanaiuolo: { number: 14, name: 'Lanaiuolo', kind: 'workshop', copies: 2, isOpening: true, cost: { wood: 1, fiorini: 50 }, gain: { textile: 1 }, ...rulebook },
  legnaiuolo: { number: 15, name: 'Legnaiuolo', kind: 'workshop', copies: 1, isOpening: true, cost: { wood: 1, metal: 1 }, pay: { wood: 1 }, gain: { fiorini: 200 }, ...rulebook },
  mercatante: { number: 16, name: 'Mercatante', kind: 'workshop', copies: 2, cost: { textile: 2, gold: 1, fiorini: 200 }, reward: { prestige: 2 }, gain: { spice: 2 }, ...rulebook },
  miniera: { number: 17, name: 'Miniera', kind: 'workshop', copies: 1, cost: { wood: 2, metal: 2, fiorini: 200 }, reward: { prestige: 2 }, gain: { gold: 2 }, ...rulebook },
  'monte-di-pieta': { number: 18, name: 'Monte di Pietà', kind: 'workshop', copies: 2, isOpening: true, cost: { marble: 1, wood: 1, metal: 1 }, gain: { gold: 1 }, ...rulebook },
  orafo: { number: 19, name: 'Orafo', kind: 'workshop', copies: 1, isOpening: true, cost: { wood: 1, metal: 1 }, reward: { prestige: 1 }, pay: { gold: 1 }, gain: { fiorini: 200 }, ...rulebook },
  ottonaio: { number: 20, name: 'Ottonaio', kind: 'workshop', copies: 1, isOpening: true, cost: { wood: 1, metal: 1 }, reward: { prestige: 1 }, pay: { metal: 1 }, gain: { fiorini: 200 }, ...rulebook },
  palagio: { number: 21, name: 'Palagio', kind: 'residence', copies: 1, cost: { marble: 2, wood: 1, textile: 1, fiorini: 100 }, income: { fiorini: 100, prestige: 1, workers: 1 }, ...rulebook },
  picconiere: { number: 22, name: 'Picconiere', kind: 'workshop', copies: 2, isOpening: true, cost: { metal: 1, fiorini: 50 }, gain: { marble: 1 }, ...rulebook },
  sartore: { number: 23, name: 'Sartore', kind: 'workshop', copies: 1, cost: { wood: 2, spice: 1, fiorini: 100 }, reward: { prestige: 1 }, pay: { textile: 2 }, gain: { fiorini: 500 }, ...rulebook },
  scarpellino: { number: 24, name: 'Scarpellino', kind: 'workshop', copies: 1, cost: { wood: 1, metal: 1, fiorini: 50 }, reward: { prestige: 1 }, pay: { marble: 1 }, gain: { fiorini: 200 }, ...rulebook },
  segheria: { number: 25, name: 'Segheria', kind: 'workshop', copies: 1, cost: { marble: 1, metal: 2 }, reward: { prestige: 1 }, gain: { wood: 2 }, ...rulebook },
  setaiuolo: { number: 26, name: 'Setaiuolo', kind: 'workshop', copies: 2, cost: { wood: 1, spice: 1, fiorini: 100 }, reward: { prestige: 1 }, gain: { textile: 2 }, ...rulebook },
  speziale: { number: 27, name: 'Speziale', kind: 'workshop', copies: 1, isOpening: true, cost: { wood: 1, textile: 1, fiorini: 100 }, reward: { prestige: 1 }, pay: { spice: 1 }, gain: { fiorini: 200 }, ...rulebook },
  tintore: { number: 28, name: 'Tintore', kind: 'workshop', copies: 1, isOpening: true, cost: { wood: 1, spice: 2 }, pay: { textile: 1 }, gain: { fiorini: 200 }, ...rulebook },
  zecca: { number: 29, name: 'Zecca', kind: 'workshop', copies: 1, cost: { marble: 1, wood: 1, metal: 2 }, reward: { prestige: 3 }, pay: { gold: 2 }, gain: { fiorini: 500 }, ...rulebook },
} as const satisfies Record<string, WorkshopTile>;
export type Workshop = keyof typeof WORKSHOPS;
export const WORKSHOP_IDS = Object.keys(WORKSHOPS) as readonly Workshop[];
export const OPENING_IDS: readonly Workshop[] = WORKSHOP_IDS.filter((id) => 'isOpening' in WORKSHOPS[id]);

/** R1.9  The workshops for space 1 and space 2, from the last player on. */
export const FIRST_GAME = [
  ['picconiere', 'legnaiuolo'],
  ['boscaiuolo', 'ottonaio'],
  ['fabbro', 'erbolaio'],
  ['cambiavalute', 'orafo'],
  ['monte-di-pieta', 'lanaiuolo'],
] as const satisfies readonly (readonly [Workshop, Workshop])[];

interface ArtworkBox {
  readonly area: Area;
  readonly place: string;
  readonly name: string;
  readonly cost: SomeGoods;
  readonly skills: readonly Skill[];
  readonly reward: SomeGains;
  /** R3.4 */
  readonly income?: SomeGains;
  /** R3.6  The goods that can be sold instead, and their price in fiorini. */
  readonly sale?: SomeGoods;
  readonly price?: number;
  readonly source: Printed;
}

/** R6.7  The artworks: eight in every district, eleven on civic buildings, eight in the Cathedral. */
// biome-ignore format: one row an artwork
export const ARTWORKS = {
  'palazzo-ritratto': { area: 'district', place: 'Palazzo', name: 'Ritratto', cost: { textile: 1, spice: 1 }, skills: ['painter'], reward: { prestige: 2 }, ...reconstructed }, // name, cost, skills: published
  'palazzo-giardino': { area: 'district', place: 'Palazzo', name: 'Giardino', cost: { marble: 1, gold: 1, fiorini: 50 }, skills: ['architect', 'sculptor'], reward: { prestige: 3 }, ...reconstructed }, // name, cost, skills: published
  'palazzo-camera-nuziale': { area: 'district', place: 'Palazzo', name: 'Camera nuziale', cost: { wood: 1, textile: 2 }, skills: ['painter'], reward: { prestige: 3 }, ...reconstructed }, // name, cost, skills: published
  'palazzo-facciata': { area: 'district', place: 'Palazzo', name: 'Facciata', cost: { marble: 2, fiorini: 100 }, skills: ['architect', 'sculptor'], reward: { prestige: 4 }, ...reconstructed }, // name, cost, skills: published
  'chiesa-facciata': { area: 'district', place: 'Chiesa', name: 'Facciata', cost: { marble: 3, fiorini: 100 }, skills: ['architect', 'sculptor'], reward: { prestige: 4, influence: 1 }, ...reconstructed }, // name: published
  'chiesa-cupola': { area: 'district', place: 'Chiesa', name: 'Cupola', cost: { marble: 2, wood: 2, fiorini: 50 }, skills: ['architect', 'painter'], reward: { prestige: 3, influence: 2 }, ...reconstructed }, // name, cost, skills: published
  'chiesa-cappella': { area: 'district', place: 'Chiesa', name: 'Cappella', cost: { marble: 2, spice: 1, gold: 1, fiorini: 50 }, skills: ['sculptor', 'painter'], reward: { prestige: 3, influence: 2 }, ...reconstructed },
  'chiesa-abside': { area: 'district', place: 'Chiesa', name: 'Abside', cost: { marble: 2, spice: 1, fiorini: 50 }, skills: ['painter'], reward: { prestige: 3, influence: 1 }, ...reconstructed },
  'banco-atrio': { area: 'civic', place: 'Banco', name: 'Atrio', cost: { wood: 1, metal: 1, textile: 1, gold: 1, fiorini: 200 }, skills: ['architect', 'sculptor', 'painter'], reward: { prestige: 7 }, income: { gold: 1 }, sale: { gold: 1 }, price: 200, ...reconstructed }, // name, income: rulebook; cost, skills: published
  'battistero-cupola': { area: 'civic', place: 'Battistero', name: 'Cupola', cost: { marble: 3, gold: 1, fiorini: 100 }, skills: ['architect', 'painter'], reward: { prestige: 5, influence: 1 }, income: { influence: 1 }, ...reconstructed }, // name, cost, skills: published
  'battistero-portali': { area: 'civic', place: 'Battistero', name: 'Portali', cost: { wood: 2, metal: 2, fiorini: 150 }, skills: ['architect', 'sculptor'], reward: { prestige: 6, influence: 1 }, income: { influence: 1 }, ...reconstructed }, // name, cost, skills: published
  'lastricato-fontana': { area: 'civic', place: 'Lastricato', name: 'Fontana', cost: { marble: 2, metal: 1, fiorini: 200 }, skills: ['architect', 'sculptor'], reward: { prestige: 6 }, income: { prestige: 1 }, ...reconstructed }, // name, cost, skills: published
  'lastricato-statua': { area: 'civic', place: 'Lastricato', name: 'Statua', cost: { marble: 1, metal: 2, gold: 1, fiorini: 100 }, skills: ['sculptor'], reward: { prestige: 6 }, income: { prestige: 1 }, ...reconstructed },
  'ospedale-cappella': { area: 'civic', place: 'Ospedale', name: 'Cappella', cost: { marble: 2, wood: 1, gold: 1, fiorini: 100 }, skills: ['sculptor', 'painter'], reward: { prestige: 6, influence: 1 }, income: { workers: 1 }, ...reconstructed }, // name: rulebook; cost: published
  'ospedale-chiostro': { area: 'civic', place: 'Ospedale', name: 'Chiostro', cost: { marble: 4, fiorini: 100 }, skills: ['architect', 'sculptor'], reward: { prestige: 7, influence: 1 }, income: { workers: 1 }, ...reconstructed }, // name, cost, skills: published
  'signoria-facciata': { area: 'civic', place: 'Palazzo della Signoria', name: 'Facciata', cost: { marble: 3, metal: 1, fiorini: 100 }, skills: ['architect', 'sculptor'], reward: { prestige: 7 }, income: { prestige: 1 }, ...reconstructed }, // name, cost, skills: published
  'signoria-salone': { area: 'civic', place: 'Palazzo della Signoria', name: 'Salone', cost: { wood: 2, metal: 1, textile: 1, spice: 1, gold: 1, fiorini: 100 }, skills: ['painter'], reward: { prestige: 7 }, income: { prestige: 1 }, ...rulebook },
  'vescovile-facciata': { area: 'civic', place: 'Palazzo Vescovile', name: 'Facciata', cost: { marble: 1, metal: 1, spice: 1, gold: 2, fiorini: 100 }, skills: ['architect', 'sculptor'], reward: { prestige: 6, influence: 1 }, income: { influence: 1 }, ...reconstructed }, // name, cost, skills: published
  'vescovile-salone': { area: 'civic', place: 'Palazzo Vescovile', name: 'Salone', cost: { wood: 1, metal: 1, textile: 1, gold: 1, fiorini: 100 }, skills: ['painter'], reward: { prestige: 5, influence: 1 }, income: { influence: 1 }, ...reconstructed }, // name, cost, skills: published
  'duomo-abside': { area: 'cathedral', place: 'Duomo', name: 'Abside', cost: { marble: 3, wood: 2, spice: 1, gold: 1, fiorini: 200 }, skills: ['painter'], reward: { prestige: 11, influence: 2 }, ...reconstructed }, // name, cost, skills: published
  'duomo-altare': { area: 'cathedral', place: 'Duomo', name: 'Altare', cost: { marble: 2, metal: 1, textile: 1, gold: 2, fiorini: 150 }, skills: ['architect', 'sculptor', 'painter'], reward: { prestige: 9, influence: 2 }, income: { influence: 1 }, ...reconstructed }, // name, cost, skills: published
  'duomo-campanile': { area: 'cathedral', place: 'Duomo', name: 'Campanile', cost: { marble: 4, wood: 2, metal: 2, fiorini: 200 }, skills: ['architect'], reward: { prestige: 12, influence: 1 }, income: { prestige: 1 }, ...reconstructed }, // name, cost, skills: published
  'duomo-cappella': { area: 'cathedral', place: 'Duomo', name: 'Cappella', cost: { marble: 2, wood: 1, metal: 2, spice: 2, fiorini: 200 }, skills: ['sculptor', 'painter'], reward: { prestige: 11, influence: 2 }, ...reconstructed }, // name, cost, skills: published
  'duomo-cupola': { area: 'cathedral', place: 'Duomo', name: 'Cupola', cost: { marble: 4, wood: 2, spice: 2, gold: 2, fiorini: 300 }, skills: ['architect', 'painter'], reward: { prestige: 16, influence: 2 }, income: { prestige: 1 }, ...reconstructed }, // name, cost, skills: published
  'duomo-facciata': { area: 'cathedral', place: 'Duomo', name: 'Facciata', cost: { marble: 5, wood: 1, metal: 1, spice: 1, gold: 1, fiorini: 300 }, skills: ['architect', 'sculptor'], reward: { prestige: 17, influence: 2 }, income: { prestige: 1 }, ...reconstructed }, // name, cost, skills: published
  'duomo-navata': { area: 'cathedral', place: 'Duomo', name: 'Navata', cost: { marble: 2, wood: 2, textile: 2, fiorini: 250 }, skills: ['architect', 'painter'], reward: { prestige: 11, influence: 1 }, income: { workers: 1 }, ...reconstructed }, // name, cost, skills: published
  'duomo-pulpito': { area: 'cathedral', place: 'Duomo', name: 'Pulpito', cost: { marble: 2, textile: 1, fiorini: 200 }, skills: ['sculptor'], reward: { prestige: 6, influence: 1 }, income: { influence: 1 }, ...reconstructed }, // name: rulebook; cost, skills: published
} as const satisfies Record<string, ArtworkBox>;
export type Artwork = keyof typeof ARTWORKS;
export const ARTWORK_IDS = Object.keys(ARTWORKS) as readonly Artwork[];
type ArtworkIn<A extends Area> = {
  readonly [W in Artwork]: (typeof ARTWORKS)[W]['area'] extends A ? W : never;
}[Artwork];
/** R6.7  Artworks of which every district has one. */
export type DistrictArtwork = ArtworkIn<'district'>;
export const DISTRICT_ARTWORKS = ARTWORK_IDS.filter((id): id is DistrictArtwork => ARTWORKS[id].area === 'district');
/** Artworks that exist once, on civic buildings and in the Cathedral. */
export type CityArtwork = ArtworkIn<'civic' | 'cathedral'>;
export const CITY_ARTWORKS = ARTWORK_IDS.filter((id): id is CityArtwork => ARTWORKS[id].area !== 'district');
export const PALAZZO = DISTRICT_ARTWORKS.filter((id) => ARTWORKS[id].place === 'Palazzo');
export const CHIESA = DISTRICT_ARTWORKS.filter((id) => ARTWORKS[id].place === 'Chiesa');
