import { at, contains, distinct, isFirst, withItemAt, without } from '@signoria/engine';
import { playerOf } from '../players.ts';
import type { MoveOf } from '../state.ts';
import { ARTIST_MOVES, artistsIn, MONUMENT_MOVES, monumentsIn } from './componentMoves.ts';
import { takeFromTable } from './hire.ts';
import type { Action } from './question.ts';

/** R6.3, R6.4  Action C: reserve a monument of the row; completing it is an action of its own. */
export const reserveMonument: Action<MoveOf<'reserveMonument'>> = {
  every: Object.values(MONUMENT_MOVES).map(({ reserve }) => reserve),

  count: ({ state }) => state.table.row.length,
  at: ({ state }, index) => MONUMENT_MOVES[at(state.table.row, index)].reserve,
  offer({ state }, list) {
    for (const { reserve } of monumentsIn(state.table.row, state.figures)) list.push(reserve);
  },

  wishes: ({ state }) => state.table.row.map((monument) => MONUMENT_MOVES[monument].reserve),
  whyNot: ({ state }, { monument }) =>
    contains(state.table.row, monument) ? null : { code: 'notThere', rule: 'R6.4' },

  apply(state, seat, { monument }, log) {
    const player = playerOf(state, seat);
    state.table.row = without(state.table.row, monument);
    player.reservedMonuments = [...player.reservedMonuments, monument];
    log.emit?.({ type: 'monumentReserved', seat, monument });
  },
};

/** R7.1, R7.2, R7.4  Action D: reserve a face-down artist of the table; anonymous artists cannot be reserved. */
export const reserveArtist: Action<MoveOf<'reserveArtist'>> = {
  every: Object.values(ARTIST_MOVES).map(({ reserve }) => reserve),

  count: ({ state }) => state.table.artists.length,
  at: ({ state: { table } }, index) =>
    isFirst(table.artists, index) ? ARTIST_MOVES[at(table.artists, index)].reserve : null, // R5.6
  offer({ state }, list) {
    for (const { reserve } of artistsIn(state.table.artists, state.figures)) list.push(reserve);
  },

  wishes: ({ state }) => distinct(state.table.artists).map((artist) => ARTIST_MOVES[artist].reserve),
  whyNot: ({ state }, { artist }) =>
    contains(state.table.artists, artist) ? null : { code: 'notThere', rule: 'R7.1' },

  apply(state, seat, { artist }, log) {
    const player = playerOf(state, seat);
    const { secret } = state;
    const value = takeFromTable(state, artist);
    player.reservedArtists = [...player.reservedArtists, artist];
    secret.reservedValues = withItemAt(secret.reservedValues, seat, [...at(secret.reservedValues, seat), value]); // R7.3
    log.emit?.({ type: 'artistReserved', seat, artist });
  },
};
