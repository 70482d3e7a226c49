import type { Language } from '@signoria/engine';
import { LANGUAGES } from '@signoria/engine';
import * as v from 'valibot';
import { wholeSchema } from './parts.ts';

const seatsSchema = v.object({ min: wholeSchema, max: wholeSchema });

const option = {
  id: v.string(),
  /** The numbers of players for which it has an effect; all if absent. */
  seats: v.optional(seatsSchema),
};
const optionSchema = v.variant('kind', [
  v.object({ ...option, kind: v.literal('flag'), default: v.boolean() }),
  v.object({ ...option, kind: v.literal('number'), default: v.number(), min: v.number(), max: v.number() }),
  v.object({ ...option, kind: v.literal('choice'), default: v.string(), choices: v.array(v.string()) }),
]);

const wordsSchema = v.object({ title: v.string(), summary: v.string() });
const IN_ALL_LANGUAGES = Object.fromEntries(LANGUAGES.map((language) => [language, wordsSchema])) as Readonly<
  Record<Language, typeof wordsSchema>
>;

const gameSchema = v.object({
  id: v.string(),
  rulesVersion: wholeSchema,
  seats: seatsSchema,
  options: v.array(optionSchema),
  words: v.object(IN_ALL_LANGUAGES),
});
export type GameInfo = v.InferOutput<typeof gameSchema>;

export const gamesSchema = v.object({
  /** The protocol version of the server. Any number is valid, so that a page of another version can read it. */
  protocol: wholeSchema,
  games: v.array(gameSchema),
  /** The levels of bots. */
  bots: v.array(v.string()),
});
export type Games = v.InferOutput<typeof gamesSchema>;
