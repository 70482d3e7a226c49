import type { GameAbout, OptionSpec } from '@signoria/engine';

/** R13.8  The levels of the Pope. */
export const POPES = ['easy', 'normal', 'hard', 'extreme'] as const;
export type Pope = (typeof POPES)[number];

export const OPTIONS = [
  // R13.8  The level of the Pope in solo games.
  { id: 'pope', seats: { min: 1, max: 1 }, kind: 'choice', default: 'normal', choices: POPES },
] as const satisfies readonly OptionSpec[];

/** The game's metadata, available before its rules are loaded. */
export const ABOUT = {
  id: 'dice',
  rulesVersion: 2,
  seats: { min: 1, max: 4 },
  options: OPTIONS,
} as const satisfies GameAbout;
