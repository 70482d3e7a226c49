import { DICE_A_TURN } from './components.ts';
import { phaseName } from './flow.ts';
import type { Reason } from './reasons.ts';
import type { Ask, Move, ReadonlyState, Role, Step } from './state.ts';
import type { RuleNumber } from './text/en/rules.ts';

/** Reasons that depend on the phase and the open question. */

/** Returns the reason why a seat without an open question cannot move. */
export function notAsked({ table }: ReadonlyState): Reason {
  if (table.over) return { code: 'over', rule: 'R3.3' };
  switch (phaseName(table)) {
    case 'income':
      return { code: 'finished', rule: 'R4.1' };
    case 'captainsResource':
      return { code: 'notAsked', rule: 'R5.2' };
    case 'others':
      return { code: 'finished', rule: 'R6.4' };
    default:
      return { code: 'notAsked', rule: 'R6.3' };
  }
}

/** The rule behind each question. */
const RULE_OF_QUESTION: Readonly<Record<Exclude<Ask, 'advance' | 'die'>, RuleNumber>> = {
  hire: 'R2.7',
  mark: 'R2.3',
  track: 'R9.11',
  income: 'R4.3',
  end: 'R6.4',
};

const RULE_OF_DIE_QUESTION: Readonly<Record<Role, RuleNumber>> = { active: 'R6.2', other: 'R6.3', bonus: 'R10.8' };

/** Returns the reason why a move that answers another question must wait. */
export function notNow({ table }: ReadonlyState, step: Step, wish: Move): Reason {
  const { ask, seat } = step;
  if (ask === 'advance') throw new Error('steps on a track are silent and have no question');
  const phase = phaseName(table);
  if (wish.do === 'use') {
    if (phase === 'income' || phase === 'captainsResource') return { code: 'notRolled', rule: 'R6.1' };
    if (ask === 'end' && seat === table.active) return { code: 'diceUsed', count: DICE_A_TURN, rule: 'R6.2' };
    if (ask === 'end') return { code: 'diceUsed', count: 1, rule: 'R6.3' };
  }
  return {
    code: 'otherQuestion',
    ask,
    rule: step.ask === 'die' ? RULE_OF_DIE_QUESTION[step.role] : RULE_OF_QUESTION[step.ask],
  };
}
