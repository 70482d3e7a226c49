import type { AnyRules, GameState, GameView } from '@signoria/engine';
import { advance, begin } from '@signoria/engine';
import type { AnyGame } from './liveTable.ts';
import type { TableData } from './tableData.ts';

export function newGame(rules: AnyRules, { options, seats, seed }: TableData): AnyGame {
  return begin<GameState, unknown, unknown, GameView, unknown>(rules, options, seats.length, seed);
}

/** The same game, but only its first decisions. */
export function playedUpTo(rules: AnyRules, data: TableData, game: AnyGame, count: number): AnyGame {
  let again = newGame(rules, data);
  for (const { seat, move } of game.decisions.slice(0, count)) again = advance(rules, again, seat, move).game;
  return again;
}

/** A game that is over while somebody is still asked was ended by agreement. */
export function isEarlyEnd(rules: AnyRules, { state }: AnyGame): boolean {
  return rules.pending(state).length > 0;
}
