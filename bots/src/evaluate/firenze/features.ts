import type { Seat } from '@signoria/engine';
import { at } from '@signoria/engine';
import type { Sealer, State } from '@signoria/firenze';
import {
  amountOf,
  CARD_IDS,
  COLOURS,
  COMMISSION_IDS,
  countBricks,
  firenze,
  LEVEL_TILE_IDS,
  LEVELS,
  ROW_LENGTH,
} from '@signoria/firenze';
import type { FeatureGroup } from '../../featureTable.ts';
import { count, each, featureTable, flag, flags, listed, listedBy, ONE, oneOf, question } from '../../featureTable.ts';
import { HIGHEST } from './context.ts';
import type { FirenzePart } from './index.ts';

const PARTS = [
  ...(['points', 'flags', 'celebrations', 'seals', 'towers', 'plans', 'bricks', 'cards'] as const),
] satisfies readonly FirenzePart[];

const player = ({ table }: State, seat: Seat) => at(table.players, seat);
/** By colour, the place of its first commission. */
const FIRST_OF_COLOURS = COLOURS.map((_, colour) => colour * LEVELS.length);

export const features = featureTable<State>(
  {
    table: [
      flag('last turns', ({ table }) => table.endTile !== null),
      oneOf('turns left', 4, ({ table }) => (table.endTile === null ? 4 : table.lastTurn - table.round)),
      count('balconies', 4, ({ table }) => table.balconiesDone),
      listed('level tiles', LEVEL_TILE_IDS, ({ table }) => table.levelTiles),
      listed('churches', CARD_IDS, ({ table }) => table.churches),
      listedBy(
        'row',
        CARD_IDS,
        ({ table }) => table.row,
        ({ card }) => card,
      ),
      rowBricks(),
      each('pouch', COLOURS, 10, ({ table }, colour) => amountOf(table.pouch, colour)),
      sealed('neutral', (sealer) => sealer === 'neutral'),
    ],
    own: [
      question(firenze.questionNames),
      count('laid', 6, ({ table }) => table.laid),
      flag('exchanged', ({ table }) => table.exchanged),
      listed('played', CARD_IDS, ({ table }) => table.played),
    ],
    player: [
      flag('active', ({ table }, seat) => table.active === seat),
      flag('first', ({ table }, seat) => table.first === seat),
      ...COLOURS.map((colour) => count(colour, 6, (state: State, seat) => amountOf(player(state, seat).store, colour))),
      count('bricks', 15, (state, seat) => countBricks(player(state, seat).store)),
      towers(),
      count('towers', 8, (state, seat) => player(state, seat).towers.length),
      listed('hand', CARD_IDS, (state, seat) => player(state, seat).hand),
      listed('buildings', CARD_IDS, (state, seat) => player(state, seat).buildings),
      count('seals', 8, (state, seat) => player(state, seat).seals),
      sealed('own', (sealer, seat) => sealer === seat),
      each('colours', FIRST_OF_COLOURS, 2, ({ table }, first, seat) => sealsIn(table.seals, first, seat)),
    ],
  },
  PARTS,
  firenze.seats.max,
);

/** Counts a seat's seals of one colour from the place of its first commission. */
function sealsIn(seals: readonly unknown[], first: number, seat: Seat): number {
  let found = 0;
  for (let place = first; place < first + LEVELS.length; place++) if (seals[place] === seat) found++;
  return found;
}

/** One feature for each commission. */
function sealed(name: string, isSet: (sealer: Sealer, seat: Seat) => boolean): FeatureGroup<State> {
  return flags(`sealed, ${name}`, COMMISSION_IDS.length, ({ table }) => table.seals, isSet);
}

/** One feature for each place of the row and colour: the bricks on the card. */
function rowBricks(): FeatureGroup<State> {
  return {
    name: 'row bricks',
    size: ROW_LENGTH * COLOURS.length,
    write(out, { table }) {
      for (let place = 0; place < table.row.length; place++)
        for (let colour = 0; colour < COLOURS.length; colour++)
          out.add(
            place * COLOURS.length + colour,
            (ONE / 2) * amountOf(at(table.row, place).bricks, at(COLOURS, colour)),
          );
    },
  };
}

/** One feature for each colour and height: the towers on the site. One for each colour: those due to be torn down. */
function towers(): FeatureGroup<State> {
  const heights = HIGHEST + 1;
  const size = COLOURS.length * heights;
  return {
    name: 'towers on the site',
    size: size + COLOURS.length,
    write(out, state, seat) {
      for (const { colour, height, due } of player(state, seat).towers) {
        const place = COLOURS.indexOf(colour);
        out.add(place * heights + Math.min(HIGHEST, height), ONE);
        if (due) out.add(size + place, ONE);
      }
    },
  };
}
