import type { BotLevel } from '@signoria/bots';
import type { Seed } from '@signoria/engine';
import { at, chance, derivedSeed, shuffle } from '@signoria/engine';

/** A bot, or an external program with its command line. Entrants with the same name are one entrant. */
export type Entrant =
  | { readonly name: string; readonly level: BotLevel }
  | { readonly name: string; readonly command: readonly string[] };

/** The bot of baseline games and of forfeited seats, and the zero of the ratings. */
export const BASELINE: BotLevel = 'greedy';

/** A whole tournament as plain data. Workers receive a copy. */
export interface TournamentPlan {
  readonly game: string;
  readonly seats: number;
  readonly options: unknown;
  readonly seed: Seed;
  readonly entrants: readonly Entrant[];
  /** An index of an entrant for each slot: as many as seats, or as entrants if those are more. A deal has as many games. */
  readonly slots: readonly number[];
  /** Deals that the entrants play. */
  readonly deals: number;
  /** Deals on which the baseline bot also plays all seats. The first ones are the deals of the entrants. */
  readonly baselineDeals: number;
  /** The time of a program for an answer. */
  readonly timeLimitMs: number;
}

/** Returns an entrant for every slot. If there are fewer entrants than seats, they are repeated in order. */
export function slotsFor(entrants: readonly number[], seats: number): readonly number[] {
  const length = Math.max(entrants.length, seats);
  return Array.from({ length }, (_, slot) => at(entrants, slot % entrants.length));
}

export function seedOfDeal({ seed }: Pick<TournamentPlan, 'seed'>, deal: number): Seed {
  return derivedSeed(seed, 'deal', deal);
}

/**
 * Returns the slot in each seat, for each game of a deal. The games are the rotations of one random order of the slots,
 * so that every slot has every seat once. If there are more slots than seats, the others pause.
 */
export function rotationsOf(plan: Pick<TournamentPlan, 'seed' | 'slots' | 'seats'>, deal: number): readonly number[][] {
  const count = plan.slots.length;
  const order = shuffle(
    chance(plan.seed, 'order of entrants', deal),
    plan.slots.map((_, slot) => slot),
  );
  return order.map((_, rotation) =>
    Array.from({ length: plan.seats }, (_, seat) => at(order, (rotation + seat) % count)),
  );
}
