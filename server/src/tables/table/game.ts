import type { AnyGame, AnyRules } from '@signoria/engine';
import { begin } from '@signoria/engine';
import type { TableData } from './tableData.ts';

export function newGame(rules: AnyRules, { options, seats, seed }: TableData): AnyGame {
  return begin(rules, options, seats.length, seed);
}

/** Returns true if a finished game was ended by agreement, i.e. while a seat was still asked. */
export function isEarlyEnd(rules: AnyRules, { state }: AnyGame): boolean {
  return rules.pending(state).length > 0;
}
