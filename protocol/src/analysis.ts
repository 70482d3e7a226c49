import * as v from 'valibot';
import { wholeSchema } from './parts.ts';

/**
 * The server's analysis of a finished game.
 * - `none`: nobody has requested it, or it was made by an older version
 * - `queued`: it waits for the analyses that were requested before
 * - `running`: the server has judged `done` of `all` decisions
 * - `failed`: it ended with an error; another request starts it again
 * - `stored`: it is finished. `version` changes with the rules and the networks
 */
export const gameAnalysisSchema = v.variant('state', [
  v.object({ state: v.literal('none') }),
  v.object({ state: v.literal('queued') }),
  v.object({ state: v.literal('running'), done: wholeSchema, all: wholeSchema }),
  v.object({ state: v.literal('failed') }),
  v.object({ state: v.literal('stored'), version: v.string(), analysis: v.unknown() }),
]);
export type GameAnalysis = v.InferOutput<typeof gameAnalysisSchema>;
