import { ASKS, mapRows, silent } from '@signoria/engine';
import { TRACK_IDS, TRACKS } from '../components.ts';
import type { MoveOf } from '../state.ts';
import { advance as goAhead, takeStep } from '../tracks.ts';
import type { Question } from './question.ts';

const ADVANCES = mapRows(TRACKS, (_, one): MoveOf<'advance'> => ({ do: 'advance', track: one }));

/** R9.11  The choice of a track for the steps of the completed Chiesa. */
export const track: Question<'track', MoveOf<'advance'>> = {
  ...ASKS,
  every: Object.values(ADVANCES),
  moves: () => TRACK_IDS.map((one) => ADVANCES[one]),
  wishes: () => TRACK_IDS.map((one) => ADVANCES[one]),
  reason: () => null,

  apply(state, { seat }, move) {
    goAhead(state, seat, move.track, state.figures.brings.chiesa);
  },
};

/** R10.1  Takes steps on a track; there is nothing to decide. */
export const advance: Question<'advance', never> = silent(takeStep);
