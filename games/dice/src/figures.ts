import type { Source } from '@signoria/engine';
import { mapRows } from '@signoria/engine';
import type {
  Artwork,
  ArtworkRow,
  Bonus,
  Building,
  Die,
  Income,
  Place,
  Range,
  Skill,
  Space,
  Track,
} from './components.ts';
import {
  ARTWORK_IDS,
  ARTWORKS,
  BOARD,
  BUILDING_IDS,
  BUILDINGS,
  DICE,
  PLACES,
  QUANTITIES,
  SPACES,
  TRACKS,
} from './components.ts';
import type { Goods, Resource } from './goods.ts';
import { goods } from './goods.ts';

export interface DieFigures {
  readonly resource: Resource;
  /** R7.3, R7.4  One of the two. */
  readonly track: Track | null;
  readonly artist: Skill | null;
  readonly source: Source;
}
export interface BoardFigures {
  readonly resources: number;
  readonly steps: number;
  readonly price: number;
  readonly source: Source;
}
export interface ArtworkFigures {
  readonly place: 'palazzo' | 'chiesa';
  readonly name: string;
  readonly cost: Readonly<Goods>;
  readonly artists: readonly Skill[];
  readonly points: number;
  readonly spares: number;
  readonly income: Readonly<Income>;
  readonly source: Source;
}
export interface SpaceFigures {
  readonly number: number;
  readonly spares: number;
  readonly points: number;
  readonly source: Source;
}
export interface TrackFigures {
  readonly spaces: readonly Bonus[];
  readonly source: Source;
}
export interface BuildingFigures {
  readonly number: number;
  readonly name: string;
  readonly cost: Readonly<Goods>;
  readonly points: number;
  readonly source: Source;
}

type Quantities = {
  readonly [Row in keyof typeof QUANTITIES]: {
    readonly [Key in keyof (typeof QUANTITIES)[Row]]: Key extends 'source' ? Source : number;
  };
};

/** All figures in force at a table: immutable, shared by all copies of a state, never written down with one. */
export interface Figures extends Quantities {
  readonly dice: Readonly<Record<Die, DieFigures>>;
  readonly board: Readonly<Record<Range, BoardFigures>>;
  readonly artworks: Readonly<Record<Artwork, ArtworkFigures>>;
  readonly spaces: Readonly<Record<Space, SpaceFigures>>;
  readonly tracks: Readonly<Record<Track, TrackFigures>>;
  readonly buildings: Readonly<Record<Building, BuildingFigures>>;
  /** R2.1  The icons of each place, in the order of PLACES. Follows from the rows, so it is neither printed nor overridden. */
  readonly sheet: readonly Readonly<Goods>[];
  /** The costs of the buildings, in the order of BUILDING_IDS; likewise. */
  readonly costs: readonly Readonly<Goods>[];
}
type Rows = Omit<Figures, 'sheet' | 'costs'>;

/** A sparse override: some rows, of each some values. */
export type FiguresOverride = { readonly [Section in keyof Rows]?: Readonly<Record<string, unknown>> };

/** The figures of the box. Rows of a kind are built alike, key by key, since the rules read them all the time. */
export const FIGURES: Figures = withSheet({
  ...(QUANTITIES as Quantities),
  dice: mapRows(DICE, ({ resource, recruit, source }) => ({
    resource,
    track: 'track' in recruit ? recruit.track : null,
    artist: 'artist' in recruit ? recruit.artist : null,
    source,
  })),
  board: mapRows(BOARD, (row) => ({ ...row, source: 'reconstructed' })),
  artworks: mapRows(ARTWORKS as Readonly<Record<Artwork, ArtworkRow>>, (row) => ({
    place: row.place,
    name: row.name,
    cost: goods(row.cost),
    artists: row.artists,
    points: row.points,
    spares: row.spares ?? 0,
    income: { fiorini: 0, captain: 0, bishop: 0, preacher: 0, ...row.income },
    source: row.source,
  })),
  spaces: mapRows(SPACES, (row: { number: number; spares?: number; points?: number; source: Source }) => ({
    number: row.number,
    spares: row.spares ?? 0,
    points: row.points ?? 0,
    source: row.source,
  })),
  tracks: mapRows(TRACKS, ({ spaces, source }) => ({ spaces, source })),
  buildings: mapRows(BUILDINGS, ({ number, name, cost, points, source }) => ({
    number,
    name,
    cost: goods(cost),
    points,
    source,
  })),
});

export function withSheet(rows: Rows): Figures {
  const icons = goods(rows.icons);
  const sheet = PLACES.map((place) => (isArtwork(place) ? rows.artworks[place].cost : icons));
  const costs = BUILDING_IDS.map((building) => rows.buildings[building].cost);
  return Object.defineProperties({ ...rows }, { sheet: { value: sheet }, costs: { value: costs } }) as Figures;
}

export function isArtwork(place: Place): place is Artwork {
  return ARTWORK_IDS.includes(place as Artwork);
}

/** R1.2 */
export function roundsFor({ rounds }: Figures, seats: number): number {
  return [rounds.players1, rounds.players2, rounds.players3, rounds.players4][seats - 1] ?? 0;
}
