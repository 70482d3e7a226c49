import type { Bot } from './bot.ts';
import { cardEvaluation } from './evaluate/card/index.ts';
import { diceEvaluation } from './evaluate/dice/index.ts';
import type { AnyEvaluation } from './evaluation.ts';
import { greedy } from './greedy.ts';
import { random } from './random.ts';

/** By the id of the game. */
const EVALUATIONS = { card: cardEvaluation(), dice: diceEvaluation() } as unknown as Readonly<
  Record<string, AnyEvaluation>
>;

/** All bots by name. */
export const BOTS: Readonly<Record<string, Bot>> = { random, greedy: greedy(EVALUATIONS) };
export const BOT_NAMES: readonly string[] = Object.keys(BOTS);

export type { Bot, Change, Choice } from './bot.ts';
export { BUDGET } from './bot.ts';
export { cardEvaluation } from './evaluate/card/index.ts';
export { diceEvaluation } from './evaluate/dice/index.ts';
export type { AnyEvaluation, Evaluation } from './evaluation.ts';
export { greedy } from './greedy.ts';
export type { Match, OnDecision } from './match.ts';
export { decide, drawOf, playMatch, winnersOf } from './match.ts';
