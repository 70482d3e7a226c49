import type { GameAbout, OptionSpec } from '@signoria/engine';

export const OPTIONS = [
  { id: 'firstGame', kind: 'flag', default: false }, // R1.9
  { id: 'noDie', kind: 'flag', default: false }, // R9.11
  { id: 'palagio', kind: 'flag', default: true }, // R1.10
  { id: 'twoPlayerOffices', kind: 'flag', default: true, seats: { min: 2, max: 2 } }, // R4.4
  { id: 'limitedCubes', kind: 'flag', default: false }, // R1.4
  { id: 'hiddenCertificates', kind: 'flag', default: false }, // R1.11
] as const satisfies readonly OptionSpec[];

/** Metadata of the game that is available before its rules are loaded. */
export const ABOUT = {
  id: 'florenza',
  rulesVersion: 1,
  seats: { min: 2, max: 5 },
  options: OPTIONS,
} as const satisfies GameAbout;
