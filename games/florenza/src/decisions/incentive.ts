import type { Seat } from '@signoria/engine';
import { pushStep, QUESTION_DEFAULTS } from '@signoria/engine';
import { completeArtwork, skillOf } from '../completion.ts';
import type { Skill } from '../components.ts';
import { goods } from '../goods.ts';
import { lacks } from '../reasons.ts';
import type { Commission, MoveOf, ReadonlyState, State, StepOf } from '../state.ts';
import type { Question } from './question.ts';
import { askedPlayer } from './question.ts';

/** The most steps that the figures allow. */
const MOST_STEPS = 3;
const INCENTIVES = Array.from(
  { length: MOST_STEPS + 1 },
  (_, steps): MoveOf<'incentive'> => ({ do: 'incentive', steps }),
);

/** R9.2, R9.11  Goes on to the incentive after the skill is chosen. */
export function askIncentive({ table }: State, seat: Seat, commission: Commission, skill: Skill): void {
  pushStep(table.agenda, { ask: 'incentive', seat, commission, skill });
}

/** R9.11  Asks how many times 50 fiorini are paid in addition; not when playing with the die. */
export const incentive: Question<'incentive', MoveOf<'incentive'>> = {
  ...QUESTION_DEFAULTS,
  every: INCENTIVES,
  asks: (state, step) => mostSteps(state, step) > 0,
  settle: (state, step, log) => completeArtwork(state, step, 0, log),
  wishes: ({ figures }) => INCENTIVES.slice(0, figures.noDie.most + 1),
  whyNot(state, step, { steps }) {
    const { artwork } = step.commission;
    const { cost } = state.figures.artworks[artwork];
    const fiorini = cost.fiorini + skillOf(state, step).cost + steps * state.figures.noDie.step;
    const missing = lacks(askedPlayer(state, step).goods, goods({ ...cost, fiorini }), 'R9.11');
    if (missing !== null) return missing;
    return steps <= state.figures.noDie.most ? null : { code: 'mostPaid', rule: 'R9.11' };
  },
  apply: (state, step, { steps }, log) => completeArtwork(state, step, steps, log),
};

function mostSteps(state: ReadonlyState, step: StepOf<'incentive'>): number {
  const { figures, table } = state;
  if (!table.noDie) return 0;
  const { fiorini } = figures.artworks[step.commission.artwork].cost;
  const left = askedPlayer(state, step).goods.fiorini - fiorini - skillOf(state, step).cost;
  return Math.min(figures.noDie.most, Math.floor(left / figures.noDie.step));
}
