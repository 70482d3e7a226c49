/** All bots by name, the weakest first. */
export const BOT_LEVELS = ['random', 'apprentice', 'greedy', 'journeyman', 'master'] as const;
export type BotLevel = (typeof BOT_LEVELS)[number];

/** The levels that people can choose, the weakest first. The other bots are for tests, benchmarks and older tables. */
export const OFFERED_LEVELS = ['apprentice', 'journeyman', 'master'] as const satisfies readonly BotLevel[];
export type OfferedLevel = (typeof OFFERED_LEVELS)[number];

/** The level of a new table's bots. It also replaces absent people and unknown bots. */
export const USUAL_LEVEL: OfferedLevel = 'journeyman';
/** The level of the bots in a person's first game. */
export const FIRST_LEVEL: OfferedLevel = 'apprentice';

export function isBotLevel(level: unknown): level is BotLevel {
  return (BOT_LEVELS as readonly unknown[]).includes(level);
}

/** True for levels that people can choose. Only these have tempers. */
export function isOfferedLevel(level: unknown): level is OfferedLevel {
  return (OFFERED_LEVELS as readonly unknown[]).includes(level);
}
