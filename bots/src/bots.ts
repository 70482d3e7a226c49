import type { GameEntry } from '@signoria/catalogue';
import type { Bot } from './bot.ts';
import type { AnyEvaluation } from './evaluation.ts';
import { greedy } from './greedy.ts';
import type { BotLevel } from './levels.ts';
import { random } from './random.ts';

/** Evaluations by game. Without one, bots maximise the lead in points. */
const EVALUATIONS: Readonly<Partial<Record<GameEntry['id'], () => Promise<{ readonly evaluation: unknown }>>>> = {
  card: () => import('./evaluate/card/index.ts'),
  dice: () => import('./evaluate/dice/index.ts'),
  firenze: () => import('./evaluate/firenze/index.ts'),
  florenza: () => import('./evaluate/florenza/index.ts'),
};

/** Returns all bots by name, with the evaluations of only these games. */
export async function botsFor(games: readonly string[]): Promise<Readonly<Record<BotLevel, Bot>>> {
  const known = Object.entries(EVALUATIONS).filter(([game]) => games.includes(game));
  const loaded = await Promise.all(
    known.map(async ([game, load]) => [game, (await load()).evaluation as AnyEvaluation] as const),
  );
  return { random, greedy: greedy(Object.fromEntries(loaded)) };
}
