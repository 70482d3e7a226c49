import { TRACK_IDS } from '../components.ts';
import type { MoveOf } from '../state.ts';
import { advance } from '../tracks.ts';
import type { Question } from './question.ts';

/** R9.11  The completed Chiesa moves one track. */
export const track: Question<'track', MoveOf<'advance'>> = {
  verbs: ['advance'],
  moves: () => TRACK_IDS.map((one) => ({ do: 'advance', track: one })),

  whyNot: () => null,

  apply(state, { seat }, move) {
    advance(state, seat, move.track, state.figures.brings.chiesa);
  },
};
