import type { Check, InputError, Result } from '@signoria/engine';
import { layOver, listOf, mapRows, multipleOf, ok, oneOf, sparse, unmet, whole } from '@signoria/engine';
import { florenzaDecks } from './box.ts';
import type { LocationMark, Mark } from './components.ts';
import { LOCATION_MARKS, MARKS, QUANTITIES, ROUNDS, SKILLS, SMALLEST_COIN } from './components.ts';
import type { Figures, FiguresOverride } from './figures.ts';
import { artistsPerRound, FIGURES, withBox } from './figures.ts';
import { GOODS } from './goods.ts';

/**
 * Figures are data: the owner of a box may correct them and a designer may try others. An override is sparse; what it
 * may name is what the row has.
 */

type Row = Readonly<Record<string, unknown>>;
type Checks = Record<string, Check<unknown>>;

/** Far beyond any sensible figure, and small enough that nothing overflows or runs for hours. */
const MOST = 100_000;
const MOST_COPIES = 40;

const count = whole(0, MOST);
const coins = multipleOf(SMALLEST_COIN, MOST);
const bundle = sparse(Object.fromEntries(GOODS.map((good) => [good, good === 'fiorini' ? coins : count])) as Checks);
const skills = listOf(oneOf(SKILLS), 1, SKILLS.length);

const CARD_CHECKS: Checks = {
  cost: bundle,
  income: bundle,
  points: count,
  bonus: count,
  discount: coins,
  artists: skills,
  copies: listOf(oneOf(Object.keys(MARKS) as Mark[]), 0, MOST_COPIES),
};
const ARTIST_CHECKS: Checks = { cost: coins, values: listOf(count, 1, MOST_COPIES) };
const MONUMENT_CHECKS: Checks = { points: count, cost: bundle, artists: skills };
const LOCATION_CHECKS: Checks = {
  fiorini: coins,
  copies: listOf(oneOf(Object.keys(LOCATION_MARKS) as LocationMark[]), 0, MOST_COPIES),
};
/** R8.4  There is one office, so there is one card for it. */
const OFFICE_CHECKS: Checks = {};

/** A row can be changed in what it shows: a workshop has no artist to choose, a painter no resources to pay. */
function section<R extends object>(rows: Readonly<Record<string, R>>, checks: (row: R) => Checks): Check<unknown> {
  return sparse(
    mapRows(rows, (row) => {
      const shown = Object.entries(checks(row)).filter(([key]) => shows((row as Row)[key]));
      return sparse(Object.fromEntries(shown));
    }),
  );
}

function shows(value: unknown): boolean {
  if (Array.isArray(value)) return value.length > 0;
  if (typeof value === 'object' && value !== null) return Object.values(value).some((amount) => amount !== 0);
  return value !== undefined && value !== 0;
}

const overrideShape = sparse<Record<string, unknown>>({
  ...mapRows(QUANTITIES, (row, name) => {
    if ('marble' in row) return bundle;
    return sparse(mapRows(row as Readonly<Record<string, number>>, () => (name === 'prices' ? coins : count)));
  }),
  cards: section(FIGURES.cards, () => CARD_CHECKS),
  artists: section(FIGURES.artists, () => ARTIST_CHECKS),
  monuments: section(FIGURES.monuments, () => MONUMENT_CHECKS),
  locations: section(FIGURES.locations, ({ effect }) => (effect === 'captaincy' ? OFFICE_CHECKS : LOCATION_CHECKS)),
});

export function readOverride(input: unknown, path: string): Result<FiguresOverride, InputError> {
  return overrideShape(input, path) as Result<FiguresOverride, InputError>;
}

/** The figures in force: the box's, with the rows of a checked override laid over them and marked as such. */
export function figuresWith(override: FiguresOverride | undefined): Figures {
  if (override === undefined) return FIGURES;
  return withBox(layOver(FIGURES, override, (section) => section in QUANTITIES));
}

/** Whether the box under these figures can serve so many players. The path names the value that asks too much. */
export function canServe(figures: Figures, seats: number, guilds: boolean): Result<Figures, InputError> {
  const { supply, start, hand, monumentRow, monuments, box } = figures;
  for (const good of GOODS) {
    if (start[good] * seats > supply[good])
      return tooFew(`start.${good}`, start[good] * seats, supply[good], `${good} in the supply`);
  }
  const [deckOne = []] = florenzaDecks(figures, seats, guilds);
  if (hand.opening * seats > deckOne.length)
    return tooFew(
      'hand.opening',
      hand.opening * seats,
      deckOne.length,
      `Florenza cards in deck I for ${seats} players`,
    );
  const shown = monumentRow.opening + monumentRow.perRound * (ROUNDS - 1);
  const monumentCount = Object.keys(monuments).length;
  if (shown > monumentCount) return tooFew('monumentRow', shown, monumentCount, 'monuments');
  const drawn = artistsPerRound(figures, seats) * ROUNDS;
  if (drawn > box.artists.length)
    return tooFew(`artistsPerRound.players${seats}`, drawn, box.artists.length, 'artist cards');
  return ok(figures);
}

function tooFew(path: string, needed: number, there: number, what: string): Result<never, InputError> {
  return unmet('outOfRange', 'scarce', { needed, there, what }, `figures.${path}`);
}
