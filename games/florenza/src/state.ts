import type { Agenda, MoveLog as EngineLog, Immutable, Seat, Seed } from '@signoria/engine';
import { cloneAgenda } from '@signoria/engine';
import type { AnyArtist, AnyPreacher, Artist, Character, Preacher } from './characters.ts';
import type { Area, Artwork, DistrictArtwork, Pulpit, Skill, Workshop } from './components.ts';
import type { GameEvent } from './events.ts';
import type { Figures } from './figures.ts';
import type { Goods, Resource } from './goods.ts';
import { cloneGoods } from './goods.ts';

/** A question and the seat it is put to. */
export type Step =
  /** R1.8  A workshop for a space, counted from 0, is chosen. */
  | { readonly ask: 'opening'; readonly seat: Seat; readonly space: number }
  /** R3.6 */
  | { readonly ask: 'atrio'; readonly seat: Seat }
  /** R4.1 */
  | { readonly ask: 'captain'; readonly seat: Seat }
  /** R5.1, R5.2 */
  | { readonly ask: 'bishop'; readonly seat: Seat }
  /** R6.1  A worker is placed, or the player passes. */
  | { readonly ask: 'place'; readonly seat: Seat }
  /** R6.7  The artist for the chosen artwork is hired. */
  | { readonly ask: 'artist'; readonly seat: Seat; readonly artwork: Artwork }
  /** R6.10  The preacher for the chosen pulpit is named. */
  | { readonly ask: 'preacher'; readonly seat: Seat; readonly pulpit: Pulpit }
  /** R7.1  The flags mark the actions at the market that are done. */
  | {
      readonly ask: 'market';
      readonly seat: Seat;
      readonly sold: boolean;
      readonly bought: boolean;
      readonly traded: boolean;
    }
  /** R7.1  The cube for the two given is chosen; then the market continues. */
  | {
      readonly ask: 'trade';
      readonly seat: Seat;
      readonly given: Pair;
      readonly sold: boolean;
      readonly bought: boolean;
    }
  /** R8.1  The worker of `seat` on a space, counted from 0, of the owner's district does its work. */
  | { readonly ask: 'activity'; readonly seat: Seat; readonly owner: Seat; readonly space: number }
  /** R9.1  The next artwork of an area is chosen. */
  | { readonly ask: 'artworks'; readonly seat: Seat; readonly area: Area }
  /** R9.2 */
  | { readonly ask: 'skill'; readonly seat: Seat; readonly commission: Commission }
  /** R9.11 */
  | { readonly ask: 'incentive'; readonly seat: Seat; readonly commission: Commission; readonly skill: Skill }
  /** R9.6  One of the two rolls is picked. */
  | {
      readonly ask: 'roll';
      readonly seat: Seat;
      readonly commission: Commission;
      readonly skill: Skill;
      readonly rolls: readonly [number, number];
    };
export type Ask = Step['ask'];
export type StepOf<A extends Ask> = Extract<Step, { readonly ask: A }>;

/** Two cubes, in the order of RESOURCES. */
export type Pair = readonly [Resource, Resource];

export type Move =
  /** R1.8 */
  | { readonly do: 'open'; readonly workshop: Workshop }
  /** R3.6 */
  | { readonly do: 'collect' }
  | { readonly do: 'sellIncome' }
  /** R4.1 */
  | { readonly do: 'detainWorker'; readonly of: Seat }
  | { readonly do: 'detainArtist'; readonly artist: Artist }
  /** R5.1, R5.2 */
  | { readonly do: 'convert'; readonly of: Seat }
  | { readonly do: 'expel'; readonly preacher: Preacher }
  /** R4.1, R5.3, R8.3  Leaves the office or the workshop unused. */
  | { readonly do: 'decline' }
  /** R6.4, R6.5  Spaces are counted from 0. */
  | { readonly do: 'operate'; readonly owner: Seat; readonly space: number }
  /** R6.6 */
  | { readonly do: 'build'; readonly workshop: Workshop }
  /** R6.7 */
  | { readonly do: 'commission'; readonly artwork: Artwork }
  | { readonly do: 'hire'; readonly artist: AnyArtist }
  /** R6.9 */
  | { readonly do: 'market' }
  /** R6.10 */
  | { readonly do: 'charity'; readonly pulpit: Pulpit }
  | { readonly do: 'hear'; readonly preacher: AnyPreacher }
  /** R6.13 */
  | { readonly do: 'work' }
  /** R6.3 */
  | { readonly do: 'pass' }
  /** R7.1 */
  | { readonly do: 'sell'; readonly resource: Resource }
  | { readonly do: 'buy'; readonly resource: Resource }
  | { readonly do: 'trade'; readonly give: Pair }
  | { readonly do: 'take'; readonly resource: Resource }
  | { readonly do: 'leave' }
  /** R8.3 */
  | { readonly do: 'use' }
  /** R9.1 */
  | { readonly do: 'settle'; readonly artwork: Artwork }
  /** R9.2 */
  | { readonly do: 'skill'; readonly skill: Skill }
  /** R9.11  The number of times 50 fiorini are paid. */
  | { readonly do: 'incentive'; readonly steps: number }
  /** R9.6 */
  | { readonly do: 'pick'; readonly roll: number };
export type MoveOf<D extends Move['do']> = Extract<Move, { readonly do: D }>;

export type MoveLog = EngineLog<GameEvent>;

/** A workshop in a district. Immutable: adding or removing a worker creates a new object. */
export interface PlacedWorkshop {
  readonly workshop: Workshop;
  /** R8.4  False while it is under construction. */
  readonly isBuilt: boolean;
  /** The seat whose worker is on it. */
  readonly worker: Seat | null;
}

/** R6.7  A worker on an artwork, with the artist. */
export interface Commission {
  readonly artwork: Artwork;
  readonly artist: AnyArtist;
}

/** The place of a named character's tile: on the card, with a worker, or taken away by an office. */
export type TilePlace = 'card' | 'placed' | 'detained' | 'expelled';

/** R1.6  A named character in Florence. Immutable. */
export interface Life {
  readonly character: Character;
  /** The number of the card "Life in Florenza": rounds left, this one included. */
  readonly rounds: number;
  /** R9.7  True if the card is turned over. */
  readonly isMaster: boolean;
  readonly tile: TilePlace;
}

/** R1.7  Tiles of unnamed characters that nobody has taken this round. */
export type Unnamed = Record<Skill | 'preacher', number>;

/** A player in the state. Lists are immutable: a change creates a new one, and copies of a state share the old. */
export interface Player {
  goods: Goods;
  /** R2.5  The two markers. */
  prestige: number;
  influence: number;
  /** R10.3 */
  certificates: number;
  /** R2.6  Workers on the district board and in the pool; the others are placed or detained. */
  workers: number;
  pool: number;
  /** R6.3 */
  hasPassed: boolean;
  /** Indexed by space; null for an empty one. */
  spaces: readonly (PlacedWorkshop | null)[];
  /** R9.3  Completed artworks of the own district, in the order of completion. */
  artworks: readonly DistrictArtwork[];
  /** Artworks with a worker of this player, in the order of placement. */
  commissions: readonly Commission[];
  /** R6.9, R6.13, R6.10  Workers at the market and at the Banco, and the preacher in the own Chiesa. */
  isAtMarket: boolean;
  atWork: number;
  pulpit: AnyPreacher | null;
}

/** R1.11  The open part of a state. Only the seed of random draws and rolls is hidden. */
export interface Table {
  noDie: boolean;
  twoPlayerOffices: boolean;
  hiddenCertificates: boolean;
  agenda: Agenda<Step>;
  round: number;
  phase: number;
  over: boolean;
  /** R10.7  All seats in turn order. */
  order: readonly Seat[];
  captain: Seat | null;
  bishop: Seat | null;
  /** R10.6  The seat whose last naming as Bishop counts as the first of two. */
  streak: Seat | null;
  /** R4.2  The seat whose worker is detained. */
  detained: Seat | null;
  /** R1.4  Cubes left in the box, without fiorini; null if they never run out. */
  cubes: Goods | null;
  /** R1.10  Tiles left, indexed as WORKSHOP_IDS. */
  supply: readonly number[];
  /** R1.6  Unordered. */
  bag: readonly Character[];
  /** Named characters in Florence, in the order in which they came. */
  lives: readonly Life[];
  unnamed: Unnamed;
  /** R9.3  The seat whose crest is on each artwork, indexed as CITY_ARTWORKS. */
  crests: readonly (Seat | null)[];
  /** R6.10  The seat that gives charity in the Cathedral, and the preacher. */
  pulpit: { readonly seat: Seat; readonly preacher: AnyPreacher } | null;
  players: readonly Player[];
}

/** The hidden part of a state: the seed of future draws and rolls. */
export interface Secret {
  seed: Seed;
}

export interface State {
  readonly figures: Figures;
  table: Table;
  secret: Secret;
}

/** The state and its parts as pure functions read them. */
export type ReadonlyPlayer = Immutable<Player>;
export type ReadonlyTable = Immutable<Table>;
export interface ReadonlyState extends Pick<State, 'figures'> {
  readonly table: ReadonlyTable;
  readonly secret: Readonly<Secret>;
}

/**
 * Copies field by field, because search clones often and structuredClone takes hundreds of times as long. Lists are
 * shared.
 */
export function clone({ figures, table, secret }: ReadonlyState): State {
  return { figures, table: cloneTable(table), secret: { seed: secret.seed } };
}

export function cloneTable(table: ReadonlyTable): Table {
  return {
    noDie: table.noDie,
    twoPlayerOffices: table.twoPlayerOffices,
    hiddenCertificates: table.hiddenCertificates,
    agenda: cloneAgenda<Step>(table.agenda),
    round: table.round,
    phase: table.phase,
    over: table.over,
    order: table.order,
    captain: table.captain,
    bishop: table.bishop,
    streak: table.streak,
    detained: table.detained,
    cubes: table.cubes === null ? null : cloneGoods(table.cubes),
    supply: table.supply,
    bag: table.bag,
    lives: table.lives,
    unnamed: cloneUnnamed(table.unnamed),
    crests: table.crests,
    pulpit: table.pulpit,
    players: table.players.map(clonePlayer),
  };
}

function cloneUnnamed({ architect, sculptor, painter, preacher }: Readonly<Unnamed>): Unnamed {
  return { architect, sculptor, painter, preacher };
}

function clonePlayer(player: ReadonlyPlayer): Player {
  return {
    goods: cloneGoods(player.goods),
    prestige: player.prestige,
    influence: player.influence,
    certificates: player.certificates,
    workers: player.workers,
    pool: player.pool,
    hasPassed: player.hasPassed,
    spaces: player.spaces,
    artworks: player.artworks,
    commissions: player.commissions,
    isAtMarket: player.isAtMarket,
    atWork: player.atWork,
    pulpit: player.pulpit,
  };
}

/** The figures and the open table, which a state and a view both have. */
export type PublicState = Pick<ReadonlyState, 'figures' | 'table'>;
