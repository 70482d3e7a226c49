import * as v from 'valibot';
import { wholeSchema } from './parts.ts';

const optionSchema = v.variant('kind', [
  v.object({ id: v.string(), kind: v.literal('flag'), default: v.boolean() }),
  v.object({ id: v.string(), kind: v.literal('number'), default: v.number(), min: v.number(), max: v.number() }),
  v.object({ id: v.string(), kind: v.literal('choice'), default: v.string(), choices: v.array(v.string()) }),
]);

const wordsSchema = v.object({ title: v.string(), summary: v.string() });

export const gameSchema = v.object({
  id: v.string(),
  rulesVersion: wholeSchema,
  seats: v.object({ min: wholeSchema, max: wholeSchema }),
  options: v.array(optionSchema),
  words: v.object({ en: wordsSchema, de: wordsSchema, it: wordsSchema }),
});
export type GameInfo = v.InferOutput<typeof gameSchema>;

export const gamesSchema = v.object({
  protocol: v.literal(1),
  games: v.array(gameSchema),
  /** The levels a bot can have. */
  bots: v.array(v.string()),
});
export type Games = v.InferOutput<typeof gamesSchema>;
