import type { Check, InputError, Result } from '@signoria/engine';
import { layOver, listOf, mapRows, multipleOf, oneOf, sparse, whole } from '@signoria/engine';
import { BONUS_IDS, QUANTITIES, SKILLS } from './components.ts';
import type { Figures, FiguresOverride } from './figures.ts';
import { FIGURES, withSheet } from './figures.ts';
import { COIN, GOODS } from './goods.ts';

/**
 * Figures are data: the owner of a box may correct them and a designer may try others. An override is sparse; what it
 * may name is what the row has.
 */

type Row = Readonly<Record<string, unknown>>;
type Checks = Record<string, Check<unknown>>;

/** Far beyond any sensible figure, and small enough that nothing overflows or runs for hours. */
const MOST = 1000;
const MOST_COINS = 100_000;
const MOST_SPACES = 40;
/** Of one kind at one place; more would not be an icon but a burden. */
const MOST_ICONS = 9;

const count = whole(0, MOST);
const few = whole(0, MOST_ICONS);
const some = whole(1, MOST_ICONS);
const coins = multipleOf(COIN, MOST_COINS);
const bundle = sparse(
  Object.fromEntries(
    GOODS.map((good) => [good, good === 'fiorini' ? multipleOf(COIN, MOST_ICONS * COIN) : few]),
  ) as Checks,
);
const income = sparse<Row>({ fiorini: coins, captain: few, bishop: few, preacher: few });

const QUANTITY_CHECKS: { readonly [Name in keyof typeof QUANTITIES]: Check<unknown> | Checks } = {
  rounds: each(QUANTITIES.rounds, whole(1, MOST_SPACES)),
  start: { spares: few, stars: few, fiorini: coins },
  icons: bundle,
  fiorini: each(QUANTITIES.fiorini, coins),
  brings: each(QUANTITIES.brings, some),
  artist: each(QUANTITIES.artist, count),
  palazzo: each(QUANTITIES.palazzo, count),
  palazzoAlone: each(QUANTITIES.palazzoAlone, count),
  left: { star: count, spare: count, fioriniAPoint: whole(1, MOST_COINS) },
  pope: each(QUANTITIES.pope, count),
};

function each(row: Row, check: Check<unknown>): Checks {
  return Object.fromEntries(
    Object.keys(row)
      .filter((key) => key !== 'source')
      .map((key) => [key, check]),
  );
}

function section(rows: Readonly<Record<string, unknown>>, checks: Checks): Check<unknown> {
  return sparse(mapRows(rows, () => sparse(checks)));
}

const overrideShape = sparse<Record<string, unknown>>({
  ...mapRows(QUANTITY_CHECKS, (checks) => (typeof checks === 'function' ? checks : sparse(checks))),
  board: section(FIGURES.board, { resources: some, steps: some, price: coins }),
  artworks: section(FIGURES.artworks, {
    cost: bundle,
    artists: listOf(oneOf(SKILLS), 1, SKILLS.length),
    points: count,
    spares: few,
    income,
  }),
  spaces: section(FIGURES.spaces, { spares: few, points: count }),
  tracks: section(FIGURES.tracks, { spaces: listOf(oneOf(BONUS_IDS), 1, MOST_SPACES) }),
  buildings: section(FIGURES.buildings, { cost: bundle, points: count }),
});

export function readOverride(input: unknown, path: string): Result<FiguresOverride, InputError> {
  return overrideShape(input, path) as Result<FiguresOverride, InputError>;
}

/** The figures in force: the box's, with the rows of a checked override laid over them and marked as such. */
export function figuresWith(override: FiguresOverride | undefined): Figures {
  if (override === undefined) return FIGURES;
  return withSheet(layOver(FIGURES, override, (section) => section in QUANTITIES));
}
