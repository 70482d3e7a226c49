import { QUESTION_DEFAULTS, silent } from '@signoria/engine';
import { TRACK_IDS } from '../components.ts';
import type { MoveOf } from '../state.ts';
import { addSteps, takeStep } from '../tracks.ts';
import type { Question } from './question.ts';

const ADVANCES = TRACK_IDS.map((one): MoveOf<'advance'> => ({ do: 'advance', track: one }));

/** R9.11  The choice of a track for the steps of the completed Chiesa. */
export const track: Question<'track', MoveOf<'advance'>> = {
  ...QUESTION_DEFAULTS,
  every: ADVANCES,
  whyNot: () => null,

  apply(state, { seat }, move) {
    addSteps(state, seat, move.track, state.figures.brings.chiesa);
  },
};

/** R10.1  Takes steps on a track; there is nothing to decide. */
export const advance: Question<'advance', never> = silent(takeStep);
