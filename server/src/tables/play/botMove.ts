import type { BotQuestion } from '@signoria/bots';
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

/** Returns a bot's move. If the bot fails, returns the first legal move, so that the table does not hang. */
export async function botMove(
  context: ServerContext,
  table: LiveTable,
  state: GameState,
  seat: Seat,
  level: string,
): Promise<unknown> {
  const { rules, data } = table;
  const view = viewOf(rules, state, seat);
  const { game, options, seats } = data;
  const seed = context.freshSeed('bot');
  const question: BotQuestion = { game, options, seats: seats.length, seat, level, view, seed };
  try {
    return await context.bots.think(data, question);
  } catch (error) {
    if (!context.closed) context.report(`a bot at ${data.id}`, error);
    return rules.moves(state, seat)[0];
  }
}
