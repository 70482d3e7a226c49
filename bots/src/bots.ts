import type { GameEntry } from '@signoria/catalogue';
import type { Bot } from './bot.ts';
import type { AnyEvaluation } from './evaluation.ts';
import { tempered } from './evaluation.ts';
import { evaluationOf, hasEvaluation } from './games.ts';
import { learnedBot } from './learned/learnedBot.ts';
import type { LearnedParts } from './learned/load.ts';
import { loadLearned } from './learned/load.ts';
import type { BotLevel } from './levels.ts';
import { BOT_LEVELS } from './levels.ts';
import { random } from './random.ts';
import type { RankLines } from './searchingBot.ts';
import { byValue, greedy, searchingBot } from './searchingBot.ts';
import type { Temper } from './tempers.ts';

/** Ranks lines by value as far as an apprentice distinguishes them. */
const byRoughValue: RankLines = (search, ...given) => byValue(search.evaluation.tolerance)(search, ...given);

/** The learned parts that were loaded, by game. */
const learned = new Map<string, Promise<LearnedParts>>();

/** Returns the learned parts of a game. They are loaded once. */
export function learnedOf(game: GameEntry['id']): Promise<LearnedParts> {
  const known = learned.get(game) ?? loadLearned(game);
  learned.set(game, known);
  return known;
}

/** Returns the bot of a level. Loads only what it needs for these games. */
export async function botFor(level: BotLevel, games: readonly string[], temper: Temper | null = null): Promise<Bot> {
  if (level === 'random') return random;
  const known = games.filter(hasEvaluation);
  if (level === 'journeyman' || level === 'master') return learnedBot(level, await byGame(known, learnedOf), temper);
  if (level === 'greedy') return greedy(await byGame(known, evaluationOf));
  const evaluations = await byGame(known, async (game) => apprenticeEvaluation(await evaluationOf(game), temper));
  return searchingBot('apprentice', evaluations, byRoughValue);
}

/**
 * Returns the evaluation of an apprentice, which includes the correction of the game. An apprentice follows its plans, so that
 * its tolerance acts once in a turn instead of at every decision.
 */
function apprenticeEvaluation(evaluation: AnyEvaluation, temper: Temper | null): AnyEvaluation {
  const { worth, ...others } = tempered(evaluation, temper);
  const corrected: AnyEvaluation['worth'] = (state, seat) =>
    worth(state, seat) + (evaluation.correction?.(state, seat) ?? 0);
  return { ...others, worth: corrected, keepsPlans: true };
}

async function byGame<Game extends string, Part>(
  games: readonly Game[],
  load: (game: Game) => Promise<Part>,
): Promise<Readonly<Record<string, Part>>> {
  return Object.fromEntries(await Promise.all(games.map(async (game) => [game, await load(game)] as const)));
}

/** Returns all bots by name, without a temper, for these games. */
export async function botsFor(games: readonly string[]): Promise<Readonly<Record<BotLevel, Bot>>> {
  const bots = BOT_LEVELS.map(async (level) => [level, await botFor(level, games)] as const);
  return Object.fromEntries(await Promise.all(bots)) as Record<BotLevel, Bot>;
}
