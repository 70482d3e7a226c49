import type { OneScreenPlan } from '../oneScreenPlan.ts';

export const ONE_SCREEN: OneScreenPlan = { plays: [{ name: 'in a whole game', players: 4, steady: true }] };
