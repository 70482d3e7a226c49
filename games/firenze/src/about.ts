import type { GameAbout, OptionSpec } from '@signoria/engine';

/** R1.5, R1.6, R1.7  The ways to place neutral seals. */
const PLACEMENTS = ['random', 'dice', 'deadColour'] as const;
/** R1.7  The choices for the dead colour. */
const DEAD_COLOURS = ['random', 'white', 'yellow', 'green', 'red', 'blue', 'purple'] as const;

export const OPTIONS = [
  { id: 'neutralSeals', kind: 'number', default: 5, min: 0, max: 7 }, // R1.5
  { id: 'sealPlacement', kind: 'choice', default: 'random', choices: PLACEMENTS }, // R1.5, R1.6, R1.7
  { id: 'deadColour', kind: 'choice', default: 'random', choices: DEAD_COLOURS }, // R1.7
  { id: 'campanile', kind: 'flag', default: false }, // R1.10
  { id: 'autoDiscard', kind: 'flag', default: false }, // R9.3
] as const satisfies readonly OptionSpec[];

/** Metadata of the game that is available before its rules are loaded. */
export const ABOUT = {
  id: 'firenze',
  rulesVersion: 3,
  seats: { min: 2, max: 4 },
  options: OPTIONS,
} as const satisfies GameAbout;
