import type { Options } from './figures.ts';
import type { Move, Palio, PalioEvent } from './state.ts';
import type { ToyReason } from './text/index.ts';
import type { PalioView } from './view.ts';

/** The types of the toy, for the engine. */
export interface PalioTypes {
  state: Palio;
  move: Move;
  event: PalioEvent;
  view: PalioView;
  options: Options;
  reason: ToyReason;
}
