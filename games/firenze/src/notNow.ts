import type { PlayerAsk, Reason } from './reasons.ts';
import type { Move, ReadonlyState, Step } from './state.ts';
import type { RuleNumber } from './text/en/rules.ts';

/** Reasons that depend on the moment and not on the move. */

/** Returns the reason why a seat that is asked nothing cannot move. */
export function notAsked({ table }: ReadonlyState): Reason {
  return table.over ? { code: 'over', rule: 'R13.2' } : { code: 'notAsked', rule: 'R2.2' };
}

/** The rule behind each question. */
const RULE_OF_QUESTION: Readonly<Record<PlayerAsk, RuleNumber>> = {
  card: 'R3.1',
  cost: 'R3.2',
  event: 'R11.6',
  build: 'R5.1',
  exchange: 'R4.1',
  pay: 'R2.3',
  lower: 'R9.2',
  tearDown: 'R6.1',
  commission: 'R7.1',
  cardLimit: 'R8.2',
  spare: 'R11.2',
  wholesale: 'R11.3',
  swap: 'R11.3',
  dismiss: 'R11.5',
  rob: 'R11.8',
  smuggle: 'R11.7',
  sabotage: 'R11.9',
};

/** Returns the reason why a move that answers another question is not legal now. */
export function notNow(_: ReadonlyState, { ask }: Step, _wish: Move): Reason {
  if (ask === 'refill' || ask === 'brickLimit') throw new Error(`${ask} is a silent step without a question`);
  return { code: 'otherQuestion', ask, rule: RULE_OF_QUESTION[ask] };
}
