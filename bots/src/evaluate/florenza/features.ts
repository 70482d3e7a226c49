import type { Seat } from '@signoria/engine';
import { at } from '@signoria/engine';
import type { ReadonlyPlayer, State } from '@signoria/florenza';
import {
  ARTWORK_IDS,
  amountOf,
  CHARACTER_IDS,
  CITY_ARTWORKS,
  DISTRICT_ARTWORKS,
  florenza,
  RESOURCES,
  ROUNDS,
  WORKSHOP_IDS,
} from '@signoria/florenza';
import {
  count,
  each,
  featureTable,
  flag,
  flags,
  listed,
  listedBy,
  number,
  oneOf,
  question,
} from '../../featureTable.ts';
import type { FlorenzaPart } from './index.ts';

const PARTS = [
  ...([
    'points',
    'pledges',
    'goods',
    'outlook',
    'workers',
    'workshops',
    'incomes',
    'sets',
    'bishop',
    'captain',
  ] as const),
] satisfies readonly FlorenzaPart[];

const PHASES = 9;
const UNNAMED = ['architect', 'sculptor', 'painter', 'preacher'] as const;
const player = ({ table }: State, seat: Seat) => at(table.players, seat);

export const features = featureTable<State>(
  {
    table: [
      oneOf('round', ROUNDS, ({ table }) => table.round),
      oneOf('phase', PHASES, ({ table }) => table.phase),
      flag('no die', ({ table }) => table.noDie),
      listedBy(
        'characters',
        CHARACTER_IDS,
        ({ table }) => table.lives,
        ({ character, tile }) => (tile === 'card' ? character : null),
      ),
      each('unnamed', UNNAMED, 2, ({ table }, skill) => table.unnamed[skill]),
      flags(
        'tiles',
        WORKSHOP_IDS.length,
        ({ table }) => table.supply,
        (tiles) => tiles > 0,
      ),
    ],
    own: [question(florenza.questionNames)],
    player: [
      oneOf('turn order', florenza.seats.max, ({ table }, seat) => table.order.indexOf(seat)),
      flag('captain', ({ table }, seat) => table.captain === seat),
      flag('bishop', ({ table }, seat) => table.bishop === seat),
      flag('streak', ({ table }, seat) => table.streak === seat),
      ...RESOURCES.map((good) => count(good, 4, (state: State, seat) => amountOf(player(state, seat).goods, good))),
      count('fiorini', 10, (state, seat) => Math.floor(player(state, seat).goods.fiorini / 100)),
      number('prestige', 10, (state, seat) => player(state, seat).prestige),
      count('influence', 10, (state, seat) => player(state, seat).influence),
      count('certificates', 4, (state, seat) => player(state, seat).certificates),
      count('workers', 8, (state, seat) => (player(state, seat).hasPassed ? 0 : player(state, seat).workers)),
      flag('passed', (state, seat) => player(state, seat).hasPassed),
      listedBy(
        'workshops',
        WORKSHOP_IDS,
        (state, seat) => player(state, seat).spaces,
        (space) => space?.workshop ?? null,
      ),
      // Counts empty spaces too: the stored weights were trained with it. Correct it at the next training.
      count('workers in the district', 6, (state, seat) => countTaken(player(state, seat).spaces)),
      listed('artworks', DISTRICT_ARTWORKS, (state, seat) => player(state, seat).artworks),
      flags(
        'crests',
        CITY_ARTWORKS.length,
        ({ table }) => table.crests,
        (crest, seat) => crest === seat,
      ),
      listedBy(
        'commissions',
        ARTWORK_IDS,
        (state, seat) => player(state, seat).commissions,
        ({ artwork }) => artwork,
      ),
      flag('at the market', (state, seat) => player(state, seat).isAtMarket),
      count('at work', 3, (state, seat) => player(state, seat).atWork),
      flag('preacher', (state, seat) => player(state, seat).pulpit !== null),
    ],
  },
  PARTS,
  florenza.seats.max,
);

function countTaken(spaces: ReadonlyPlayer['spaces']): number {
  let taken = 0;
  for (let index = 0; index < spaces.length; index++) if (spaces[index]?.worker !== null) taken++;
  return taken;
}
