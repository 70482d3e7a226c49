import type { OverrideOf, RowsOf } from '@signoria/engine';
import {
  amount,
  bundle,
  describeFigures,
  fixed,
  list,
  multipleOf,
  oneOf,
  quantities,
  rows,
  whole,
} from '@signoria/engine';
import type { Artist, Card, Kind, Location, LocationCard, LocationMark, Mark, Skill } from './components.ts';
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
  SKILLS,
  SMALLEST_COIN,
} from './components.ts';
import type { Resource } from './goods.ts';
import { goods } from './goods.ts';

/** Upper bounds for overrides: above any sensible figure, low enough to avoid overflow and endless runs. */
const MOST = 100_000;
const MOST_COPIES = 40;

const count = amount(whole(0, MOST));
const coins = amount(multipleOf(SMALLEST_COIN, MOST));
const amounts = { marble: count, wood: count, metal: count, fabric: count, gold: count, spice: count, fiorini: coins };
const price = bundle(goods, amounts);
const skills = list(oneOf(SKILLS), 1, SKILLS.length);

/** An override may change only the values a card shows. It cannot, for example, make a workshop need an artist. */
const CARD = { source: 'published', printedOnly: true } as const;
/** R8.4  There is only one Captain, so the Capitano del Popolo cannot be overridden. */
const LOCATION = { ...CARD, isFixed: ({ effect }: Pick<LocationCard, 'effect'>) => effect === 'captaincy' };

const SECTIONS = {
  ...quantities(QUANTITIES, 'rulebook', {
    supply: amounts,
    start: amounts,
    income: amounts,
    artistsPerRound: count,
    monumentRow: count,
    hand: count,
    prices: coins,
    prestige: count,
  }),
  cards: rows(CARDS, CARD, {
    kind: fixed<Kind>(),
    name: fixed<string>(),
    cost: price,
    artists: skills,
    income: price,
    points: count,
    bonus: count,
    discount: coins,
    copies: list(oneOf(Object.keys(MARKS) as Mark[]), 0, MOST_COPIES),
  }),
  artists: rows(ARTISTS, CARD, {
    name: fixed<string>(),
    skill: fixed<Skill>(),
    cost: coins,
    values: list(whole(0, MOST), 1, MOST_COPIES),
  }),
  monuments: rows(MONUMENTS, CARD, {
    place: fixed<string>(),
    name: fixed<string>(),
    points: count,
    cost: price,
    artists: skills,
  }),
  locations: rows(LOCATIONS, LOCATION, {
    name: fixed<string>(),
    effect: fixed<LocationCard['effect']>(),
    resource: fixed<Resource | null>(null),
    fiorini: coins,
    copies: list(oneOf(Object.keys(LOCATION_MARKS) as LocationMark[]), 0, MOST_COPIES),
  }),
};

type Rows = RowsOf<typeof SECTIONS>;
export type FiguresOverride = OverrideOf<typeof SECTIONS>;
export type ArtistFigures = Rows['artists'][Artist];
export type CardFigures = Rows['cards'][Card];
export type LocationFigures = Rows['locations'][Location];

/** All figures in force at a table. Immutable, shared by all copies of a state and not stored with it. */
export interface Figures extends Rows {
  /** Derived from the rows. */
  readonly box: Box;
}

/** One entry for each copy of a Florenza card, an artist card or a location, computed once for each set of figures. */
export interface Box {
  readonly cards: readonly {
    readonly card: Card;
    readonly deck: number;
    readonly players: number;
    readonly isGuild: boolean;
  }[];
  readonly artists: readonly Portrait[];
  readonly locations: readonly { readonly location: Location; readonly players: number }[];
}
/** The front of an artist card. */
export interface Portrait {
  readonly artist: Artist;
  readonly value: number;
}

export const { FIGURES, figuresWith, readOverride } = describeFigures(SECTIONS, (rows: Rows) => ({ box: boxOf(rows) }));

function boxOf({ cards, artists, locations }: Rows): Box {
  return {
    cards: CARD_IDS.flatMap((card) =>
      cards[card].copies.map((mark) => ({ card, ...MARKS[mark], isGuild: cards[card].kind === 'guild' })),
    ),
    artists: ARTIST_IDS.flatMap((artist) => artists[artist].values.map((value) => ({ artist, value }))),
    locations: LOCATION_IDS.flatMap((location) =>
      locations[location].copies.map((mark) => ({ location, players: LOCATION_MARKS[mark] })),
    ),
  };
}

/** R1.8 */
export function artistsPerRound({ artistsPerRound: row }: Figures, seats: number): number {
  return [row.players2, row.players3, row.players4][seats - 2] ?? 0;
}
