import type { GameEntry } from '@signoria/catalogue';
import { loadRules } from '@signoria/catalogue';
import { hashOf } from '@signoria/engine';
import { loadWeights } from '../learned/load.ts';

/** Incremented when the same game and weights give another analysis than before. */
const VERSION = 2;

/**
 * Returns a text that changes with the analysis, the rules in force and the weights of a game. Stored analyses carry
 * it.
 */
export async function analysisVersion(game: GameEntry['id']): Promise<string> {
  const [{ rulesVersion }, { layout, value, policy }] = await Promise.all([loadRules(game), loadWeights(game)]);
  return `${VERSION} ${rulesVersion} ${hashOf([layout, value, policy])}`;
}
