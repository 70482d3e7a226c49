import { ARTIST_NAMES } from '@signoria/common';
import type { Goods, Resource } from './goods.ts';

/**
 * The components of the game. Counts, kinds and totals come from the rulebook. Costs, points, decks and player-count
 * marks are the published figures of the licensed online edition; they add up to every total the rulebook states.
 * `figures.ts` fills in defaults and applies a table's overrides.
 */

export const SKILLS = ['architect', 'sculptor', 'painter'] as const;
export type Skill = (typeof SKILLS)[number];

export const KINDS = ['residence', 'workshop', 'guild', 'preacher', 'districtBuilding', 'palace', 'church'] as const;
export type Kind = (typeof KINDS)[number];

/** The corner mark of a Florenza card: its deck and the fewest players it is used with (R1.2, R1.4). */
export const MARKS = {
  I: { deck: 1, players: 2 },
  'I 3+': { deck: 1, players: 3 },
  'I 4': { deck: 1, players: 4 },
  II: { deck: 2, players: 2 },
  'II 3+': { deck: 2, players: 3 },
  'II 4': { deck: 2, players: 4 },
  III: { deck: 3, players: 2 },
  'III 3+': { deck: 3, players: 3 },
  'III 4': { deck: 3, players: 4 },
} as const;
export type Mark = keyof typeof MARKS;

/** The corner mark of a location: the fewest players it is used with (R1.5). */
export const LOCATION_MARKS = { all: 2, '3+': 3, '4': 4 } as const;
export type LocationMark = keyof typeof LOCATION_MARKS;

export interface FlorenzaCard {
  readonly kind: Kind;
  readonly name: string;
  readonly cost: Partial<Goods>;
  readonly artists?: readonly Skill[];
  readonly income?: Partial<Goods>;
  readonly points?: number;
  /** Prestige a guild pays for each thing it counts (R12). */
  readonly bonus?: number;
  /** Fiorini a guild takes off a price (R12.3, R12.4). */
  readonly discount?: number;
  readonly copies: readonly Mark[];
}

/** R4  The 76 Florenza cards. */
// biome-ignore format: one row a card
export const CARDS = {
  // Residences: an extra action and an extra card each round (R3.2, R2.5), some an income.
  casa: { kind: 'residence', name: 'Casa', cost: { wood: 2 }, copies: ['I', 'I', 'I 3+', 'I 4'] },
  casamento: { kind: 'residence', name: 'Casamento', cost: { wood: 2, marble: 1 }, income: { fiorini: 50 }, copies: ['I', 'I', 'II 3+'] },
  palagio: { kind: 'residence', name: 'Palagio', cost: { wood: 1, marble: 2, fabric: 1 }, income: { fiorini: 100 }, copies: ['II', 'II 4'] },
  // Workshops: an income each round (R10.7).
  lanaiuolo: { kind: 'workshop', name: 'Lanaiuolo', cost: { wood: 1, spice: 1 }, income: { fabric: 1 }, copies: ['I'] },
  erbolaio: { kind: 'workshop', name: 'Erbolaio', cost: { wood: 1, fabric: 1 }, income: { spice: 1 }, copies: ['I'] },
  cambiavalute: { kind: 'workshop', name: 'Cambiavalute', cost: { wood: 1, gold: 1 }, income: { fiorini: 100 }, copies: ['I'] },
  'monte-di-pieta': { kind: 'workshop', name: 'Monte di Pietà', cost: { metal: 1, marble: 1 }, income: { gold: 1 }, copies: ['I'] },
  fabbro: { kind: 'workshop', name: 'Fabbro', cost: { wood: 1, marble: 1 }, income: { metal: 1 }, copies: ['I'] },
  picconiere: { kind: 'workshop', name: 'Picconiere', cost: { metal: 1, gold: 1 }, income: { marble: 1 }, copies: ['I 3+'] },
  boscaiuolo: { kind: 'workshop', name: 'Boscaiuolo', cost: { metal: 1, fabric: 1 }, income: { wood: 1 }, copies: ['I 3+'] },
  miniera: { kind: 'workshop', name: 'Miniera', cost: { wood: 1, metal: 1, fiorini: 50 }, income: { gold: 1, fiorini: 50 }, copies: ['II 3+'] },
  fonderia: { kind: 'workshop', name: 'Fonderia', cost: { wood: 1, marble: 1, fiorini: 50 }, income: { metal: 1, fiorini: 50 }, copies: ['II 3+'] },
  segheria: { kind: 'workshop', name: 'Segheria', cost: { metal: 1, marble: 1, fiorini: 50 }, income: { wood: 1, fiorini: 50 }, copies: ['II'] },
  cava: { kind: 'workshop', name: 'Cava', cost: { metal: 1, wood: 1, fiorini: 50 }, income: { marble: 1, fiorini: 50 }, copies: ['II'] },
  setaiuolo: { kind: 'workshop', name: 'Setaiuolo', cost: { spice: 1, wood: 1, fiorini: 50 }, income: { fabric: 1, fiorini: 50 }, copies: ['II 3+'] },
  mercatante: { kind: 'workshop', name: 'Mercatante', cost: { gold: 1, fabric: 1, fiorini: 50 }, income: { spice: 1, fiorini: 50 }, copies: ['II 3+'] },
  // Guilds (R12).
  'arte-maggiore': { kind: 'guild', name: 'Arte Maggiore', cost: { fabric: 1, wood: 1, fiorini: 50 }, bonus: 3, copies: ['I', 'III 3+'] },
  'signore-de-lo-rione': { kind: 'guild', name: 'Signore de lo Rione', cost: { gold: 1, spice: 1, fiorini: 50 }, bonus: 2, copies: ['I 3+'] },
  protettore: { kind: 'guild', name: 'Protettore', cost: { gold: 2, fiorini: 50 }, bonus: 3, copies: ['I', 'III 3+'] },
  'mastro-artista': { kind: 'guild', name: 'Mastro Artista', cost: { wood: 1, fabric: 1, fiorini: 50 }, bonus: 5, copies: ['I 4'] },
  'bottega-d-arte': { kind: 'guild', name: 'Bottega d’Arte', cost: { wood: 1, spice: 1, fiorini: 50 }, discount: 50, copies: ['I', 'III 3+'] },
  edificatore: { kind: 'guild', name: 'Edificatore', cost: { marble: 1, fabric: 1 }, discount: 50, copies: ['II', 'II'] },
  'arte-dei-mercatanti': { kind: 'guild', name: 'Arte dei Mercatanti', cost: { fabric: 1, spice: 1, fiorini: 50 }, copies: ['II'] },
  padrone: { kind: 'guild', name: 'Padrone', cost: { marble: 1, gold: 1, fiorini: 50 }, bonus: 3, copies: ['III'] },
  // Preachers: an extra action each round (R3.2).
  'giordano-bruno': { kind: 'preacher', name: 'Giordano Bruno', cost: { fiorini: 100 }, copies: ['I 3+'] },
  'francesco-d-assisi': { kind: 'preacher', name: 'San Francesco d’Assisi', cost: { fiorini: 100 }, copies: ['II'] },
  'tommaso-d-aquino': { kind: 'preacher', name: 'Tommaso d’Aquino', cost: { fiorini: 100 }, copies: ['III'] },
  'girolamo-savonarola': { kind: 'preacher', name: 'Girolamo Savonarola', cost: { fiorini: 100 }, copies: ['I'] },
  'antonio-da-padova': { kind: 'preacher', name: 'Antonio da Padova', cost: { fiorini: 100 }, copies: ['III'] },
  'bernardo-di-chiaravalle': { kind: 'preacher', name: 'Bernardo di Chiaravalle', cost: { fiorini: 100 }, copies: ['II 4'] },
  // District Buildings.
  lastricato: { kind: 'districtBuilding', name: 'Lastricato', cost: { marble: 1, fiorini: 50 }, points: 2, copies: ['II'] },
  'monumento-equestre': { kind: 'districtBuilding', name: 'Monumento equestre', cost: { gold: 1, metal: 2, fiorini: 50 }, points: 4, copies: ['II'] },
  pozzo: { kind: 'districtBuilding', name: 'Pozzo', cost: { marble: 1, metal: 1, fiorini: 50 }, points: 3, copies: ['II'] },
  mercato: { kind: 'districtBuilding', name: 'Mercato', cost: { wood: 1, gold: 1, spice: 1, fabric: 1, fiorini: 50 }, points: 5, copies: ['II 4', 'III'] },
  convento: { kind: 'districtBuilding', name: 'Convento', cost: { wood: 2, marble: 1, fabric: 1, fiorini: 50 }, points: 5, copies: ['I 4', 'III'] },
  sacello: { kind: 'districtBuilding', name: 'Sacello', cost: { wood: 1, gold: 1, fabric: 1 }, points: 3, copies: ['III'] },
  biblioteca: { kind: 'districtBuilding', name: 'Biblioteca', cost: { wood: 2, fiorini: 150 }, points: 5, copies: ['I', 'III 4'] },
  edicola: { kind: 'districtBuilding', name: 'Edicola', cost: { marble: 1, spice: 1, fiorini: 100 }, points: 4, copies: ['III 3+'] },
  loggia: { kind: 'districtBuilding', name: 'Loggia', cost: { wood: 1, marble: 1, metal: 1, fiorini: 50 }, points: 4, copies: ['III'] },
  // Family Palaces: need an artist (R4.8).
  affresco: { kind: 'palace', name: 'Affresco', cost: { spice: 2, fiorini: 50 }, artists: ['painter'], points: 3, copies: ['II'] },
  giardino: { kind: 'palace', name: 'Giardino', cost: { marble: 1, gold: 1, fiorini: 50 }, artists: ['architect', 'sculptor'], points: 3, copies: ['II'] },
  sala: { kind: 'palace', name: 'Sala', cost: { wood: 1, spice: 1, fabric: 1, fiorini: 100 }, artists: ['architect', 'painter'], points: 5, copies: ['III'] },
  ingresso: { kind: 'palace', name: 'Ingresso', cost: { wood: 1, marble: 1, metal: 1, fiorini: 50 }, artists: ['architect', 'sculptor'], points: 4, copies: ['III'] },
  'statua-di-bronzo': { kind: 'palace', name: 'Statua di bronzo', cost: { metal: 2, fiorini: 100 }, artists: ['sculptor'], points: 4, copies: ['III 4'] },
  'facciata-palazzo': { kind: 'palace', name: 'Facciata', cost: { marble: 2, fiorini: 100 }, artists: ['architect', 'sculptor'], points: 4, copies: ['III'] },
  camino: { kind: 'palace', name: 'Camino', cost: { marble: 1, gold: 1, spice: 1 }, artists: ['architect', 'sculptor', 'painter'], points: 3, copies: ['II'] },
  'grande-quadro': { kind: 'palace', name: 'Grande quadro', cost: { spice: 1, fabric: 2, fiorini: 100 }, artists: ['painter'], points: 5, copies: ['III 3+'] },
  ritratto: { kind: 'palace', name: 'Ritratto', cost: { spice: 1, fabric: 1 }, artists: ['painter'], points: 2, copies: ['I'] },
  'camera-nuziale': { kind: 'palace', name: 'Camera nuziale', cost: { wood: 1, fabric: 2 }, artists: ['painter'], points: 3, copies: ['III'] },
  fontana: { kind: 'palace', name: 'Fontana', cost: { marble: 1, metal: 1, fiorini: 50 }, artists: ['architect', 'sculptor'], points: 3, copies: ['I 4'] },
  scalone: { kind: 'palace', name: 'Scalone', cost: { marble: 1, gold: 1, fiorini: 50 }, artists: ['architect', 'sculptor'], points: 3, copies: ['II 4'] },
  // District Churches: need an artist (R4.8).
  abside: { kind: 'church', name: 'Abside', cost: { marble: 2, spice: 1, fiorini: 50 }, artists: ['painter'], points: 4, copies: ['II'] },
  campanile: { kind: 'church', name: 'Campanile', cost: { marble: 1, wood: 1, metal: 1, fiorini: 100 }, artists: ['architect'], points: 5, copies: ['III 3+'] },
  cappella: { kind: 'church', name: 'Cappella', cost: { marble: 2, gold: 1, spice: 1, fiorini: 50 }, artists: ['sculptor', 'painter'], points: 5, copies: ['III'] },
  crocifisso: { kind: 'church', name: 'Crocifisso', cost: { wood: 1, gold: 1, metal: 1 }, artists: ['sculptor'], points: 3, copies: ['II'] },
  cupola: { kind: 'church', name: 'Cupola', cost: { wood: 2, marble: 2, fiorini: 50 }, artists: ['architect', 'painter'], points: 5, copies: ['III'] },
  'facciata-chiesa': { kind: 'church', name: 'Facciata', cost: { marble: 3, fiorini: 100 }, artists: ['architect', 'sculptor'], points: 5, copies: ['III'] },
  navata: { kind: 'church', name: 'Navata', cost: { gold: 1, spice: 1, fabric: 1, fiorini: 50 }, artists: ['architect', 'painter'], points: 4, copies: ['III'] },
  pulpito: { kind: 'church', name: 'Pulpito', cost: { marble: 1, wood: 1 }, artists: ['sculptor'], points: 2, copies: ['II'] },
  sagrato: { kind: 'church', name: 'Sagrato', cost: { marble: 1, fiorini: 100 }, artists: ['architect'], points: 3, copies: ['I'] },
  sagrestia: { kind: 'church', name: 'Sagrestia', cost: { wood: 1, fabric: 1, fiorini: 100 }, artists: ['architect', 'sculptor', 'painter'], points: 4, copies: ['III'] },
  'pala-d-altare': { kind: 'church', name: 'Pala d’altare', cost: { wood: 1, gold: 1, spice: 1 }, artists: ['painter'], points: 3, copies: ['I 4'] },
  trittico: { kind: 'church', name: 'Trittico', cost: { metal: 1, gold: 1, spice: 1, fabric: 1 }, artists: ['painter', 'sculptor'], points: 4, copies: ['II 4'] },
} as const satisfies Record<string, FlorenzaCard>;
export type Card = keyof typeof CARDS;
export const CARD_IDS = Object.keys(CARDS) as readonly Card[];

interface ArtistCards {
  readonly name: string;
  readonly skill: Skill;
  readonly cost: number;
  /** The values on the fronts, one for each card (R5.3). The highest is the masterpiece (R5.4). */
  readonly values: readonly number[];
}

/** R5  The 85 artist cards. */
// biome-ignore format: one row a card
export const ARTISTS = {
  'alberti-architect': { name: ARTIST_NAMES.alberti, skill: 'architect', cost: 50, values: [1] },
  'angelico-painter': { name: ARTIST_NAMES.angelico, skill: 'painter', cost: 100, values: [2] },
  'bernini-architect': { name: ARTIST_NAMES.bernini, skill: 'architect', cost: 250, values: [4, 4, 5, 6] },
  'bernini-sculptor': { name: ARTIST_NAMES.bernini, skill: 'sculptor', cost: 200, values: [3, 4, 4, 5] },
  'borromini-architect': { name: ARTIST_NAMES.borromini, skill: 'architect', cost: 150, values: [2, 2, 3, 4] },
  'botticelli-painter': { name: ARTIST_NAMES.botticelli, skill: 'painter', cost: 200, values: [3, 4, 5] },
  'bramante-architect': { name: ARTIST_NAMES.bramante, skill: 'architect', cost: 100, values: [2, 2] },
  'brunelleschi-architect': { name: ARTIST_NAMES.brunelleschi, skill: 'architect', cost: 200, values: [2, 4, 6] },
  'buonarroti-architect': { name: ARTIST_NAMES.buonarroti, skill: 'architect', cost: 150, values: [3] },
  'buonarroti-painter': { name: ARTIST_NAMES.buonarroti, skill: 'painter', cost: 250, values: [4, 5, 6, 7] },
  'buonarroti-sculptor': { name: ARTIST_NAMES.buonarroti, skill: 'sculptor', cost: 300, values: [5, 5, 6, 7] },
  'caravaggio-painter': { name: ARTIST_NAMES.caravaggio, skill: 'painter', cost: 250, values: [4, 5, 6] },
  'cellini-sculptor': { name: ARTIST_NAMES.cellini, skill: 'sculptor', cost: 150, values: [2, 3, 4] },
  'dasangallo-architect': { name: ARTIST_NAMES.dasangallo, skill: 'architect', cost: 100, values: [1, 2, 3] },
  'davinci-painter': { name: ARTIST_NAMES.davinci, skill: 'painter', cost: 200, values: [3, 7] },
  'davinci-sculptor': { name: ARTIST_NAMES.davinci, skill: 'sculptor', cost: 150, values: [3] },
  'dellafrancesca-painter': { name: ARTIST_NAMES.dellafrancesca, skill: 'painter', cost: 200, values: [3, 4] },
  'delverrocchio-sculptor': { name: ARTIST_NAMES.delverrocchio, skill: 'sculptor', cost: 100, values: [1, 2, 2, 3] },
  'donatello-sculptor': { name: ARTIST_NAMES.donatello, skill: 'sculptor', cost: 200, values: [3, 4, 4, 5] },
  'ghiberti-sculptor': { name: ARTIST_NAMES.ghiberti, skill: 'sculptor', cost: 150, values: [2, 3] },
  'ghirlandaio-painter': { name: ARTIST_NAMES.ghirlandaio, skill: 'painter', cost: 150, values: [2, 3] },
  'giambologna-sculptor': { name: ARTIST_NAMES.giambologna, skill: 'sculptor', cost: 100, values: [2, 2, 2, 3] },
  'giotto-architect': { name: ARTIST_NAMES.giotto, skill: 'architect', cost: 150, values: [3] },
  'giotto-painter': { name: ARTIST_NAMES.giotto, skill: 'painter', cost: 200, values: [3, 4] },
  'lippi-painter': { name: ARTIST_NAMES.lippi, skill: 'painter', cost: 150, values: [2, 3] },
  'mochi-sculptor': { name: ARTIST_NAMES.mochi, skill: 'sculptor', cost: 100, values: [1, 2] },
  'palladio-architect': { name: ARTIST_NAMES.palladio, skill: 'architect', cost: 150, values: [2, 3] },
  'perugino-painter': { name: ARTIST_NAMES.perugino, skill: 'painter', cost: 100, values: [2, 2] },
  'romano-architect': { name: ARTIST_NAMES.romano, skill: 'architect', cost: 100, values: [2, 2] },
  'sanzio-painter': { name: ARTIST_NAMES.sanzio, skill: 'painter', cost: 250, values: [4, 5, 5, 6] },
  'vasari-architect': { name: ARTIST_NAMES.vasari, skill: 'architect', cost: 100, values: [2] },
  'vecellio-painter': { name: ARTIST_NAMES.vecellio, skill: 'painter', cost: 200, values: [4, 5] },
  'vignola-architect': { name: ARTIST_NAMES.vignola, skill: 'architect', cost: 150, values: [2, 3, 3, 4] },
} as const satisfies Record<string, ArtistCards>;
export type Artist = keyof typeof ARTISTS;
export const ARTIST_IDS = Object.keys(ARTISTS) as readonly Artist[];

interface MonumentCard {
  readonly place: string;
  readonly name: string;
  readonly points: number;
  readonly cost: Partial<Goods>;
  readonly artists: readonly Skill[];
}

/** R6  The 27 monuments, the most valuable first. */
// biome-ignore format: one row a card
export const MONUMENTS = {
  'duomo-cupola': { place: 'Duomo', name: 'Cupola', points: 19, cost: { marble: 4, wood: 2, gold: 2, spice: 2, fiorini: 300 }, artists: ['painter', 'architect'] },
  'duomo-facciata': { place: 'Duomo', name: 'Facciata', points: 18, cost: { marble: 5, wood: 1, gold: 1, metal: 1, spice: 1, fiorini: 300 }, artists: ['sculptor', 'architect'] },
  'duomo-campanile': { place: 'Duomo', name: 'Campanile', points: 15, cost: { marble: 4, wood: 2, metal: 2, fiorini: 200 }, artists: ['architect'] },
  'duomo-abside': { place: 'Duomo', name: 'Abside', points: 14, cost: { wood: 2, marble: 3, gold: 1, spice: 1, fiorini: 200 }, artists: ['painter'] },
  'duomo-cappella': { place: 'Duomo', name: 'Cappella', points: 14, cost: { wood: 1, marble: 2, metal: 2, spice: 2, fiorini: 200 }, artists: ['sculptor', 'painter'] },
  'duomo-navata': { place: 'Duomo', name: 'Navata', points: 14, cost: { wood: 2, marble: 2, fabric: 2, fiorini: 250 }, artists: ['painter', 'architect'] },
  'duomo-altare': { place: 'Duomo', name: 'Altare', points: 12, cost: { marble: 2, gold: 2, metal: 1, fabric: 1, fiorini: 150 }, artists: ['painter', 'architect', 'sculptor'] },
  'banco-atrio': { place: 'Banco', name: 'Atrio', points: 9, cost: { wood: 1, fabric: 1, gold: 1, metal: 1, fiorini: 200 }, artists: ['sculptor', 'painter', 'architect'] },
  'duomo-pulpito': { place: 'Duomo', name: 'Pulpito', points: 9, cost: { marble: 2, fabric: 1, fiorini: 200 }, artists: ['sculptor'] },
  'palazzodellasignoria-salone': { place: 'Palazzo della Signoria', name: 'Salone', points: 9, cost: { wood: 2, metal: 1, spice: 1, fabric: 2, fiorini: 100 }, artists: ['painter'] },
  'battistero-portali': { place: 'Battistero', name: 'Portali', points: 8, cost: { wood: 2, metal: 2, fiorini: 150 }, artists: ['sculptor', 'architect'] },
  'lastricato-fontana': { place: 'Lastricato', name: 'Fontana', points: 8, cost: { marble: 2, metal: 1, fiorini: 200 }, artists: ['architect', 'sculptor'] },
  'palazzovescovile-facciata': { place: 'Palazzo Vescovile', name: 'Facciata', points: 8, cost: { marble: 1, gold: 2, metal: 1, spice: 1, fiorini: 100 }, artists: ['architect', 'sculptor'] },
  'pontevecchio-struttura': { place: 'Ponte Vecchio', name: 'Struttura', points: 8, cost: { wood: 1, marble: 1, fiorini: 250 }, artists: ['architect'] },
  'santacroce-cappella': { place: 'Santa Croce', name: 'Cappella', points: 8, cost: { wood: 1, metal: 1, fabric: 1, fiorini: 200 }, artists: ['architect', 'painter'] },
  'santamarianovella-facciata': { place: 'Santa Maria Novella', name: 'Facciata', points: 8, cost: { marble: 2, wood: 1, metal: 1, fiorini: 150 }, artists: ['architect', 'sculptor'] },
  'battistero-cupola': { place: 'Battistero', name: 'Cupola', points: 7, cost: { marble: 3, gold: 1, fiorini: 100 }, artists: ['painter', 'architect'] },
  'ospedale-cappella': { place: 'Ospedale', name: 'Cappella', points: 7, cost: { wood: 1, marble: 2, gold: 1, fiorini: 100 }, artists: ['sculptor', 'painter'] },
  'ospedale-chiostro': { place: 'Ospedale', name: 'Chiostro', points: 7, cost: { marble: 4, fiorini: 100 }, artists: ['sculptor', 'architect'] },
  'palazzodellasignoria-facciata': { place: 'Palazzo della Signoria', name: 'Facciata', points: 7, cost: { marble: 3, metal: 1, fiorini: 100 }, artists: ['sculptor', 'architect'] },
  'palazzovescovile-salone': { place: 'Palazzo Vescovile', name: 'Salone', points: 7, cost: { wood: 1, gold: 1, metal: 1, fabric: 1, fiorini: 100 }, artists: ['painter'] },
  'sanlorenzo-sagrestia': { place: 'San Lorenzo', name: 'Sagrestia', points: 7, cost: { wood: 1, marble: 1, spice: 1, fiorini: 150 }, artists: ['sculptor', 'painter'] },
  'santacroce-monumentofunebre': { place: 'Santa Croce', name: 'Monumento Funebre', points: 7, cost: { marble: 2, gold: 1, spice: 1, fiorini: 100 }, artists: ['sculptor', 'painter'] },
  'sanlorenzo-navata': { place: 'San Lorenzo', name: 'Navata', points: 6, cost: { wood: 1, spice: 1, fabric: 1, fiorini: 100 }, artists: ['painter'] },
  'santamarianovella-cappella': { place: 'Santa Maria Novella', name: 'Cappella', points: 6, cost: { gold: 1, spice: 1, fabric: 1, fiorini: 100 }, artists: ['sculptor', 'painter'] },
  'santamarianovella-crocifisso': { place: 'Santa Maria Novella', name: 'Crocifisso', points: 6, cost: { wood: 1, spice: 1, fiorini: 150 }, artists: ['sculptor'] },
  'uffizi-interni': { place: 'Uffizi', name: 'Interni', points: 6, cost: { metal: 1, spice: 1, fabric: 1, fiorini: 100 }, artists: ['architect', 'painter'] },
} as const satisfies Record<string, MonumentCard>;
export type Monument = keyof typeof MONUMENTS;
export const MONUMENT_IDS = Object.keys(MONUMENTS) as readonly Monument[];

export interface LocationCard {
  readonly name: string;
  readonly effect: 'take' | 'sell' | 'barter' | 'captaincy';
  readonly resource?: Resource;
  /** The price paid for one resource (R8.2). */
  readonly fiorini?: number;
  readonly copies: readonly LocationMark[];
}

/** R8  The 17 locations. */
// biome-ignore format: one row a card
export const LOCATIONS = {
  'location-picconiere': { name: 'Picconiere', effect: 'take', resource: 'marble', copies: ['all', '3+'] },
  'location-boscaiuolo': { name: 'Boscaiuolo', effect: 'take', resource: 'wood', copies: ['all', '4'] },
  'location-monte-di-pieta': { name: 'Monte di Pietà', effect: 'take', resource: 'gold', copies: ['all'] },
  'location-fabbro': { name: 'Fabbro', effect: 'take', resource: 'metal', copies: ['all'] },
  'location-lanaiuolo': { name: 'Lanaiuolo', effect: 'take', resource: 'fabric', copies: ['all'] },
  'location-erbolaio': { name: 'Erbolaio', effect: 'take', resource: 'spice', copies: ['all'] },
  'location-baratto': { name: 'Baratto', effect: 'barter', copies: ['all', '3+'] },
  'location-scarpellino': { name: 'Scarpellino', effect: 'sell', resource: 'marble', fiorini: 200, copies: ['all'] },
  'location-legnaiuolo': { name: 'Legnaiuolo', effect: 'sell', resource: 'wood', fiorini: 200, copies: ['all'] },
  'location-orafo': { name: 'Orafo', effect: 'sell', resource: 'gold', fiorini: 200, copies: ['all'] },
  'location-ottonaio': { name: 'Ottonaio', effect: 'sell', resource: 'metal', fiorini: 200, copies: ['all'] },
  'location-tintore': { name: 'Tintore', effect: 'sell', resource: 'fabric', fiorini: 200, copies: ['all'] },
  'location-speziale': { name: 'Speziale', effect: 'sell', resource: 'spice', fiorini: 200, copies: ['all'] },
  'location-capitano-del-popolo': { name: 'Capitano del Popolo', effect: 'captaincy', copies: ['all'] },
} as const satisfies Record<string, LocationCard>;
export type Location = keyof typeof LOCATIONS;
export const LOCATION_IDS = Object.keys(LOCATIONS) as readonly Location[];

/** Quantities printed in the rulebook. */
export const QUANTITIES = {
  /** R1.6  The supply before setup. */
  supply: { marble: 21, wood: 21, metal: 11, fabric: 11, gold: 11, spice: 11, fiorini: 4000 },
  /** R1.9  Goods of each player at the start. */
  start: { marble: 1, wood: 1, metal: 1, fabric: 1, gold: 1, spice: 1, fiorini: 300 },
  /** R10.5  The base income of each player. */
  income: { marble: 1, wood: 1, metal: 0, fabric: 0, gold: 0, spice: 0, fiorini: 200 },
  /** R1.8  Artists drawn each round, by the number of players. */
  artistsPerRound: { players2: 6, players3: 8, players4: 10 },
  /** R1.7, R2.4, R10.2  The monument row. */
  monumentRow: { opening: 7, perRound: 5, kept: 2 },
  /** R1.9, R2.5, R10.4  Florenza cards. */
  hand: { opening: 5, perRound: 4, perResidence: 1 },
  /** R5.5, R9.1, R9.2, R9.3  Prices, and the fiorini that workers earn. */
  prices: { anonymousArtist: 50, workers: 50, marketSale: 100, marketPurchase: 100 },
  /** R11  Prestige. */
  prestige: { set: 5, first: 4, second: 2, third: 1, captain: 1 },
} as const;
export const ROUNDS = 5;
export const ACTIONS = 4;
/** R1.6  Every price and payment can be made in coins of 50, 100 and 500. */
export const SMALLEST_COIN = 50;
