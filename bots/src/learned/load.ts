import type { GameEntry } from '@signoria/catalogue';
import { loadRules } from '@signoria/catalogue';
import { evaluationOf, featuresOf } from '../games.ts';
import { Forecaster } from './forecast.ts';
import { Network } from './network.ts';
import { Policy } from './policy.ts';
import type { LearnedSettings } from './settings.ts';
import { LEARNED_SETTINGS } from './settings.ts';
import type { StoredWeights } from './weights.ts';
import { readPolicy, readValue } from './weights.ts';

/** The weights of a game. Each file is loaded only with the bots of its game. */
const WEIGHTS: Readonly<Record<GameEntry['id'], () => Promise<{ readonly weights: StoredWeights }>>> = {
  card: () => import('./weights/card.ts'),
  dice: () => import('./weights/dice.ts'),
  firenze: () => import('./weights/firenze.ts'),
  florenza: () => import('./weights/florenza.ts'),
};

export async function loadWeights(game: GameEntry['id']): Promise<StoredWeights> {
  return (await WEIGHTS[game]()).weights;
}

/** The learned parts of the bots of one game. */
export interface LearnedParts extends LearnedSettings {
  readonly forecaster: Forecaster;
  readonly policy: Policy;
}

export async function loadLearned(game: GameEntry['id']): Promise<LearnedParts> {
  const [rules, evaluation, features, weights] = await Promise.all([
    loadRules(game),
    evaluationOf(game),
    featuresOf(game),
    loadWeights(game),
  ]);
  const settings = LEARNED_SETTINGS[game];
  const policyEvaluation = settings.policyReadsParts ? evaluation : null;
  return {
    ...settings,
    forecaster: new Forecaster(rules, evaluation, features, new Network(readValue(weights, features))),
    policy: new Policy(rules, policyEvaluation, features, new Network(readPolicy(weights, rules))),
  };
}
