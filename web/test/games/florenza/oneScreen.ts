import type { OneScreenPlan } from '../oneScreenPlan.ts';

export const ONE_SCREEN: OneScreenPlan = {
  plays: [{ name: 'at the beginning of a game', players: 2, steady: true, most: 6 }],
  late: { games: 6, kinds: 10 },
};
