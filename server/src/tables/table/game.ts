import type { AnyGame, AnyRules } from '@signoria/engine';
import { advance, begin } from '@signoria/engine';
import type { TableData } from './tableData.ts';

export function newGame(rules: AnyRules, { options, seats, seed }: TableData): AnyGame {
  return begin(rules, options, seats.length, seed);
}

/** Replays the first `count` decisions of a game. */
export function playedUpTo(rules: AnyRules, data: TableData, game: AnyGame, count: number): AnyGame {
  let again = newGame(rules, data);
  for (const { seat, move } of game.decisions.slice(0, count)) again = advance(rules, again, seat, move).game;
  return again;
}

/** Returns true if a finished game was ended by agreement, i.e. while a seat was still asked. */
export function isEarlyEnd(rules: AnyRules, { state }: AnyGame): boolean {
  return rules.pending(state).length > 0;
}
