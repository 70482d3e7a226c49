import { at } from '@signoria/engine';
import { isFirst, playerOf, takeOut } from '../seats.ts';
import type { MoveOf } from '../state.ts';
import type { Action } from './question.ts';

/** R6.3, R6.4  Action C: reserve a monument of the row; completing it is an action of its own. */
export const reserveMonument: Action<MoveOf<'reserveMonument'>> = {
  offer({ state }, list) {
    for (const monument of state.table.row) list.push({ do: 'reserveMonument', monument });
  },

  whyNot: ({ state }, { monument }) => (state.table.row.includes(monument) ? null : { code: 'notThere', rule: 'R6.4' }),

  apply(state, seat, { monument }, log) {
    takeOut(state.table.row, monument);
    playerOf(state, seat).reservedMonuments.push(monument);
    log?.({ type: 'monumentReserved', seat, monument });
  },
};

/** R7.1, R7.2, R7.4  Action D: reserve an artist of the table, unseen; never an anonymous one. */
export const reserveArtist: Action<MoveOf<'reserveArtist'>> = {
  offer({ state }, list) {
    const { artists } = state.table;
    for (let index = 0; index < artists.length; index++) {
      const artist = at(artists, index);
      if (isFirst(artists, index)) list.push({ do: 'reserveArtist', artist }); // R5.6
    }
  },

  whyNot: ({ state }, { artist }) => (state.table.artists.includes(artist) ? null : { code: 'notThere', rule: 'R7.1' }),

  apply(state, seat, { artist }, log) {
    const index = takeOut(state.table.artists, artist);
    playerOf(state, seat).reservedArtists.push(artist);
    at(state.secret.reservedValues, seat).push(...state.secret.artistValues.splice(index, 1)); // R7.3
    log?.({ type: 'artistReserved', seat, artist });
  },
};
