import { parentPort, workerData } from 'node:worker_threads';
import { readGame } from '../input.ts';
import { playDeal } from './deal.ts';
import type { TournamentPlan } from './plan.ts';

/** Entry point of the worker threads of a tournament. Receives numbers of deals and returns their results. */
const plan = workerData as TournamentPlan;
const table = { ...readGame(plan.game), seats: plan.seats, options: plan.options };
parentPort?.on('message', async (deal: number) => parentPort?.postMessage(await playDeal(plan, table, deal)));
