import type { GameAbout, OptionSpec } from '@signoria/engine';

/** R13.8  How hard the Pope is to beat. */
export const POPES = ['easy', 'normal', 'hard', 'extreme'] as const;
export type Pope = (typeof POPES)[number];

export const OPTIONS = [
  // R13.8  How many points the Pope scores against one who plays alone.
  { id: 'pope', seats: { min: 1, max: 1 }, kind: 'choice', default: 'normal', choices: POPES },
] as const satisfies readonly OptionSpec[];

/** What is known of the game before it is loaded. */
export const ABOUT = {
  id: 'dice',
  rulesVersion: 2,
  seats: { min: 1, max: 4 },
  options: OPTIONS,
} as const satisfies GameAbout;
