import type { OptionSpec, OptionsOf } from '@signoria/engine';
import { optionsReader } from '@signoria/engine';
import { POPES } from './components.ts';
import type { FiguresOverride } from './figures.ts';
import { readOverride } from './figures.ts';

export const OPTIONS = [
  // R13.8  How many points the Pope scores against one who plays alone.
  { id: 'pope', seats: { min: 1, max: 1 }, kind: 'choice', default: 'normal', choices: POPES },
] as const satisfies readonly OptionSpec[];

export interface Options extends OptionsOf<typeof OPTIONS> {
  readonly figures?: FiguresOverride;
}

export const readOptions = optionsReader(OPTIONS, readOverride);
