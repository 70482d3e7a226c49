import type { OneScreenPlan } from '../oneScreenPlan.ts';

/** Finishing, or 200 fiorini for a die. */
const QUICKLY = '.legal[data-target="deed:done"], .legal[data-target^="use:"][data-target$=" fiorini"]';

export const ONE_SCREEN: OneScreenPlan = {
  plays: [
    { name: 'in a whole solo game', players: 1, shortened: { after: 24, by: QUICKLY } },
    { name: 'at a full table', players: 4, shortened: { after: 8, by: QUICKLY }, most: 20 },
  ],
};
