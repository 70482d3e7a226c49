import type { Card, Monument, State } from '@signoria/card';
import {
  ARTIST_IDS,
  amountOf,
  CARD_IDS,
  card,
  LOCATION_IDS,
  MONUMENT_IDS,
  markerAt,
  RESOURCES,
  SKILLS,
} from '@signoria/card';
import type { Seat } from '@signoria/engine';
import { at } from '@signoria/engine';
import type { FeatureGroup } from '../../featureTable.ts';
import { count, each, featureTable, flag, listed, ONE, oneOf, question } from '../../featureTable.ts';
import type { CardPart } from './index.ts';
import { missingGoods } from './index.ts';

const PARTS = [
  ...(['points', 'ranks', 'purse', 'standing', 'actions', 'sets', 'captaincy', 'reach', 'reserved'] as const),
] satisfies readonly CardPart[];

const player = ({ table }: State, seat: Seat) => at(table.players, seat);
const hand = ({ secret }: State, seat: Seat) => at(secret.hands, seat);

export const features = featureTable<State>(
  {
    table: [
      oneOf('round', 5, ({ table }) => table.round),
      oneOf('space', 8, ({ table }) => markerAt(table)),
      listed('row', MONUMENT_IDS, ({ table }) => table.row),
      listed('artists', ARTIST_IDS, ({ table }) => table.artists),
      listed('anonymous', SKILLS, ({ table }) => table.anonymous),
      listed('locations', LOCATION_IDS, ({ table }) => table.locations),
      each('supply', RESOURCES, 4, ({ table }, resource) => amountOf(table.supply, resource)),
      flag('guilds', ({ table }) => table.guilds),
    ],
    own: [
      question(card.questionNames),
      listed('hand', CARD_IDS, hand),
      nearness('hand within reach', CARD_IDS, hand),
      nearness('row within reach', MONUMENT_IDS, ({ table }) => table.row),
      flag('card kept', ({ secret }, seat) => secret.sealed[seat] !== null),
    ],
    player: [
      ...RESOURCES.map((good) => count(good, 5, (state: State, seat) => amountOf(player(state, seat).goods, good))),
      count('fiorini', 10, (state, seat) => Math.floor(player(state, seat).goods.fiorini / 100)),
      listed('built', CARD_IDS, (state, seat) => player(state, seat).built),
      count('monuments', 5, (state, seat) => player(state, seat).monuments.length),
      count('artworks', 8, (state, seat) => player(state, seat).artworks.length),
      nearness('reserved within reach', MONUMENT_IDS, (state, seat) => player(state, seat).reservedMonuments),
      count('reserved artists', 3, (state, seat) => player(state, seat).reservedArtists.length),
      oneOf('captain', 2, ({ table }, seat) => (table.newCaptain === seat ? 2 : table.captain === seat ? 1 : 0)),
    ],
  },
  PARTS,
  card.seats.max,
);

/** One feature for each work in a list: 1 if the seat can pay for it, the less the more is missing. */
function nearness<Id extends Card | Monument>(
  name: string,
  ids: readonly Id[],
  read: (state: State, seat: Seat) => readonly Id[],
): FeatureGroup<State> {
  const places = new Map<string, number>(ids.map((id, place) => [id, place]));
  return {
    name,
    size: ids.length,
    write(out, state, seat) {
      for (const id of read(state, seat))
        out.add(places.get(id) ?? 0, Math.round(ONE / (1 + missingGoods(state, id, seat))));
    },
  };
}
