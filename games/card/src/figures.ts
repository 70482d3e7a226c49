import type { Artist, Card, Kind, Location, LocationMark, Mark, Monument, Skill } from './components.ts';
import { ARTISTS, CARDS, LOCATIONS, MONUMENTS, QUANTITIES } from './components.ts';
import type { Goods, Resource } from './goods.ts';
import { goods } from './goods.ts';

/** Where a figure comes from; `override` is what the table brought itself. */
export type Source = 'rulebook' | 'published' | 'reconstructed' | 'override';

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
}

/** A sparse override: some rows, of each some values. */
export type FiguresOverride = { readonly [Section in keyof Figures]?: Readonly<Record<string, unknown>> };

/** What a card has that shows nothing of the kind. */
const NOTHING = { artists: [], income: {}, points: 0, bonus: 0, discount: 0 };

/** The figures of the box. */
export const FIGURES: Figures = {
  ...quantityRows(),
  cards: mapRows(CARDS, (row) => {
    const whole = { ...NOTHING, ...row };
    return { ...whole, cost: goods(row.cost), income: goods(whole.income), source: 'published' };
  }),
  artists: mapRows(ARTISTS, (row) => ({ ...row, source: 'published' })),
  monuments: mapRows(MONUMENTS, (row) => ({ ...row, cost: goods(row.cost), source: 'published' })),
  locations: mapRows(LOCATIONS, (row) => ({ resource: null, fiorini: 0, ...row, source: 'published' })),
};

export function mapRows<Key extends string, Row, Made>(
  rows: Readonly<Record<Key, Row>>,
  make: (row: Row, key: Key) => Made,
): Record<Key, Made> {
  const made = Object.entries(rows).map(([key, row]) => [key, make(row as Row, key as Key)]);
  return Object.fromEntries(made) as Record<Key, Made>;
}

function quantityRows(): QuantityRows {
  return mapRows(QUANTITIES as Quantities, (row) => ({ ...row, source: 'rulebook' })) as unknown as QuantityRows;
}

/** R1.8 */
export function artistsPerRound({ artistsPerRound: row }: Figures, seats: number): number {
  return [row.players2, row.players3, row.players4][seats - 2] ?? 0;
}
