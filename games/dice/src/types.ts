import type { Options } from './options.ts';
import type { Reason } from './reasons.ts';
import type { GameEvent, Move, State } from './state.ts';
import type { View } from './view.ts';

/** The types of the game, for the engine. */
export interface DiceTypes {
  state: State;
  move: Move;
  event: GameEvent;
  view: View;
  options: Options;
  reason: Reason;
}
