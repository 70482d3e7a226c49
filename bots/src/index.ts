export type { Bot, BotChoice, Change } from './bot.ts';
export { BUDGET } from './bot.ts';
export { BOT_NAMES, botsFor } from './bots.ts';
export type { AnyEvaluation } from './evaluation.ts';
export { greedy } from './greedy.ts';
export type { Match } from './match.ts';
export { decide, drawOf, playMatch, winnersOf } from './match.ts';
export type { BotQuestion } from './think.ts';
export { think } from './think.ts';
