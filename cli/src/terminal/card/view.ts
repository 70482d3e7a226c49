/**
 * What the drawing reads of a view, a move and an event of the Card Game. The command line knows games only through
 * the catalogue, which hands them out without their types, so the shapes are written down here.
 */
export const RESOURCES = ['marble', 'wood', 'metal', 'fabric', 'gold', 'spice'] as const;
export type Resource = (typeof RESOURCES)[number];
export const GOODS = [...RESOURCES, 'fiorini'] as const;
export type Good = (typeof GOODS)[number];
export type Goods = Readonly<Record<Good, number>>;

export const SKILLS = ['architect', 'sculptor', 'painter'] as const;
export type Skill = (typeof SKILLS)[number];
export type Kind = 'residence' | 'workshop' | 'guild' | 'preacher' | 'districtBuilding' | 'palace' | 'church';

export interface CardFigures {
  readonly kind: Kind;
  readonly name: string;
  readonly cost: Goods;
  readonly artists: readonly Skill[];
  readonly income: Goods;
  readonly points: number;
  readonly bonus: number;
  readonly discount: number;
}
export interface ArtistFigures {
  readonly name: string;
  readonly skill: Skill;
  readonly cost: number;
  readonly values: readonly number[];
}
export interface MonumentFigures {
  readonly place: string;
  readonly name: string;
  readonly points: number;
  readonly cost: Goods;
  readonly artists: readonly Skill[];
}
export interface LocationFigures {
  readonly name: string;
  readonly effect: 'take' | 'sell' | 'barter' | 'captaincy';
  readonly resource: Resource | null;
  readonly fiorini: number;
}

export interface Player {
  readonly goods: Goods;
  readonly built: readonly string[];
  readonly monuments: readonly string[];
  readonly artworks: readonly { readonly work: string; readonly artist: string | null; readonly value: number }[];
  readonly reservedMonuments: readonly string[];
  readonly reservedArtists: readonly string[];
  readonly unhired: readonly { readonly artist: string; readonly value: number }[];
}

export interface CardView {
  readonly figures: {
    readonly cards: Readonly<Record<string, CardFigures>>;
    readonly artists: Readonly<Record<string, ArtistFigures>>;
    readonly monuments: Readonly<Record<string, MonumentFigures>>;
    readonly locations: Readonly<Record<string, LocationFigures>>;
    readonly income: Goods;
    readonly prices: Readonly<Record<'anonymousArtist' | 'workers' | 'marketSale' | 'marketPurchase', number>>;
  };
  readonly table: {
    readonly openPurses: boolean;
    readonly over: boolean;
    readonly captain: number;
    readonly newCaptain: number | null;
    readonly supply: Goods;
    readonly row: readonly string[];
    readonly artists: readonly string[];
    readonly anonymous: readonly Skill[];
    readonly locations: readonly string[];
    readonly players: readonly Player[];
  };
  readonly own: { readonly hand: readonly string[] } | null;
  readonly counts: { readonly hands: readonly number[]; readonly deck: number };
}

export type CardMove =
  | { readonly do: 'play' | 'keep'; readonly card: string }
  | { readonly do: 'complete' | 'reserveMonument'; readonly monument: string }
  | { readonly do: 'reserveArtist'; readonly artist: string }
  | { readonly do: 'hire'; readonly artist: string; readonly from: 'table' | 'reserve' }
  | { readonly do: 'hireAnonymous'; readonly skill: Skill }
  | { readonly do: 'activate'; readonly location: string }
  | { readonly do: 'sell' | 'buy' | 'take' | 'choose'; readonly resource: Resource }
  | { readonly do: 'barter'; readonly give: Resource; readonly take: Resource }
  | { readonly do: 'give'; readonly resources: readonly [Resource, Resource] }
  | { readonly do: 'sendWorkers' | 'exchange' | 'seekInspiration' };

export type CardEvent = {
  readonly type: string;
  readonly seat?: number;
  readonly seats?: readonly number[];
  readonly artist?: string;
  readonly value?: number;
};

/** The row of a component that must be there. */
export function row<Row>(rows: Readonly<Record<string, Row>>, id: string): Row {
  const found = rows[id];
  if (found === undefined) throw new Error(`the figures have no ${id}`);
  return found;
}
