import { GAME_IDS } from '@signoria/catalogue';
import { botsFor } from './bots.ts';

/** All bots, ready for any game: for programs, never for a page. */
export const BOTS = await botsFor(GAME_IDS);
