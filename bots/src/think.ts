import { loadRules } from '@signoria/catalogue';
import type { GameView, Seat, Seed } from '@signoria/engine';
import { chance } from '@signoria/engine';
import type { BotChoice } from './bot.ts';
import { BUDGET } from './bot.ts';
import { botFor } from './bots.ts';
import { isBotLevel } from './levels.ts';
import { plannedChoice } from './plan.ts';
import { isTemper } from './tempers.ts';

/** A request to a bot as posted to a worker. It contains only the information of the bot's seat. */
export interface BotQuestion {
  readonly game: string;
  /** Options as returned by `readOptions`; the worker reads them again. */
  readonly options: unknown;
  readonly seats: number;
  readonly seat: Seat;
  readonly level: string;
  /** The bot's temper; null if it overrates nothing. */
  readonly temper: string | null;
  /** A view without its figures, which are recomputed from the options. */
  readonly view: unknown;
  /** A seed other than the game's, since a bot must not predict the game's random draws. */
  readonly seed: Seed;
  /** The bot's previous choice in this seat, whose plan it follows while the plan holds; null if there is none. */
  readonly previous: BotChoice | null;
}

/** A comparison by samples ends this long after the start of the search. Usual machines need far less. */
const LATE_MS = 10_000;

/** Runs in a worker, on the server and in a browser alike. Loads one game and returns the choice. */
export async function think(question: BotQuestion): Promise<BotChoice> {
  const { game, options, seats, seat, level, temper, view, seed, previous } = question;
  if (!isBotLevel(level)) throw new Error(`no bot ${level}`);
  const [rules, bot] = await Promise.all([loadRules(game), botFor(level, [game], isTemper(temper) ? temper : null)]);
  const read = rules.readOptions(options, seats);
  if (!read.ok) throw new Error(read.error.message);
  const seen = { ...(view as object), figures: rules.figures(read.value) } as GameView;
  const draw = chance(seed, 'bot', seat);
  const moves = rules.moves(rules.guess(seen, draw), seat);
  const latest = performance.now() + LATE_MS;
  const isLate = () => performance.now() > latest;
  return plannedChoice(rules, seen, moves, previous) ?? bot.choose(rules, seen, moves, draw, BUDGET, isLate);
}
