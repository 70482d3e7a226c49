/** The levels of bots, weakest first. Every list of players or bots derives from it. */
export const BOT_LEVELS = ['random', 'greedy'] as const;
export type BotLevel = (typeof BOT_LEVELS)[number];

/** The level that gives hints and replaces absent people and unknown bots. */
export const BEST_LEVEL: BotLevel = 'greedy';

export function isBotLevel(level: unknown): level is BotLevel {
  return (BOT_LEVELS as readonly unknown[]).includes(level);
}
