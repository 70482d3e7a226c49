import type { GameAbout, OptionSpec } from '@signoria/engine';

/** R13.8  The levels of the Pope. */
export const POPE_LEVELS = ['easy', 'normal', 'hard', 'extreme'] as const;
export type PopeLevel = (typeof POPE_LEVELS)[number];

export const OPTIONS = [
  // R13.8  The level of the Pope in solo games.
  { id: 'pope', seats: { min: 1, max: 1 }, kind: 'choice', default: 'normal', choices: POPE_LEVELS },
] as const satisfies readonly OptionSpec[];

/** The game's metadata, available before its rules are loaded. */
export const ABOUT = {
  id: 'dice',
  rulesVersion: 2,
  seats: { min: 1, max: 4 },
  options: OPTIONS,
} as const satisfies GameAbout;
