import type { InputError, OptionSpec, Result } from '@signoria/engine';
import { ok, oneOf, sparse } from '@signoria/engine';
import type { Pope } from './components.ts';
import { POPES } from './components.ts';
import type { FiguresOverride } from './figures.ts';
import { readOverride } from './override.ts';

export interface Options {
  /** R13.8  How many points the Pope scores against one who plays alone. */
  readonly pope: Pope;
  readonly figures?: FiguresOverride;
}

export const OPTIONS: readonly OptionSpec[] = [
  { id: 'pope', seats: { min: 1, max: 1 }, kind: 'choice', default: 'normal', choices: POPES }, // R13.8
];

const optionShape = sparse<Required<Options>>({ pope: oneOf(POPES), figures: readOverride });

export function readOptions(input: unknown): Result<Options, InputError> {
  const read = optionShape(input ?? {}, '');
  return read.ok ? ok({ pope: 'normal', ...read.value }) : read;
}
