import { loadRules } from '@signoria/catalogue';
import type { GameView, Seat, Seed } from '@signoria/engine';
import { chance } from '@signoria/engine';
import { BUDGET } from './bot.ts';
import { botsFor } from './bots.ts';

/** A request to a bot as posted to a worker. It contains only the information of the bot's seat. */
export interface BotQuestion {
  readonly game: string;
  /** Options as returned by `readOptions`; the worker reads them again. */
  readonly options: unknown;
  readonly seats: number;
  readonly seat: Seat;
  readonly level: string;
  /** A view without its figures, which are recomputed from the options. */
  readonly view: unknown;
  /** A seed other than the game's, since a bot must not predict the game's random draws. */
  readonly seed: Seed;
}

/** Runs in a worker, on the server and in a browser alike. Loads one game and returns the chosen move. */
export async function think({ game, options, seats, seat, level, view, seed }: BotQuestion): Promise<unknown> {
  const [rules, { [level]: bot }] = await Promise.all([loadRules(game), botsFor([game])]);
  if (bot === undefined) throw new Error(`no bot ${level} for ${game}`);
  const read = rules.readOptions(options, seats);
  if (!read.ok) throw new Error(read.error.message);
  const seen = { ...(view as object), figures: rules.figures(read.value) } as GameView;
  const draw = chance(seed, 'bot', seat);
  const moves = rules.moves(rules.guess(seen, draw), seat);
  return bot.choose(rules, seen, moves, draw, BUDGET).move;
}
