import type { GameAbout, OptionSpec } from '@signoria/engine';

export const OPTIONS = [
  { id: 'guilds', kind: 'flag', default: true }, // R1.3
  { id: 'openPurses', kind: 'flag', default: false }, // R1.11
] as const satisfies readonly OptionSpec[];

/** The game's metadata, available before its rules are loaded. */
export const ABOUT = {
  id: 'card',
  rulesVersion: 1,
  seats: { min: 2, max: 4 },
  options: OPTIONS,
} as const satisfies GameAbout;
