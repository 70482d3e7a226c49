import type { InputError, OptionSpec, Result } from '@signoria/engine';
import { flag, ok, sparse } from '@signoria/engine';
import type { FiguresOverride } from './figures.ts';
import { canServe, figuresWith, readOverride } from './override.ts';

export interface Options {
  /** R1.3 */
  readonly guilds: boolean;
  /** R1.11 */
  readonly openPurses: boolean;
  readonly figures?: FiguresOverride;
}

export const OPTIONS: readonly OptionSpec[] = [
  { id: 'guilds', kind: 'flag', default: true },
  { id: 'openPurses', kind: 'flag', default: false },
];

const optionShape = sparse<Required<Options>>({ guilds: flag, openPurses: flag, figures: readOverride });

export function readOptions(input: unknown, seats: number): Result<Options, InputError> {
  const read = optionShape(input ?? {}, '');
  if (!read.ok) return read;
  const options: Options = { guilds: true, openPurses: false, ...read.value };
  const served = canServe(figuresWith(options.figures), seats, options.guilds);
  return served.ok ? ok(options) : served;
}
