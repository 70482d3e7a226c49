import type { OverrideOf, RowsOf } from '@signoria/engine';
import { amount, at, choice, describeFigures, fixed, mapRows, oneOf, quantities, rows, whole } from '@signoria/engine';
import type { Colour } from './bricks.ts';
import { COLOURS } from './bricks.ts';
import type { Balcony, Card, Commission, Effect, EffectTime, Kind, Level, Numeral, Per, Whose } from './components.ts';
import {
  BALCONIES,
  BALCONY_IDS,
  CARD_IDS,
  CARDS,
  COMMISSION_IDS,
  COMMISSIONS,
  FLAGS,
  LEVEL_TILE_IDS,
  LEVEL_TILES,
  LEVELS,
  NUMERALS,
  QUANTITIES,
} from './components.ts';

/** The upper limit of corrected counts: far above any sensible value, and small enough to keep games finite. */
const MOST = 99;

const count = amount(whole(0, MOST));
const points = amount(whole(0, 999));
const level = amount(whole(at(LEVELS, 0), at(LEVELS, LEVELS.length - 1)));

/** Corrections may change only columns that the card shows: a church has no bricks, a tax has no points. */
const CARD = { source: 'perRow', printedOnly: true } as const;

const SECTIONS = {
  ...quantities(QUANTITIES, 'perRow', {
    bricks: count,
    start: count,
    seals: amount(whole(1, MOST)),
    row: { bricks: count, exchange: amount(whole(1, MOST)) },
    construction: count,
    limits: count,
    endTile: points,
  }),
  flags: rows(FLAGS, { source: 'perRow' }, { points }),
  levelTiles: rows(LEVEL_TILES, { source: 'perRow' }, { level: fixed<number>(), points }),
  commissions: rows(COMMISSIONS, { source: 'perRow' }, { points }),
  balconies: rows(
    BALCONIES,
    { source: 'perRow' },
    {
      numeral: choice<Numeral>(oneOf(NUMERALS)),
      colour: choice<Colour>(oneOf(COLOURS)),
      level,
      points,
    },
  ),
  cards: rows(CARDS, CARD, {
    kind: fixed<Kind>(),
    copies: count,
    starts: count,
    moment: fixed<EffectTime>(),
    effect: fixed<Effect>(),
    whose: fixed<Whose>('own'),
    per: fixed<Per>('once'),
    amount: count,
    points: amount(whole(-MOST, MOST)),
    level,
  }),
};

type Rows = RowsOf<typeof SECTIONS>;
export type FiguresOverride = OverrideOf<typeof SECTIONS>;
export type CardFigures = Rows['cards'][Card];

/** Lookup tables derived from the rows. */
export interface Derived {
  /** R5.4  The construction cost by the number of bricks laid; 0 for none. */
  readonly costs: readonly number[];
  /** R1.3  The parts of the commissions, in the order of COMMISSION_IDS. */
  readonly commissionParts: readonly { readonly colour: Colour; readonly level: Level; readonly points: number }[];
  /** The index of the commission that each balcony covers. */
  readonly covered: Readonly<Record<Balcony, number>>;
  /** R7.4  The index of the level tile by number of levels; −1 for none. */
  readonly tileAt: readonly number[];
  /** R1.10  One entry for each copy of a card: `deck` without the start cards, `starts` only the start cards. */
  readonly deck: readonly Card[];
  readonly starts: readonly Card[];
}

/**
 * All figures in force at a table. They are immutable, shared by all copies of a state and never serialized with it.
 */
export interface Figures extends Rows {
  readonly derived: Derived;
}

export const { FIGURES, figuresWith, readOverride } = describeFigures(SECTIONS, (all: Rows) => ({
  derived: derive(all),
}));

function derive({ construction, commissions, balconies, levelTiles, cards }: Rows): Derived {
  const { one, two, three, four, five, six } = construction;
  return {
    costs: [0, one, two, three, four, five, six],
    commissionParts: COMMISSION_IDS.map((id) => ({ ...partsOf(id), points: commissions[id].points })),
    covered: mapRows(balconies, (row) => commissionIndex(row.colour, row.level)),
    tileAt: Array.from({ length: 9 }, (_, height) =>
      LEVEL_TILE_IDS.findIndex((tile) => levelTiles[tile].level === height),
    ),
    deck: CARD_IDS.flatMap((card) => copiesOf(card, cards[card].copies - startsOf(cards[card]))),
    starts: CARD_IDS.flatMap((card) => copiesOf(card, startsOf(cards[card]))),
  };
}

/** R1.10  Limits the start cards to the number of copies. */
function startsOf({ copies, starts }: CardFigures): number {
  return Math.min(copies, starts);
}

function copiesOf(card: Card, length: number): Card[] {
  return Array.from({ length }, () => card);
}

/** Returns the index of a commission in COMMISSION_IDS. */
export function commissionIndex(colour: Colour, height: number): number {
  return COLOURS.indexOf(colour) * LEVELS.length + height - at(LEVELS, 0);
}

export function partsOf(commission: Commission): { readonly colour: Colour; readonly level: Level } {
  const [colour, height] = commission.split('-');
  return { colour: colour as Colour, level: Number(height) as Level };
}

/** R1.8 */
export function sealsFor({ seals }: Figures, seats: number): number {
  return [seals.players2, seals.players3, seals.players4][seats - 2] ?? 0;
}

/** Returns all balconies with a numeral. */
export function balconiesOf({ balconies }: Figures, numeral: Numeral): readonly Balcony[] {
  return BALCONY_IDS.filter((balcony) => balconies[balcony].numeral === numeral);
}
