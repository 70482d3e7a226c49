import { at } from '@signoria/engine';
import type { AdjustedEstimate, IntervalEstimate } from '../statistics.ts';
import { adjustedMean, mean, meanOf, shareOf, variance } from '../statistics.ts';
import type { PlayedDeal, PlayedSeat } from './deal.ts';
import type { TournamentPlan } from './plan.ts';
import { BASELINE } from './plan.ts';
import type { EntrantRating } from './ratings.ts';
import { ratingsOf } from './ratings.ts';

/** All figures of one entrant. Means are over its seats: an entrant with two seats in a game counts twice. */
export interface EntrantStanding {
  readonly name: string;
  readonly games: number;
  readonly wins: number;
  readonly share: IntervalEstimate;
  readonly points: number;
  readonly place: number;
  readonly lead: IntervalEstimate;
  /** The lead without the luck of the deals; null without a baseline, with too few deals, or if the baseline never varies. */
  readonly adjustedLead: AdjustedEstimate | null;
  readonly rating: EntrantRating;
  readonly decisions: number;
  readonly forfeits: number;
  /** The last lines that its program wrote to stderr. */
  readonly stderr: string;
  readonly timing: { readonly mean: number; readonly longest: number };
}

/** Returns the index of the entrant whose rating is 0: the baseline bot, or the first entrant. */
export function anchorOf({ entrants }: Pick<TournamentPlan, 'entrants'>): number {
  return Math.max(
    0,
    entrants.findIndex(({ name }) => name === BASELINE),
  );
}

export function standingsOf(plan: TournamentPlan, deals: readonly PlayedDeal[]): readonly EntrantStanding[] {
  const played = deals.filter(({ games }) => games.length > 0);
  const games = played.flatMap((deal) => deal.games);
  const ratings = ratingsOf(plan.entrants.length, games, anchorOf(plan));
  const controls = deals.flatMap(({ baseline }) => (baseline === null ? [] : [controlOf(baseline)]));
  return plan.entrants.map(({ name }, entrant) => {
    const byDeal = played.map((deal) => deal.games.flat().filter((seat) => seat.entrant === entrant));
    return { name, ...standingOf(byDeal, controls), rating: at(ratings, entrant) };
  });
}

function standingOf(
  byDeal: readonly (readonly PlayedSeat[])[],
  controls: readonly number[],
): Omit<EntrantStanding, 'name' | 'rating'> {
  const seats = byDeal.flat();
  const sum = (read: (seat: PlayedSeat) => number) => seats.reduce((all, seat) => all + read(seat), 0);
  const dealMeans = (read: (seat: PlayedSeat) => number) => byDeal.map((own) => mean(own.map(read)));
  const leads = dealMeans(({ lead }) => lead);
  const decisions = sum(({ decisions }) => decisions);
  return {
    games: seats.length,
    wins: sum(({ wins }) => wins),
    share: shareOf(dealMeans(({ wins }) => wins)),
    points: mean(seats.map(({ points }) => points)),
    place: mean(seats.map(({ place }) => place)),
    lead: meanOf(leads),
    adjustedLead: controls.length === 0 ? null : adjustedMean(leads, controls.slice(0, leads.length), controls),
    decisions,
    forfeits: seats.filter(({ forfeit }) => forfeit !== null).length,
    stderr: seats.findLast(({ stderr }) => stderr !== '')?.stderr ?? '',
    timing: {
      mean: sum(({ timing }) => timing.total) / Math.max(1, decisions),
      longest: seats.reduce((longest, { timing }) => Math.max(longest, timing.longest), 0),
    },
  };
}

/** Returns the control variate of a deal: the spread of the points when the baseline bot plays all seats. */
function controlOf(baseline: readonly number[]): number {
  return Math.sqrt(variance(baseline));
}
