import type { Seed } from '@signoria/engine';
import { at } from '@signoria/engine';
import type { TableChoice } from '../input.ts';
import type { Entrant, TournamentPlan } from './plan.ts';
import { BASELINE, rotationsOf, seedOfDeal } from './plan.ts';
import type { EntrantResult } from './playGame.ts';
import { playGame } from './playGame.ts';

/** The result of a seat, with the index of its entrant and its slot. */
export interface PlayedSeat extends EntrantResult {
  readonly entrant: number;
  readonly slot: number;
}

/** All games of one deal. */
export interface PlayedDeal {
  readonly deal: number;
  readonly seed: Seed;
  /** The games of the entrants, by seat; none for deals of the baseline only. */
  readonly games: readonly (readonly PlayedSeat[])[];
  /** The points by seat when the baseline bot plays all seats; null if that was not played. */
  readonly baseline: readonly number[] | null;
}

export async function playDeal(plan: TournamentPlan, table: TableChoice, deal: number): Promise<PlayedDeal> {
  const seed = seedOfDeal(plan, deal);
  const play = (entrants: readonly Entrant[]) => playGame(table, seed, entrants, plan.timeLimitMs);
  const games: PlayedSeat[][] = [];
  for (const slots of deal < plan.deals ? rotationsOf(plan, deal) : []) {
    const entrants = slots.map((slot) => at(plan.slots, slot));
    const results = await play(entrants.map((entrant) => at(plan.entrants, entrant)));
    games.push(results.map((result, seat) => ({ entrant: at(entrants, seat), slot: at(slots, seat), ...result })));
  }
  if (deal >= plan.baselineDeals) return { deal, seed, games, baseline: null };
  const everywhere = Array.from({ length: plan.seats }, () => ({ name: BASELINE, level: BASELINE }));
  return { deal, seed, games, baseline: (await play(everywhere)).map(({ points }) => points) };
}

/** Returns the number of games of a deal, for the progress bar. */
export function gamesOfDeal(plan: TournamentPlan, deal: number): number {
  return (deal < plan.deals ? plan.slots.length : 0) + (deal < plan.baselineDeals ? 1 : 0);
}
