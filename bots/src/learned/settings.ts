import type { GameEntry } from '@signoria/catalogue';
import type { LearnedSearch } from './forecast.ts';
import type { SamplingLimits } from './sampling.ts';

/** The levels that use networks. */
export type LearnedLevel = 'journeyman' | 'master';

/** The search of one level. */
export interface LevelSettings extends Pick<LearnedSearch, 'beam' | 'positions' | 'shortList'> {
  /** Comparison of the best lines by samples; null without samples. */
  readonly sampling: SamplingLimits | null;
}

/** The search of the learned bots of a game (docs/bots.md). */
export interface LearnedSettings
  extends Readonly<Record<LearnedLevel, LevelSettings>>,
    Pick<LearnedSearch, 'everywhere' | 'keepsPlans'> {
  /** True if the policy reads the parts of the evaluation. Without them it is faster, in most games weaker (docs/bots.md). */
  readonly policyReadsParts: boolean;
}

export const LEARNED_SETTINGS: Readonly<Record<GameEntry['id'], LearnedSettings>> = {
  card: {
    everywhere: false,
    policyReadsParts: true,
    journeyman: { sampling: { lines: 4, window: 3, samples: 24, decisions: 12, prior: 8 } },
    master: { sampling: { lines: 8, window: 5, samples: 600, decisions: 12, prior: 8 } },
  },
  dice: {
    everywhere: true,
    policyReadsParts: true,
    keepsPlans: true,
    journeyman: { beam: 8, positions: 900, sampling: null },
    master: {
      beam: 30,
      positions: 6000,
      sampling: { lines: 8, window: 3, samples: 96, decisions: 12, prior: 8 },
    },
  },
  firenze: {
    everywhere: false,
    policyReadsParts: false,
    journeyman: { sampling: null },
    master: {
      beam: 10,
      positions: 600,
      shortList: { lines: 24, perMove: 3 },
      sampling: { lines: 8, window: 6, samples: 240, decisions: 24, prior: 8 },
    },
  },
  florenza: {
    everywhere: false,
    policyReadsParts: true,
    journeyman: { sampling: { lines: 4, window: 3, samples: 16, decisions: 12, prior: 8 } },
    master: { sampling: { lines: 8, window: 5, samples: 192, decisions: 12, prior: 8 } },
  },
};
