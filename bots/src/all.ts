import { GAME_IDS } from '@signoria/catalogue';
import { botsFor } from './bots.ts';

/** All bots with the evaluations and networks of all games. For tests and scripts: other programs load what they need. */
export const BOTS = await botsFor(GAME_IDS);
