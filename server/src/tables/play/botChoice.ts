import type { BotChoice, BotQuestion } from '@signoria/bots';
import { checkedChoice, replacementChoice } from '@signoria/bots';
import type { GameState, Seat } from '@signoria/engine';
import type { ServerContext } from '../../context.ts';
import { viewOf } from '../broadcast/index.ts';
import { personsAt, personsPlaying } from '../seats/index.ts';
import type { LiveTable, TableData } from '../table/index.ts';

/** The level of the bot that stands in for an absent player. */
const STAND_IN = 'greedy';

/**
 * Returns the level of the bot that plays the seat; null if a person does, or if all persons are away and the table
 * waits.
 */
export function levelFor(data: TableData, seat: Seat): string | null {
  const sitter = data.seats[seat];
  if (sitter === undefined || (sitter.kind !== 'bot' && !sitter.away)) return null;
  if (personsAt(data).length > 0 && personsPlaying(data).length === 0) return null;
  return sitter.kind === 'bot' ? sitter.level : STAND_IN;
}

/** Returns a bot's choice. If the bot fails or its move is not legal, reports it and returns the first legal move. */
export async function botChoice(
  context: ServerContext,
  table: LiveTable,
  state: GameState,
  seat: Seat,
  level: string,
): Promise<BotChoice> {
  const { rules, data } = table;
  const view = viewOf(rules, state, seat);
  const { game, options, seats } = data;
  const seed = context.freshSeed('bot');
  const previous = table.plans.get(seat) ?? null;
  const question: BotQuestion = { game, options, seats: seats.length, seat, level, view, seed, previous };
  const report = (error: unknown) => {
    if (!context.closed) context.report(`a bot at ${data.id}`, error);
  };
  try {
    return checkedChoice(rules, state, seat, await context.bots.think(data, question), report);
  } catch (error) {
    report(error);
    return replacementChoice(rules, state, seat);
  }
}
