import * as firenze from '@signoria/firenze';
import type { GameFrame } from '../../table/gameFrames.ts';

/** A round of the engine is one player's turn. Players count their own turns. */
const frame: GameFrame = { ownTurnIn: firenze.turnOf };
export default frame;
