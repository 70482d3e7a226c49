import type { OverrideOf, RowsOf } from '@signoria/engine';
import {
  amount,
  bundle,
  describeFigures,
  fixed,
  list,
  mapRows,
  multipleOf,
  oneOf,
  quantities,
  rows,
  whole,
} from '@signoria/engine';
import type { Artwork, ArtworkArea, Income, Place, Range, Skill, Track } from './components.ts';
import {
  ARTWORK_IDS,
  ARTWORKS,
  BOARD,
  BONUS_IDS,
  BUILDING_IDS,
  BUILDINGS,
  DICE,
  PLACES,
  QUANTITIES,
  SKILLS,
  SPACES,
  TRACKS,
} from './components.ts';
import type { Goods, Resource } from './goods.ts';
import { COIN, goods } from './goods.ts';

/** Upper bounds for overrides: above any sensible figure, low enough to avoid overflow and endless runs. */
const MOST = 1000;
const MOST_COINS = 100_000;
const MOST_SPACES = 40;
/** The most icons of one kind at one place. */
const MOST_ICONS = 9;

const count = amount(whole(0, MOST));
const few = amount(whole(0, MOST_ICONS));
const some = amount(whole(1, MOST_ICONS));
const coins = amount(multipleOf(COIN, MOST_COINS));
const icons = {
  marble: few,
  wood: few,
  metal: few,
  spice: few,
  textile: few,
  gold: few,
  fiorini: amount(multipleOf(COIN, MOST_ICONS * COIN)),
};
const cost = bundle(goods, icons);
const income = bundle<Income>(
  ({ fiorini = 0, captain = 0, bishop = 0, preacher = 0 }) => ({ fiorini, captain, bishop, preacher }),
  { fiorini: coins, captain: few, bishop: few, preacher: few },
);

const DICE_ROWS = mapRows(DICE, ({ resource, recruit, source }) => ({ resource, ...recruit, source }));
const PER_ROW = { source: 'perRow' } as const;

const SECTIONS = {
  ...quantities(QUANTITIES, 'perRow', {
    rounds: amount(whole(1, MOST_SPACES)),
    start: { spares: few, stars: few, fiorini: coins },
    icons,
    fiorini: coins,
    brings: some,
    artist: count,
    palazzo: count,
    palazzoAlone: count,
    left: { star: count, spare: count, fioriniAPoint: amount(whole(1, MOST_COINS)) },
    pope: count,
  }),
  dice: rows(DICE_ROWS, PER_ROW, {
    resource: fixed<Resource>(),
    // R7.3, R7.4  Either `track` or `artist` is set.
    track: fixed<Track | null>(null),
    artist: fixed<Skill | null>(null),
  }),
  board: rows(BOARD, { source: 'reconstructed' }, { resources: some, steps: some, price: coins }),
  artworks: rows(ARTWORKS, PER_ROW, {
    place: fixed<ArtworkArea>(),
    name: fixed<string>(),
    cost,
    artists: list(oneOf(SKILLS), 1, SKILLS.length),
    points: count,
    spares: few,
    income,
  }),
  spaces: rows(SPACES, PER_ROW, { number: fixed<number>(), spares: few, points: count }),
  tracks: rows(TRACKS, PER_ROW, { spaces: list(oneOf(BONUS_IDS), 1, MOST_SPACES) }),
  buildings: rows(BUILDINGS, PER_ROW, { number: fixed<number>(), name: fixed<string>(), cost, points: count }),
};

type Rows = RowsOf<typeof SECTIONS>;
export type FiguresOverride = OverrideOf<typeof SECTIONS>;
export type BoardFigures = Rows['board'][Range];

/** All figures in force at a table. Immutable, shared by all copies of a state and not stored with it. */
export interface Figures extends Rows {
  /** R2.1  The icons of each place, in the order of PLACES. */
  readonly sheet: readonly Readonly<Goods>[];
  /** The costs of the buildings, in the order of BUILDING_IDS. */
  readonly costs: readonly Readonly<Goods>[];
}

export const { FIGURES, figuresWith, readOverride } = describeFigures(SECTIONS, (rows: Rows) => {
  const icons = goods(rows.icons);
  return {
    sheet: PLACES.map((place) => (isArtwork(place) ? rows.artworks[place].cost : icons)),
    costs: BUILDING_IDS.map((building) => rows.buildings[building].cost),
  };
});

export function isArtwork(place: Place): place is Artwork {
  return ARTWORK_IDS.includes(place as Artwork);
}

/** R9  Returns the area that an artwork belongs to. */
export function areaOf({ artworks }: Pick<Figures, 'artworks'>, artwork: Artwork): ArtworkArea {
  return artworks[artwork].place;
}

/** R1.2 */
export function roundsFor({ rounds }: Figures, seats: number): number {
  return [rounds.players1, rounds.players2, rounds.players3, rounds.players4][seats - 1] ?? 0;
}
