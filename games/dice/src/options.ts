import type { OptionsOf } from '@signoria/engine';
import { optionsReader } from '@signoria/engine';
import { OPTIONS } from './about.ts';
import type { FiguresOverride } from './figures.ts';
import { readOverride } from './figures.ts';

export interface Options extends OptionsOf<typeof OPTIONS> {
  readonly figures?: FiguresOverride;
}

export const readOptions = optionsReader(OPTIONS, readOverride);
