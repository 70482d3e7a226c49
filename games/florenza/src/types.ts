import type { GameEvent } from './events.ts';
import type { Options } from './options.ts';
import type { Reason } from './reasons.ts';
import type { Move, State } from './state.ts';
import type { View } from './view.ts';

/** The types of the game, for the engine. */
export interface FlorenzaTypes {
  state: State;
  move: Move;
  event: GameEvent;
  view: View;
  options: Options;
  reason: Reason;
}
