import { loadRules } from '@signoria/catalogue';
import type { GameView, Seat, Seed } from '@signoria/engine';
import { chance } from '@signoria/engine';
import { BUDGET } from './bot.ts';
import { botsFor } from './bots.ts';

/** What a bot is asked, as it crosses into a worker: what its seat sees, and nothing else. */
export interface BotQuestion {
  readonly game: string;
  /** As the rules gave them back: they are read once more on the other side. */
  readonly options: unknown;
  readonly seats: number;
  readonly seat: Seat;
  readonly level: string;
  /** A view without its figures, which the options give back. */
  readonly view: unknown;
  /** Not the seed of the game: a bot must not know what is to come. */
  readonly seed: Seed;
}

/** Runs in a worker, on the server and in a browser alike; loads one game. The answer is a move. */
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
