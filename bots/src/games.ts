import type { GameEntry } from '@signoria/catalogue';
import type { AnyEvaluation } from './evaluation.ts';
import type { AnyFeatureTable } from './featureTable.ts';

/** Evaluations by game. Without one, bots maximise the lead in points. */
const EVALUATIONS: Readonly<Record<GameEntry['id'], () => Promise<{ readonly evaluation: unknown }>>> = {
  card: () => import('./evaluate/card/index.ts'),
  dice: () => import('./evaluate/dice/index.ts'),
  firenze: () => import('./evaluate/firenze/index.ts'),
  florenza: () => import('./evaluate/florenza/index.ts'),
};

/** Feature tables by game, for the learned networks. */
const FEATURES: Readonly<Record<GameEntry['id'], () => Promise<{ readonly features: unknown }>>> = {
  card: () => import('./evaluate/card/features.ts'),
  dice: () => import('./evaluate/dice/features.ts'),
  firenze: () => import('./evaluate/firenze/features.ts'),
  florenza: () => import('./evaluate/florenza/features.ts'),
};

export async function evaluationOf(game: string): Promise<AnyEvaluation> {
  if (!hasEvaluation(game)) throw new Error(`no evaluation of ${game}`);
  return (await EVALUATIONS[game]()).evaluation as AnyEvaluation;
}

export async function featuresOf(game: string): Promise<AnyFeatureTable> {
  if (!hasEvaluation(game)) throw new Error(`no features of ${game}`);
  return (await FEATURES[game]()).features as AnyFeatureTable;
}

export function hasEvaluation(game: string): game is GameEntry['id'] {
  return game in EVALUATIONS;
}
