import type { Reason } from './reasons.ts';
import type { Ask, Move, ReadonlyState, Step } from './state.ts';
import type { RuleNumber } from './text/en/rules.ts';

/** Reasons that depend on the moment and not on the move. */

/** Returns the reason why a seat that is asked nothing cannot move. */
export function notAsked({ table }: ReadonlyState): Reason {
  return table.over ? { code: 'over', rule: 'R11.7' } : { code: 'notAsked', rule: 'R2.3' };
}

/** The rule behind each question. */
const RULE_OF_QUESTION: Readonly<Record<Ask, RuleNumber>> = {
  opening: 'R1.8',
  atrio: 'R3.6',
  captain: 'R4.1',
  bishop: 'R5.1',
  place: 'R6.1',
  artist: 'R6.7',
  preacher: 'R6.10',
  market: 'R7.1',
  trade: 'R7.2',
  activity: 'R8.3',
  artworks: 'R9.1',
  skill: 'R9.2',
  incentive: 'R9.11',
  roll: 'R9.6',
};

/** Returns the reason why a move that answers another question is not legal now. */
export function notNow(_: ReadonlyState, { ask }: Step, _wish: Move): Reason {
  return { code: 'otherQuestion', ask, rule: RULE_OF_QUESTION[ask] };
}
