import { GAME_IDS } from '@signoria/catalogue';
import { botsFor } from './bots.ts';

/** All bots with the evaluations of all games. For programs only: a page would load every game. */
export const BOTS = await botsFor(GAME_IDS);
