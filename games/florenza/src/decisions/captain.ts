import type { Seat } from '@signoria/engine';
import { at, hasChoice, QUESTION_DEFAULTS } from '@signoria/engine';
import type { Artist } from '../characters.ts';
import { ARTIST_IDS, isArtist } from '../characters.ts';
import { lifeOf, moveTile } from '../lives.ts';
import type { Reason } from '../reasons.ts';
import type { MoveOf, ReadonlyState } from '../state.ts';
import type { Question } from './question.ts';
import { DECLINE, perId, perSeat } from './question.ts';

type Detain = MoveOf<'detainWorker' | 'detainArtist' | 'decline'>;
const WORKERS = perSeat((of): Detain => ({ do: 'detainWorker', of }));
const ARTISTS = perId(ARTIST_IDS, (artist): Detain => ({ do: 'detainArtist', artist }));

/** R4.1  Asks for a worker of another family, a named artist, or nobody. */
export const captain: Question<'captain', Detain> = {
  ...QUESTION_DEFAULTS,
  beginsTurn: true,
  every: [...WORKERS, ...Object.values(ARTISTS), DECLINE],
  asks: (state, step) => hasChoice(captain, state, step),
  settle: (_, { seat }, log) => log.emit?.({ type: 'officeUnused', seat, office: 'captain' }),
  wishes({ table }) {
    const list = WORKERS.slice(0, table.players.length);
    for (const { character } of table.lives) if (isArtist(character)) list.push(ARTISTS[character]);
    list.push(DECLINE);
    return list;
  },
  whyNot: (state, { seat }, wish) => whyNot(state, seat, wish),
  apply({ table }, { seat }, move, log) {
    if (move.do === 'decline') return log.emit?.({ type: 'officeUnused', seat, office: 'captain' });
    if (move.do === 'detainArtist') {
      moveTile(table, move.artist, 'detained'); // R4.3
      return log.emit?.({ type: 'artistDetained', seat, artist: move.artist });
    }
    at(table.players, move.of).workers--; // R4.2
    table.detained = move.of;
    log.emit?.({ type: 'workerDetained', seat, of: move.of });
  },
};

/** R4.4  Returns true if the Captain may detain artists only: with two players, if also Bishop. */
function onlyArtists({ table }: ReadonlyState): boolean {
  return table.twoPlayerOffices && table.captain === table.bishop;
}

function whyNot(state: ReadonlyState, seat: Seat, wish: Detain): Reason | null {
  if (wish.do === 'decline') return null;
  if (wish.do === 'detainArtist') return whyNotArtist(state, wish.artist);
  if (wish.of === seat) return { code: 'ownWorker', rule: 'R4.1' };
  if (onlyArtists(state)) return { code: 'artistOnly', rule: 'R4.4' };
  return (state.table.players[wish.of]?.workers ?? 0) > 0 ? null : { code: 'noWorkerThere', of: wish.of, rule: 'R4.1' };
}

function whyNotArtist({ table }: ReadonlyState, artist: Artist): Reason | null {
  return lifeOf(table, artist) === undefined ? { code: 'notInFlorence', character: artist, rule: 'R4.1' } : null;
}
