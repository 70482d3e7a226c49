import type { AnyRules, GameState, Seat } from '@signoria/engine';
import { at, sameJson } from '@signoria/engine';
import type { BotChoice } from './bot.ts';

/** Returns a choice without a search. */
export function plainChoice(move: unknown): BotChoice {
  return { move, value: null, runnerUp: null, reasons: [], next: [], keepsPlan: false };
}

/** Returns the first legal move. It replaces the move of a bot that failed, so that the game continues. */
export function replacementChoice(rules: AnyRules, state: GameState, seat: Seat): BotChoice {
  return plainChoice(at(rules.moves(state, seat), 0));
}

/**
 * Checks the choice of a bot that ran in a worker. A move that is not legal is reported and replaced. The report does
 * not name the move, which may be secret.
 */
export function checkedChoice(
  rules: AnyRules,
  state: GameState,
  seat: Seat,
  choice: BotChoice,
  report: (error: Error) => void,
): BotChoice {
  const move = rules.moves(state, seat).find((one) => sameJson(one, choice.move));
  if (move !== undefined) return { ...choice, move };
  report(new Error(`the bot in seat ${seat} chose a move that is not legal`));
  return replacementChoice(rules, state, seat);
}
