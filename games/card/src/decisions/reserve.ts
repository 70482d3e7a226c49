import { at, mapRows } from '@signoria/engine';
import type { Artist } from '../components.ts';
import { ARTISTS, MONUMENTS } from '../components.ts';
import { isFirst, once, playerOf, without } from '../seats.ts';
import type { MoveOf } from '../state.ts';
import { takeFromTable } from './hire.ts';
import type { Action } from './question.ts';

const MONUMENT_MOVES = mapRows(
  MONUMENTS,
  (_, monument): MoveOf<'reserveMonument'> => ({ do: 'reserveMonument', monument }),
);
const ARTIST_MOVES = mapRows(ARTISTS, (_, artist): MoveOf<'reserveArtist'> => ({ do: 'reserveArtist', artist }));

/** R6.3, R6.4  Action C: reserve a monument of the row; completing it is an action of its own. */
export const reserveMonument: Action<MoveOf<'reserveMonument'>> = {
  every: Object.values(MONUMENT_MOVES),

  count: ({ state }) => state.table.row.length,
  at: ({ state }, index) => MONUMENT_MOVES[at(state.table.row, index)],
  offer({ state }, list) {
    for (const monument of state.table.row) list.push(MONUMENT_MOVES[monument]);
  },

  wishes: ({ state }) => state.table.row.map((monument) => MONUMENT_MOVES[monument]),
  reason: () => ({ code: 'notThere', rule: 'R6.4' }),

  apply(state, seat, { monument }, log) {
    const player = playerOf(state, seat);
    state.table.row = without(state.table.row, monument);
    player.reservedMonuments = [...player.reservedMonuments, monument];
    log.tell?.({ type: 'monumentReserved', seat, monument });
  },
};

/** R7.1, R7.2, R7.4  Action D: reserve an artist of the table, unseen; never an anonymous one. */
export const reserveArtist: Action<MoveOf<'reserveArtist'>> = {
  every: Object.values(ARTIST_MOVES),

  count: ({ state }) => state.table.artists.length,
  at: ({ state }, index) => reservation(state.table.artists, index),
  offer({ state }, list) {
    const { artists } = state.table;
    for (let index = 0; index < artists.length; index++) {
      const move = reservation(artists, index);
      if (move !== null) list.push(move);
    }
  },

  wishes: ({ state }) => once(state.table.artists).map((artist) => ARTIST_MOVES[artist]),
  reason: () => ({ code: 'notThere', rule: 'R7.1' }),

  apply(state, seat, { artist }, log) {
    const player = playerOf(state, seat);
    const { secret } = state;
    const value = takeFromTable(state, artist);
    player.reservedArtists = [...player.reservedArtists, artist];
    secret.reservedValues = secret.reservedValues.with(seat, [...at(secret.reservedValues, seat), value]); // R7.3
    log.tell?.({ type: 'artistReserved', seat, artist });
  },
};

/** R5.6  Of equal artists the first is offered. */
function reservation(artists: readonly Artist[], index: number): MoveOf<'reserveArtist'> | null {
  return isFirst(artists, index) ? ARTIST_MOVES[at(artists, index)] : null;
}
