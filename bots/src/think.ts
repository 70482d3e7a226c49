import type { Seat, Seed } from '@signoria/engine';
import { chance } from '@signoria/engine';
import type { BotChoice } from './bot.ts';
import { BUDGET } from './bot.ts';
import { botFor } from './bots.ts';
import { isBotLevel } from './levels.ts';
import { plannedChoice } from './plan.ts';
import type { SentView } from './sentView.ts';
import { readSentView } from './sentView.ts';
import { isTemper } from './tempers.ts';

/** A request to a bot as posted to a worker. It contains only the information of the bot's seat. */
export interface BotQuestion extends SentView {
  readonly seat: Seat;
  readonly level: string;
  /** The bot's temper; null if it overrates nothing. */
  readonly temper: string | null;
  /** A seed other than the game's, since a bot must not predict the game's random draws. */
  readonly seed: Seed;
  /** The bot's previous choice in this seat, whose plan it follows while the plan holds; null if there is none. */
  readonly previous: BotChoice | null;
}

/** A comparison by samples ends this long after the start of the search. Usual machines need far less. */
const LATE_MS = 10_000;

/** Runs in a worker, on the server and in a browser alike. Loads one game and returns the choice. */
export async function think(question: BotQuestion): Promise<BotChoice> {
  const { game, seat, level, temper, seed, previous } = question;
  if (!isBotLevel(level)) throw new Error(`no bot ${level}`);
  const loading = botFor(level, [game], isTemper(temper) ? temper : null);
  const [{ rules, view }, bot] = await Promise.all([readSentView(question), loading]);
  const draw = chance(seed, 'bot', seat);
  const moves = rules.moves(rules.guess(view, draw), seat);
  const latest = performance.now() + LATE_MS;
  const isLate = () => performance.now() > latest;
  return plannedChoice(rules, view, moves, previous) ?? bot.choose(rules, view, moves, draw, BUDGET, isLate);
}
