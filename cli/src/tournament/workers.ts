import { Worker } from 'node:worker_threads';
import type { PlayedDeal } from './deal.ts';
import type { TournamentPlan } from './plan.ts';

/** Plays all deals in worker threads. The results are in the order of the deals, for any number of workers. */
export async function playDeals(
  plan: TournamentPlan,
  workers: number,
  onDeal: (deal: PlayedDeal) => void,
): Promise<readonly PlayedDeal[]> {
  const count = Math.max(plan.deals, plan.baselineDeals);
  const played: PlayedDeal[] = [];
  let next = 0;
  const threads = Array.from(
    { length: Math.min(workers, count) },
    () => new Worker(new URL('./tournament-worker.mjs', import.meta.url), { workerData: plan }),
  );
  const run = (thread: Worker) =>
    new Promise<void>((resolve, reject) => {
      const send = () => (next < count ? thread.postMessage(next++) : resolve());
      thread.on('error', reject);
      thread.on('message', (deal: PlayedDeal) => {
        played[deal.deal] = deal;
        onDeal(deal);
        send();
      });
      send();
    });
  try {
    await Promise.all(threads.map(run));
  } finally {
    await Promise.all(threads.map((thread) => thread.terminate()));
  }
  return played;
}
