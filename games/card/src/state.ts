import type { Agenda, MoveLog as EngineLog, Immutable, Seat, Seed } from '@signoria/engine';
import { cloneAgenda } from '@signoria/engine';
import type { Artist, Card, Location, Monument, Skill } from './components.ts';
import type { Figures, Portrait } from './figures.ts';
import type { Goods, Resource } from './goods.ts';

/** A Florenza card or a monument. Palaces, churches and monuments need an artist. */
export type Work = Card | Monument;

/** A question on the agenda and the seat that answers it. */
export type Step =
  | { readonly ask: 'action'; readonly seat: Seat }
  | { readonly ask: 'hire'; readonly seat: Seat; readonly work: Work }
  | { readonly ask: 'barter'; readonly seat: Seat }
  | { readonly ask: 'give'; readonly seat: Seat }
  | { readonly ask: 'take'; readonly seat: Seat; readonly given: readonly [Resource, Resource] }
  | { readonly ask: 'keep'; readonly seat: Seat }
  | { readonly ask: 'captainsResource'; readonly seat: Seat }
  | { readonly ask: 'merchantsResource'; readonly seat: Seat };
export type Ask = Step['ask'];
export type StepOf<A extends Ask> = Extract<Step, { readonly ask: A }>;

export type Move =
  | { readonly do: 'play'; readonly card: Card }
  | { readonly do: 'complete'; readonly monument: Monument }
  | { readonly do: 'reserveMonument'; readonly monument: Monument }
  | { readonly do: 'reserveArtist'; readonly artist: Artist }
  | { readonly do: 'activate'; readonly location: Location }
  | { readonly do: 'sendWorkers' }
  | { readonly do: 'sell'; readonly resource: Resource }
  | { readonly do: 'buy'; readonly resource: Resource }
  | { readonly do: 'exchange' }
  | { readonly do: 'seekInspiration' }
  | { readonly do: 'hire'; readonly artist: Artist; readonly from: 'table' | 'reserve' }
  | { readonly do: 'hireAnonymous'; readonly skill: Skill }
  | { readonly do: 'barter'; readonly give: Resource; readonly take: Resource }
  | { readonly do: 'give'; readonly resources: readonly [Resource, Resource] }
  | { readonly do: 'take'; readonly resource: Resource }
  | { readonly do: 'keep'; readonly card: Card }
  | { readonly do: 'choose'; readonly resource: Resource };
export type MoveOf<D extends Move['do']> = Extract<Move, { readonly do: D }>;

export type SomeGoods = Partial<Goods>;

export type GameEvent =
  | { readonly type: 'roundBegan'; readonly round: number; readonly captain: Seat }
  | { readonly type: 'artistsDrawn'; readonly artists: readonly Artist[] }
  | { readonly type: 'monumentsDrawn'; readonly monuments: readonly Monument[] }
  /** `cards` is redacted for all but the player who drew. */
  | { readonly type: 'cardsDrawn'; readonly seat: Seat; readonly count: number; readonly cards?: readonly Card[] }
  | { readonly type: 'extraActions'; readonly space: Space; readonly seats: readonly Seat[] }
  | { readonly type: 'cardPlayed'; readonly seat: Seat; readonly card: Card; readonly paid: SomeGoods }
  | { readonly type: 'monumentCompleted'; readonly seat: Seat; readonly monument: Monument; readonly paid: SomeGoods }
  | {
      readonly type: 'artistHired';
      readonly seat: Seat;
      readonly artist: Artist;
      readonly work: Work;
      readonly paid: number;
      readonly value: number;
    }
  | {
      readonly type: 'anonymousHired';
      readonly seat: Seat;
      readonly skill: Skill;
      readonly work: Work;
      readonly paid: number;
    }
  | { readonly type: 'monumentReserved'; readonly seat: Seat; readonly monument: Monument }
  | { readonly type: 'artistReserved'; readonly seat: Seat; readonly artist: Artist }
  | { readonly type: 'resourceTaken'; readonly seat: Seat; readonly location: Location; readonly resource: Resource }
  | {
      readonly type: 'resourceSold';
      readonly seat: Seat;
      readonly to: Location | 'market';
      readonly resource: Resource;
      readonly fiorini: number;
    }
  | { readonly type: 'resourceBought'; readonly seat: Seat; readonly resource: Resource; readonly fiorini: number }
  | { readonly type: 'exchanged'; readonly seat: Seat; readonly gave: readonly Resource[]; readonly took: Resource }
  | { readonly type: 'bartered'; readonly seat: Seat; readonly gave: Resource; readonly took: Resource }
  | { readonly type: 'captaincyClaimed'; readonly seat: Seat }
  | { readonly type: 'workersSent'; readonly seat: Seat; readonly fiorini: number }
  | { readonly type: 'inspirationSought'; readonly seat: Seat }
  /** `card` is redacted for all but the player who keeps it. */
  | { readonly type: 'cardKept'; readonly seat: Seat; readonly card?: Card }
  | { readonly type: 'cardsDiscarded'; readonly seat: Seat; readonly count: number; readonly cards?: readonly Card[] }
  | { readonly type: 'monumentsRemoved'; readonly monuments: readonly Monument[] }
  | { readonly type: 'artistsRemoved'; readonly artists: readonly Artist[] }
  | { readonly type: 'captainsResource'; readonly seat: Seat; readonly resource: Resource }
  | {
      readonly type: 'income';
      readonly seat: Seat;
      readonly from: 'family' | 'captain' | 'cards' | 'guild';
      readonly goods: SomeGoods;
    }
  | { readonly type: 'captainElected'; readonly seat: Seat; readonly claimed: boolean }
  | { readonly type: 'locationsReset' }
  | { readonly type: 'artistsRevealed'; readonly seat: Seat; readonly artists: readonly Portrait[] }
  | { readonly type: 'gameEnded' };

export type MoveLog = EngineLog<GameEvent>;

/** R3.1, R3.2  The spaces of the action marker, in order. */
export const SPACES = ['first', 'second', 'third', 'fourth', 'palagio', 'casamento', 'casa', 'predicatore'] as const;
export type Space = (typeof SPACES)[number];

/** A finished work and its artist; `artist` is null for an anonymous one. */
export interface Artwork {
  readonly work: Work;
  readonly artist: Artist | null;
  readonly value: number;
}

/** Lists of a state are immutable: a change creates a new list, and copies of a state share lists. */

export interface Player {
  /** Resources and fiorini in hand. They are hidden on display only, since everyone could keep count (R1.11). */
  goods: Goods;
  /** Florenza cards in front of the player, in the order played. */
  built: readonly Card[];
  /** Completed monuments. */
  monuments: readonly Monument[];
  artworks: readonly Artwork[];
  reservedMonuments: readonly Monument[];
  reservedArtists: readonly Artist[];
  /** R11.8  The reserved artists, turned over when the game has ended. */
  unhired: readonly Portrait[];
}

/** The public part of a state: everything that lies open or that everyone could count. */
export interface Table {
  guilds: boolean;
  openPurses: boolean;
  agenda: Agenda<Step>;
  round: number;
  /** The index in `ROUND` (flow.ts) of the phase that begins next. */
  phase: number;
  over: boolean;
  captain: Seat;
  /** R8.4  The player who took the Capitano del Popolo this round. */
  newCaptain: Seat | null;
  supply: Goods;
  /** R1.7  The monument row, the most valuable on the left. */
  row: readonly Monument[];
  /** R1.8  Artists on offer, face down, in the order drawn. */
  artists: readonly Artist[];
  /** R5.5  Anonymous artists still face up. */
  anonymous: readonly Skill[];
  /** R8.5  Locations still face up. */
  locations: readonly Location[];
  removedMonuments: readonly Monument[];
  removedArtists: readonly Artist[];
  players: readonly Player[];
}

/** The hidden part of a state: known to one player or to nobody. */
export interface Secret {
  seed: Seed;
  /** Florenza cards in hand, in the order drawn. */
  hands: readonly (readonly Card[])[];
  /** R2.6, R10.4  Face-down discards by seat, one list per round; emptied when they are shuffled in before round 4. */
  discarded: readonly (readonly (readonly Card[])[])[];
  /** R2.6  The deck in use; the last card is on top. */
  deck: readonly Card[];
  /** Decks II and III until they are shuffled in. */
  laterDecks: readonly (readonly Card[])[];
  monumentDeck: readonly Monument[];
  artistDeck: readonly Portrait[];
  /** Values of `table.artists`, in the same order. */
  artistValues: readonly number[];
  /** Values of `table.removedArtists`, in the same order. */
  removedValues: readonly number[];
  /** Values of the `reservedArtists` of each player, in the same order. */
  reservedValues: readonly (readonly number[])[];
  /** R10.4  Cards chosen to be kept, until everyone has chosen. */
  sealed: readonly (Card | null)[];
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

/** Copies a state, sharing its lists. Written by hand for search: structuredClone is some fifty times slower. */
export function clone({ figures, table, secret }: ReadonlyState): State {
  return { figures, table: cloneTable(table), secret: cloneSecret(secret) };
}

export function cloneTable(table: ReadonlyTable): Table {
  return {
    guilds: table.guilds,
    openPurses: table.openPurses,
    agenda: cloneAgenda<Step>(table.agenda),
    round: table.round,
    phase: table.phase,
    over: table.over,
    captain: table.captain,
    newCaptain: table.newCaptain,
    supply: cloneGoods(table.supply),
    row: table.row,
    artists: table.artists,
    anonymous: table.anonymous,
    locations: table.locations,
    removedMonuments: table.removedMonuments,
    removedArtists: table.removedArtists,
    players: table.players.map(clonePlayer),
  };
}

export function cloneSecret(secret: Readonly<Secret>): Secret {
  return {
    seed: secret.seed,
    hands: secret.hands,
    discarded: secret.discarded,
    deck: secret.deck,
    laterDecks: secret.laterDecks,
    monumentDeck: secret.monumentDeck,
    artistDeck: secret.artistDeck,
    artistValues: secret.artistValues,
    removedValues: secret.removedValues,
    reservedValues: secret.reservedValues,
    sealed: secret.sealed,
  };
}

function clonePlayer(player: ReadonlyPlayer): Player {
  return {
    goods: cloneGoods(player.goods),
    built: player.built,
    monuments: player.monuments,
    artworks: player.artworks,
    reservedMonuments: player.reservedMonuments,
    reservedArtists: player.reservedArtists,
    unhired: player.unhired,
  };
}

function cloneGoods({ marble, wood, metal, fabric, gold, spice, fiorini }: Readonly<Goods>): Goods {
  return { marble, wood, metal, fabric, gold, spice, fiorini };
}

/** The figures and the public part, which states and views have in common. */
export type PublicState = Pick<ReadonlyState, 'figures' | 'table'>;
