import type { Source } from '@signoria/engine';
import { mapRows } from '@signoria/engine';
import type {
  Artist,
  Card,
  FlorenzaCard,
  Kind,
  Location,
  LocationCard,
  LocationMark,
  Mark,
  Monument,
  Skill,
} from './components.ts';
import {
  ARTIST_IDS,
  ARTISTS,
  CARD_IDS,
  CARDS,
  LOCATION_IDS,
  LOCATION_MARKS,
  LOCATIONS,
  MARKS,
  MONUMENTS,
  QUANTITIES,
} from './components.ts';
import type { Goods, Resource } from './goods.ts';
import { goods } from './goods.ts';

/** The front of an artist card. */
export interface Portrait {
  readonly artist: Artist;
  readonly value: number;
}

export interface CardFigures {
  readonly kind: Kind;
  readonly name: string;
  readonly cost: Readonly<Goods>;
  readonly artists: readonly Skill[];
  readonly income: Readonly<Goods>;
  readonly points: number;
  readonly bonus: number;
  readonly discount: number;
  readonly copies: readonly Mark[];
  readonly source: Source;
}
export interface ArtistFigures {
  readonly name: string;
  readonly skill: Skill;
  readonly cost: number;
  readonly values: readonly number[];
  readonly source: Source;
}
export interface MonumentFigures {
  readonly place: string;
  readonly name: string;
  readonly points: number;
  readonly cost: Readonly<Goods>;
  readonly artists: readonly Skill[];
  readonly source: Source;
}
export interface LocationFigures {
  readonly name: string;
  readonly effect: 'take' | 'sell' | 'barter' | 'captaincy';
  readonly resource: Resource | null;
  readonly fiorini: number;
  readonly copies: readonly LocationMark[];
  readonly source: Source;
}

type Quantities = {
  readonly [Row in keyof typeof QUANTITIES]: {
    readonly [Key in keyof (typeof QUANTITIES)[Row]]: number;
  };
};
type QuantityRows = { readonly [Row in keyof Quantities]: Quantities[Row] & { readonly source: Source } };

/** All figures in force at a table: immutable, shared by all copies of a state, never written down with one. */
export interface Figures extends QuantityRows {
  readonly cards: Readonly<Record<Card, CardFigures>>;
  readonly artists: Readonly<Record<Artist, ArtistFigures>>;
  readonly monuments: Readonly<Record<Monument, MonumentFigures>>;
  readonly locations: Readonly<Record<Location, LocationFigures>>;
  /** Follows from the rows; not enumerable, so that it is neither printed nor overridden. */
  readonly box: Box;
}
type Rows = Omit<Figures, 'box'>;

/** Every single card the figures describe, listed once for all the games that are set up with them. */
export interface Box {
  readonly cards: readonly {
    readonly card: Card;
    readonly deck: number;
    readonly players: number;
    readonly guild: boolean;
  }[];
  readonly artists: readonly Portrait[];
  readonly locations: readonly { readonly location: Location; readonly players: number }[];
}

/** A sparse override: some rows, of each some values. */
export type FiguresOverride = { readonly [Section in keyof Rows]?: Readonly<Record<string, unknown>> };

/** The figures of the box. Rows of a kind are built alike, key by key, since the rules read them all the time. */
export const FIGURES: Figures = withBox({
  ...quantityRows(),
  cards: mapRows(CARDS as Readonly<Record<Card, FlorenzaCard>>, (row) => ({
    kind: row.kind,
    name: row.name,
    cost: goods(row.cost),
    artists: row.artists ?? [],
    income: goods(row.income ?? {}),
    points: row.points ?? 0,
    bonus: row.bonus ?? 0,
    discount: row.discount ?? 0,
    copies: row.copies,
    source: 'published',
  })),
  artists: mapRows(ARTISTS, (row) => ({ ...row, source: 'published' })),
  monuments: mapRows(MONUMENTS, (row) => ({ ...row, cost: goods(row.cost), source: 'published' })),
  locations: mapRows(LOCATIONS as Readonly<Record<Location, LocationCard>>, (row) => ({
    name: row.name,
    effect: row.effect,
    resource: row.resource ?? null,
    fiorini: row.fiorini ?? 0,
    copies: row.copies,
    source: 'published',
  })),
});

export function withBox(rows: Rows): Figures {
  return Object.defineProperty({ ...rows }, 'box', { value: boxOf(rows) }) as Figures;
}

function boxOf({ cards, artists, locations }: Rows): Box {
  return {
    cards: CARD_IDS.flatMap((card) =>
      cards[card].copies.map((mark) => ({ card, ...MARKS[mark], guild: cards[card].kind === 'guild' })),
    ),
    artists: ARTIST_IDS.flatMap((artist) => artists[artist].values.map((value) => ({ artist, value }))),
    locations: LOCATION_IDS.flatMap((location) =>
      locations[location].copies.map((mark) => ({ location, players: LOCATION_MARKS[mark] })),
    ),
  };
}

function quantityRows(): QuantityRows {
  return mapRows(QUANTITIES as Quantities, (row) => ({ ...row, source: 'rulebook' })) as unknown as QuantityRows;
}

/** R1.8 */
export function artistsPerRound({ artistsPerRound: row }: Figures, seats: number): number {
  return [row.players2, row.players3, row.players4][seats - 2] ?? 0;
}
