import type { Agenda, MoveLog as EngineLog, Immutable, Seat, Seed } from '@signoria/engine';
import { cloneAgenda } from '@signoria/engine';
import type { PopeLevel } from './about.ts';
import type { Artwork, Bonus, Building, Die, Place, Range, Skill, Space, Track } from './components.ts';
import type { Figures } from './figures.ts';
import type { Good, Goods, Resource } from './goods.ts';

/** The role in which a die is used: by the active player (R6.2), by another player (R6.3) or as a bonus (R10.8). */
export type Role = 'active' | 'other' | 'bonus';

/** The origin of a resource: a die (also if the Mercatante turns it into resources), the space of a track, or the Captain's office. */
export type Origin = Die | 'bonus' | 'captain';

/** A question on the agenda and the seat that answers it. */
export type Step =
  | { readonly ask: 'die'; readonly seat: Seat; readonly role: Role }
  /** `range` sets the price; null for an anonymous artist, who is free (R11.5). */
  | {
      readonly ask: 'hire';
      readonly seat: Seat;
      readonly role: Role;
      readonly die: Die;
      readonly range: Range | null;
    }
  /** `resource` null: of any kind. `left` counts this one and those still to come. */
  | {
      readonly ask: 'mark';
      readonly seat: Seat;
      readonly resource: Resource | null;
      readonly left: number;
      readonly from: Origin;
      readonly traded: boolean;
    }
  /** R9.11  The track for the steps of the completed Chiesa. */
  | { readonly ask: 'track'; readonly seat: Seat }
  /** R4.3  The income to collect next. */
  | { readonly ask: 'income'; readonly seat: Seat; readonly left: readonly Artwork[] }
  /** R6.4  The end of a turn: only free moves are left. */
  | { readonly ask: 'end'; readonly seat: Seat }
  /** Not a question: steps on a track that wait for the effects of the step before (R10.1). */
  | { readonly ask: 'advance'; readonly seat: Seat; readonly track: Track; readonly steps: number };
export type Ask = Step['ask'];
export type StepOf<A extends Ask> = Extract<Step, { readonly ask: A }>;

/** R7.1, R11.2  The purpose for which a die is used. */
export type Use = 'resources' | 'recruit' | 'fiorini' | 'casa' | 'mercatante' | 'convento' | 'taverna';

export type Move =
  /** R7.2 to R7.4  `range` may differ from the die's with a building of R11.3. Hiring asks for the artwork next. */
  | { readonly do: 'use'; readonly die: Die; readonly use: 'resources' | 'recruit'; readonly range: Range }
  | { readonly do: 'use'; readonly die: Die; readonly use: 'fiorini' | 'casa' | 'taverna' }
  | { readonly do: 'use'; readonly die: Die; readonly use: 'mercatante'; readonly resource: Resource }
  | { readonly do: 'use'; readonly die: Die; readonly use: 'convento'; readonly track: Track }
  /** R9.5, R11.10 */
  | { readonly do: 'hire'; readonly artwork: Artwork; readonly star: boolean; readonly discount: boolean }
  /** R2.2  `resource` differs from the one obtained if it is traded (R11.4). */
  | { readonly do: 'mark'; readonly place: Place; readonly resource: Resource }
  /** R11.9  200 fiorini instead of the resource. */
  | { readonly do: 'change' }
  /** Gives up a resource without an open icon, though a building could save it. */
  | { readonly do: 'lose' }
  | { readonly do: 'advance'; readonly track: Track }
  | { readonly do: 'collect'; readonly artwork: Artwork }
  /** R2.5, R2.6, R8.2  Free moves: the question stays open. */
  | { readonly do: 'spare'; readonly place: Place; readonly resource: Resource }
  | { readonly do: 'coin'; readonly place: Place }
  | { readonly do: 'build'; readonly building: Building }
  | { readonly do: 'done' };
export type MoveOf<D extends Move['do']> = Extract<Move, { readonly do: D }>;
/** R2.7  A move that is possible at each question of the player's own except `hire`. */
export type FreeMove = MoveOf<'spare' | 'coin' | 'build'>;

export type SomeGoods = Partial<Goods>;

/** R13.1, R13.6  The active player or the holder of an office: a player or the Pope. */
export type Holder = Seat | 'ghost';

/** The source of fiorini, spare resources and stars. */
export type GainSource = Die | Track | Artwork | Building | Space;

export type GameEvent =
  | { readonly type: 'roundBegan'; readonly round: number }
  | { readonly type: 'incomeCollected'; readonly seat: Seat; readonly artwork: Artwork }
  | { readonly type: 'officesNamed'; readonly captain: Holder | null; readonly bishop: Holder | null }
  | { readonly type: 'rolled'; readonly active: Holder; readonly dice: Dice }
  /** `value` is the value rolled. `range` is the range used; null where it does not matter. */
  | {
      readonly type: 'dieUsed';
      readonly seat: Seat;
      readonly role: Role;
      readonly die: Die;
      readonly value: number;
      readonly use: Use;
      readonly range: Range | null;
    }
  /** An icon marked, with a resource just obtained or from the supply. */
  | {
      readonly type: 'marked';
      readonly seat: Seat;
      readonly place: Place;
      readonly good: Good;
      readonly from: Origin | 'supply';
    }
  | {
      readonly type: 'traded';
      readonly seat: Seat;
      readonly building: Building;
      readonly gave: Resource;
      readonly took: Resource;
    }
  /** R11.9  `resource` null: of any kind, from a track or the Captain's office. */
  | { readonly type: 'changed'; readonly seat: Seat; readonly resource: Resource | null; readonly fiorini: number }
  | { readonly type: 'lost'; readonly seat: Seat; readonly resource: Resource | null; readonly from: Origin }
  /** R10.8  No dice had been rolled. */
  | { readonly type: 'dieLost'; readonly seat: Seat }
  | { readonly type: 'fioriniGained'; readonly seat: Seat; readonly fiorini: number; readonly from: GainSource }
  | { readonly type: 'sparesGained'; readonly seat: Seat; readonly spares: number; readonly from: GainSource }
  | { readonly type: 'starGained'; readonly seat: Seat; readonly from: Track }
  /** `space` counts from 1. */
  | {
      readonly type: 'advanced';
      readonly seat: Seat;
      readonly track: Track;
      readonly space: number;
      readonly bonus: Bonus;
    }
  /** R10.9  A step beyond the end of a track. */
  | { readonly type: 'pastEnd'; readonly seat: Seat; readonly track: Track; readonly fiorini: number }
  /** `artist` null: anonymous. `points` are those the artist adds. */
  | {
      readonly type: 'artistHired';
      readonly seat: Seat;
      readonly artwork: Artwork;
      readonly artist: Skill | null;
      readonly paid: number;
      readonly discount: boolean;
      readonly star: boolean;
      readonly points: number;
    }
  | { readonly type: 'palazzoCompleted'; readonly seat: Seat }
  | { readonly type: 'chiesaCompleted'; readonly seat: Seat }
  /** `space` is its number; `leftover` are the marks beyond the cost. */
  | {
      readonly type: 'built';
      readonly seat: Seat;
      readonly building: Building;
      readonly space: number;
      readonly leftover: SomeGoods;
    }
  | { readonly type: 'palazzoBonus'; readonly seat: Seat; readonly points: number }
  | { readonly type: 'ghostChose'; readonly dice: readonly Die[] }
  /** `space` is the Pope's new space, counted from 1. */
  | { readonly type: 'ghostAdvanced'; readonly track: GhostTrack; readonly steps: number; readonly space: number }
  | { readonly type: 'gameEnded' };

export type MoveLog = EngineLog<GameEvent>;

/** The value each die shows. Immutable: a roll creates a new object. */
export type Dice = Readonly<Record<Die, number>>;

/** R13.4  A track of the Pope: all but the Preacher's. */
export type GhostTrack = Exclude<Track, 'preacher'>;

/** A completed artwork; `artist` is null for an anonymous one, `points` are those the artist added. */
export interface CompletedArtwork {
  readonly artwork: Artwork;
  readonly artist: Skill | null;
  readonly star: boolean;
  readonly points: number;
}

/** A player's sheet. Lists of a state are immutable: a change creates a new list, and copies of a state share lists. */
export interface Player {
  spares: number;
  stars: number;
  fiorini: number;
  /** Marks by place, in the order of `PLACES`. Immutable like the list. */
  marks: readonly Readonly<Goods>[];
  /** In the order completed. */
  artworks: readonly CompletedArtwork[];
  /** Buildings by space, space 1 first. */
  rione: readonly Building[];
  /** The number of spaces marked. */
  tracks: Record<Track, number>;
  /** R11.1  Buildings used this turn. */
  usedUp: readonly Building[];
  /** R9.8  Null until the end of the turn in which the Palazzo is completed. */
  palazzoBonus: number | null;
}

/** R1.6  The public part of a state: everything but future rolls. */
export interface Table {
  /**
   * R13.8  The level of the Pope in solo games; `figures.pope` has the points to beat at each level. `ghost` is the Pope as
   * an opponent: his tracks.
   */
  pope: PopeLevel;
  agenda: Agenda<Step>;
  round: number;
  /** The index in `ROUND` (flow.ts) of the phase that begins next. */
  phase: number;
  over: boolean;
  firstPlayer: Seat;
  /** The number of turns of this round that have ended. */
  turn: number;
  active: Holder;
  captain: Holder | null;
  bishop: Holder | null;
  /** Null before the first roll. */
  dice: Dice | null;
  /** R6.2, R13.2  The dice of the active player, in the order chosen. */
  used: readonly Die[];
  /** R13  The spaces the Pope has marked; null unless the game is a solo game. */
  ghost: Record<GhostTrack, number> | null;
  players: readonly Player[];
}

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

/** Copies a state, sharing its lists. Written by hand for search: structuredClone is some fifty times slower. */
export function clone({ figures, table, secret }: ReadonlyState): State {
  return { figures, table: cloneTable(table), secret: { seed: secret.seed } };
}

export function cloneTable(table: ReadonlyTable): Table {
  const { ghost } = table;
  return {
    pope: table.pope,
    agenda: cloneAgenda<Step>(table.agenda),
    round: table.round,
    phase: table.phase,
    over: table.over,
    firstPlayer: table.firstPlayer,
    turn: table.turn,
    active: table.active,
    captain: table.captain,
    bishop: table.bishop,
    dice: table.dice,
    used: table.used,
    ghost: ghost === null ? null : { captain: ghost.captain, bishop: ghost.bishop },
    players: table.players.map(clonePlayer),
  };
}

function clonePlayer(player: ReadonlyPlayer): Player {
  const { captain, bishop, preacher } = player.tracks;
  return {
    spares: player.spares,
    stars: player.stars,
    fiorini: player.fiorini,
    marks: player.marks,
    artworks: player.artworks,
    rione: player.rione,
    tracks: { captain, bishop, preacher },
    usedUp: player.usedUp,
    palazzoBonus: player.palazzoBonus,
  };
}

/** The figures and the public part, which states and views have in common. */
export type PublicState = Pick<ReadonlyState, 'figures' | 'table'>;
