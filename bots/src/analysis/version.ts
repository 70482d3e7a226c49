import type { GameEntry } from '@signoria/catalogue';
import { loadRules } from '@signoria/catalogue';
import { hashOf } from '@signoria/engine';
import { loadWeights } from '../learned/load.ts';

/** Increment this when a change of the code gives the same game and weights another analysis. */
const VERSION = 2;

/**
 * Returns a text that changes with the analysis, the rules in force and the weights of a game. Stored analyses carry
 * it.
 */
export async function analysisVersion(game: GameEntry['id']): Promise<string> {
  const [{ rulesVersion }, { layout, value, policy }] = await Promise.all([loadRules(game), loadWeights(game)]);
  return `${VERSION} ${rulesVersion} ${hashOf([layout, value, policy])}`;
}
