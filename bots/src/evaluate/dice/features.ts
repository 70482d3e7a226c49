import type { Goods, State } from '@signoria/dice';
import {
  ARTWORK_IDS,
  amountOf,
  BUILDING_IDS,
  COIN,
  DIE_IDS,
  dice,
  GHOST_TRACKS,
  GOODS,
  nextSpace,
  PLACES,
  POPE_LEVELS,
  phaseName,
  TRACK_IDS,
} from '@signoria/dice';
import type { Seat } from '@signoria/engine';
import { at } from '@signoria/engine';
import type { FeatureGroup } from '../../featureTable.ts';
import { count, each, featureTable, flag, listed, listedBy, ONE, oneOf, question } from '../../featureTable.ts';
import type { DicePart } from './index.ts';

const PARTS = [
  ...(['points', 'supply', 'effects', 'income', 'artworks', 'rione', 'tracks', 'offices', 'dice', 'unplaced'] as const),
] satisfies readonly DicePart[];

const TRACK_LENGTH = 10;
const FACES = 6;
/** Larger numbers of missing icons count as this one. */
const MOST_MISSING = 8;
/** The number of spaces of the Rione whose buildings are compared. */
const SPACES_AHEAD = 2;
/** A building counts for a space if it lacks at most this many icons there. */
const NEAR = 3;
const player = ({ table }: State, seat: Seat) => at(table.players, seat);

export const features = featureTable<State>(
  {
    table: [
      oneOf('round', 8, ({ table }) => table.round),
      oneOf('turn', 4, ({ table }) => table.turn),
      flag('others use a die', ({ table }) => phaseName(table) === 'others'),
      ...DIE_IDS.map((die) => oneOf(die, FACES, ({ table }: State) => table.dice?.[die] ?? 0)),
      listed('used', DIE_IDS, ({ table }) => table.used),
      each('pope', GHOST_TRACKS, 4, ({ table }, track) => table.ghost?.[track] ?? 0),
      oneOf('pope’s level', POPE_LEVELS.length, ({ table }) =>
        table.ghost === null ? POPE_LEVELS.length : POPE_LEVELS.indexOf(table.pope),
      ),
    ],
    own: [question(dice.questionNames), missing(), spacesAhead()],
    player: [
      flag('active', ({ table }, seat) => table.active === seat),
      flag('first', ({ table }, seat) => table.firstPlayer === seat),
      flag('captain', ({ table }, seat) => table.captain === seat),
      flag('bishop', ({ table }, seat) => table.bishop === seat),
      count('spares', 5, (state, seat) => player(state, seat).spares),
      count('stars', 4, (state, seat) => player(state, seat).stars),
      count('fiorini', 8, (state, seat) => Math.floor(player(state, seat).fiorini / COIN)),
      marks(),
      listedBy(
        'completed',
        ARTWORK_IDS,
        (state, seat) => player(state, seat).artworks,
        ({ artwork }) => artwork,
      ),
      listed('rione', BUILDING_IDS, (state, seat) => player(state, seat).rione),
      count('buildings', 8, (state, seat) => player(state, seat).rione.length),
      listed('used up', BUILDING_IDS, (state, seat) => player(state, seat).usedUp),
      ...TRACK_IDS.map((track) =>
        count(track, TRACK_LENGTH, (state: State, seat) => player(state, seat).tracks[track]),
      ),
      flag('palazzo', (state, seat) => player(state, seat).palazzoBonus !== null),
    ],
  },
  PARTS,
  dice.seats.max,
);

/** One feature for each good of each place: the marks on its icons. */
function marks(): FeatureGroup<State> {
  return {
    name: 'marks',
    size: PLACES.length * GOODS.length,
    write(out, state, seat) {
      const all = player(state, seat).marks;
      for (let index = 0; index < all.length; index++) {
        const row = at(all, index);
        for (let good = 0; good < GOODS.length; good++) {
          const amount = amountOf(row, at(GOODS, good));
          if (amount > 0) out.add(index * GOODS.length + good, good === COINS ? (ONE * amount) / COIN : ONE * amount);
        }
      }
    },
  };
}
const COINS = GOODS.indexOf('fiorini');

/** For each artwork not completed: one feature for the number of icons that are not marked yet. */
function missing(): FeatureGroup<State> {
  return {
    name: 'missing',
    size: ARTWORK_IDS.length * (MOST_MISSING + 1),
    write(out, { figures, table }, seat) {
      const { marks, artworks } = at(table.players, seat);
      for (let index = 0; index < ARTWORK_IDS.length; index++) {
        const artwork = at(ARTWORK_IDS, index);
        if (artworks.some((one) => one.artwork === artwork)) continue;
        const icons = missingIcons(figures.artworks[artwork].cost, at(marks, index));
        out.add(index * (MOST_MISSING + 1) + Math.min(MOST_MISSING, icons), ONE);
      }
    },
  };
}

/** For the next spaces of the Rione: how near each building is, and the fewest icons that any building lacks. */
function spacesAhead(): FeatureGroup<State> {
  const size = BUILDING_IDS.length + MOST_MISSING + 1;
  return {
    name: 'spaces ahead',
    size: SPACES_AHEAD * size,
    write(out, { figures, table }, seat) {
      const own = at(table.players, seat);
      const next = nextSpace(own);
      for (let ahead = 0; ahead < SPACES_AHEAD && next + ahead < PLACES.length; ahead++) {
        const marks = at(own.marks, next + ahead);
        let fewest = MOST_MISSING;
        for (let index = 0; index < BUILDING_IDS.length; index++) {
          const building = at(BUILDING_IDS, index);
          if (own.rione.includes(building)) continue;
          const icons = missingIcons(figures.buildings[building].cost, marks);
          fewest = Math.min(fewest, icons);
          if (icons <= NEAR) out.add(ahead * size + index, (ONE * (NEAR + 1 - icons)) / (NEAR + 1));
        }
        out.add(ahead * size + BUILDING_IDS.length + fewest, ONE);
      }
    },
  };
}

function missingIcons(cost: Readonly<Goods>, marks: Readonly<Goods>): number {
  return (
    Math.max(0, cost.marble - marks.marble) +
    Math.max(0, cost.wood - marks.wood) +
    Math.max(0, cost.metal - marks.metal) +
    Math.max(0, cost.spice - marks.spice) +
    Math.max(0, cost.textile - marks.textile) +
    Math.max(0, cost.gold - marks.gold) +
    Math.max(0, cost.fiorini - marks.fiorini) / COIN
  );
}
