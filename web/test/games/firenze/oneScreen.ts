import type * as firenze from '@signoria/firenze';
import type { OneScreenPlan } from '../oneScreenPlan.ts';

export const ONE_SCREEN: OneScreenPlan = {
  plays: [{ name: 'at the beginning of a game', players: 2, steady: true, most: 10 }],
  late: {
    games: 16,
    kinds: 17,
    fullness: ({ state }) => (state as unknown as firenze.State).table.players[0]?.towers.length ?? 0,
  },
};
