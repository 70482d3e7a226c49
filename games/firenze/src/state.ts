import type { Agenda, MoveLog as EngineLog, Immutable, Seat, Seed } from '@signoria/engine';
import { cloneAgenda } from '@signoria/engine';
import type { Bricks, Colour } from './bricks.ts';
import type { Balcony, Card, Celebration, Commission, EventCard, LevelTile, Personnel } from './components.ts';
import type { GameEvent, PaymentReason } from './events.ts';
import type { Figures } from './figures.ts';

/** A question and the seat it is put to. The agenda at the start of a turn holds `TURN_STEPS`. */
export type Step =
  /** R3.1 */
  | { readonly ask: 'card'; readonly seat: Seat }
  /** R3.2  The card at `place` was chosen; `paid` lies on the cards to its left, from the leftmost on. */
  | { readonly ask: 'cost'; readonly seat: Seat; readonly place: number; readonly paid: readonly Colour[] }
  /** R9.1  An event takes effect on a seat. */
  | { readonly ask: 'event'; readonly seat: Seat; readonly card: EventCard }
  /** Asks nothing: the row is refilled (R3.5). */
  | { readonly ask: 'refill'; readonly seat: Seat }
  /** R4, R5 */
  | { readonly ask: 'build'; readonly seat: Seat }
  /** R4.1  The player gets the brick of `colour` on the card at `place` for `left` more bricks. */
  | {
      readonly ask: 'exchange';
      readonly seat: Seat;
      readonly place: number;
      readonly colour: Colour;
      readonly left: number;
      readonly paid: readonly Colour[];
    }
  /** R2.3  `left` more bricks must go to the pouch. */
  | {
      readonly ask: 'pay';
      readonly seat: Seat;
      readonly due: PaymentReason;
      readonly left: number;
      readonly paid: readonly Colour[];
    }
  /** R10.5, R10.6 */
  | { readonly ask: 'lower'; readonly seat: Seat; readonly card: EventCard }
  /** R6 */
  | { readonly ask: 'tearDown'; readonly seat: Seat }
  /** R7 */
  | { readonly ask: 'commission'; readonly seat: Seat }
  /** R8.2 */
  | { readonly ask: 'cardLimit'; readonly seat: Seat }
  /** Asks nothing: it counts the storehouse (R8.4). */
  | { readonly ask: 'brickLimit'; readonly seat: Seat }
  /** R11.2 */
  | { readonly ask: 'spare'; readonly seat: Seat }
  /** R11.3  The card of the row on which the Wholesaler swaps is chosen. */
  | { readonly ask: 'wholesale'; readonly seat: Seat }
  /** The Wholesaler swaps on the card at `place`, at most `left` more times. */
  | {
      readonly ask: 'swap';
      readonly seat: Seat;
      readonly place: number;
      readonly left: number;
      readonly gave: readonly Colour[];
      readonly took: readonly Colour[];
    }
  /** R11.5 */
  | { readonly ask: 'dismiss'; readonly seat: Seat }
  /** R11.7, R11.8 */
  | { readonly ask: 'rob'; readonly seat: Seat; readonly card: Personnel }
  /** R11.7  The brick that the Smuggler gives is chosen. */
  | { readonly ask: 'smuggle'; readonly seat: Seat; readonly from: Seat; readonly colour: Colour }
  /** R11.9 */
  | { readonly ask: 'sabotage'; readonly seat: Seat };
export type Ask = Step['ask'];
export type StepOf<A extends Ask> = Extract<Step, { readonly ask: A }>;

/**
 * A move. Cards of the row and towers of a site are named by their place, counted from 0; identical towers by the first
 * place.
 */
export type Move =
  | { readonly do: 'take'; readonly place: number }
  /** R3.2, R4.1, R2.3, R11.7  A brick of the own storehouse; the question determines where it goes. */
  | { readonly do: 'give'; readonly colour: Colour }
  | { readonly do: 'suffer' }
  /** R11.6 */
  | { readonly do: 'ignore' }
  | { readonly do: 'lower'; readonly tower: number }
  | { readonly do: 'exchange'; readonly place: number; readonly colour: Colour }
  | { readonly do: 'raise'; readonly tower: number }
  | { readonly do: 'found'; readonly colour: Colour }
  | { readonly do: 'fulfil'; readonly commission: Commission }
  /** R12.11 */
  | { readonly do: 'dedicate'; readonly tower: number }
  /** Ends building, tearing down, fulfilling, swapping. */
  | { readonly do: 'done' }
  | { readonly do: 'discard'; readonly card: Card }
  /** R9.4  An aside to the questions of the own turn that the moment of the card allows. */
  | { readonly do: 'play'; readonly card: Personnel }
  | { readonly do: 'spare'; readonly tower: number }
  | { readonly do: 'wholesale'; readonly place: number }
  | { readonly do: 'swap'; readonly give: Colour; readonly take: Colour }
  | { readonly do: 'dismiss'; readonly card: Celebration }
  | { readonly do: 'rob'; readonly from: Seat; readonly colour: Colour }
  | { readonly do: 'sabotage'; readonly of: Seat; readonly tower: number };
export type MoveOf<D extends Move['do']> = Extract<Move, { readonly do: D }>;

export type MoveLog = EngineLog<GameEvent>;

/** R5.1  A tower on a site. Immutable: adding or removing a brick creates a new object. */
export interface Tower {
  readonly colour: Colour;
  readonly height: number;
  /** R6.1  True if the tower stood when its owner's turn began and has not been raised since: it will be torn down. */
  readonly due: boolean;
}

/** A card of the row with the bricks on it. */
export interface Slot {
  readonly card: Card;
  readonly bricks: Readonly<Bricks>;
}

/**
 * A player in the state. Lists and bundles are immutable: a change creates a new one, and copies of a state share the
 * old.
 */
export interface Player {
  store: Readonly<Bricks>;
  /** Sorted by colour, then the tallest first, then those to be torn down first: identical towers are adjacent. */
  towers: readonly Tower[];
  /** R9.4, R9.7  Personnel and celebrations, in the order taken. */
  hand: readonly Card[];
  /** R9.8 */
  buildings: readonly Card[];
  /** Seals not placed yet. */
  seals: number;
  scored: Readonly<Scored>;
}

/** Prestige scored so far, by source. */
export interface Scored {
  commissions: number;
  balconies: number;
  levelTiles: number;
  churches: number;
  endTile: number;
}

/** The owner of the seal on a commission; null without a seal. */
export type Sealer = Seat | 'neutral' | null;

/** R1.12  The open part of a state. Only the seed of random draws is hidden. */
export interface Table {
  autoDiscard: boolean;
  agenda: Agenda<Step>;
  /** The number of the turn: a round of the engine is one player's turn. */
  round: number;
  phase: number;
  over: boolean;
  /** R1.9 */
  first: Seat;
  active: Seat;
  /** R13.2, R13.6  The number of the last turn; set anew when the end tile is taken. */
  lastTurn: number;
  /** R13.1  The player who has taken the end tile. */
  endTile: Seat | null;
  pouch: Readonly<Bricks>;
  /** R1.10  Start cards are drawn before the deck. Both lists are unordered: cards are drawn at random. */
  starts: readonly Card[];
  deck: readonly Card[];
  discard: readonly Card[];
  row: readonly Slot[];
  /** R3.5  The place of the card just taken, until the row is refilled. */
  hole: number | null;
  churches: readonly Card[];
  /** R1.4  Balconies in the order of their numerals. */
  balconies: readonly Balcony[];
  /** R7.3  The number of balconies sealed. */
  balconiesDone: number;
  /** Indexed by the place of the commission. */
  seals: readonly Sealer[];
  levelTiles: readonly LevelTile[];
  /** R9.4  Personnel played in this turn. */
  played: readonly Card[];
  /** R4.1 */
  exchanged: boolean;
  /** R5.3  Bricks laid in this turn. */
  laid: number;
  players: readonly Player[];
}

export interface Secret {
  readonly seed: Seed;
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
 * Copies field by field, because search clones often and structuredClone takes hundreds of times as long. Immutable
 * parts are shared.
 */
export function clone({ figures, table, secret }: ReadonlyState): State {
  return { figures, table: cloneTable(table), secret };
}

export function cloneTable(table: ReadonlyTable): Table {
  return {
    autoDiscard: table.autoDiscard,
    agenda: cloneAgenda<Step>(table.agenda),
    round: table.round,
    phase: table.phase,
    over: table.over,
    first: table.first,
    active: table.active,
    lastTurn: table.lastTurn,
    endTile: table.endTile,
    pouch: table.pouch,
    starts: table.starts,
    deck: table.deck,
    discard: table.discard,
    row: table.row,
    hole: table.hole,
    churches: table.churches,
    balconies: table.balconies,
    balconiesDone: table.balconiesDone,
    seals: table.seals,
    levelTiles: table.levelTiles,
    played: table.played,
    exchanged: table.exchanged,
    laid: table.laid,
    players: table.players.map(clonePlayer),
  };
}

function clonePlayer(player: ReadonlyPlayer): Player {
  return {
    store: player.store,
    towers: player.towers,
    hand: player.hand,
    buildings: player.buildings,
    seals: player.seals,
    scored: player.scored,
  };
}

/** The figures and the open table, which a state and a view both have. */
export type PublicState = Pick<ReadonlyState, 'figures' | 'table'>;
