import type { Interval } from '@signoria/bots/wilson';
import { columns, oneDecimal, signed, thousands, wrapped } from '../textColumns.ts';
import type { PlayedDeal } from './deal.ts';
import type { TournamentPlan } from './plan.ts';
import type { EntrantStanding } from './standings.ts';
import { anchorOf } from './standings.ts';

const INTERVAL = '95 % interval';

/** Returns the result as lines of text. */
export function reportOf(
  plan: TournamentPlan,
  standings: readonly EntrantStanding[],
  deals: readonly PlayedDeal[],
): readonly string[] {
  const zero = plan.entrants[anchorOf(plan)]?.name ?? '';
  return [
    ...results(standings),
    '',
    ...wrapped('', `Entrants of even strength win ${percent(1 / plan.seats)}. Shared wins count in part.`),
    '',
    ...leads(standings),
    ...(plan.baselineDeals > 0 ? ['', ...wrapped('', adjustment(plan, isAdjusted(standings)))] : []),
    '',
    ...ratings(standings),
    '',
    ...wrapped('', `The rating of ${zero} is 0. Times are measured and differ from run to run.`),
    ...standings.flatMap((standing, entrant) => failures(standing, entrant, deals)),
  ];
}

function results(standings: readonly EntrantStanding[]): readonly string[] {
  return columns([
    ['entrant', 'games', 'wins', 'win share', INTERVAL, 'points', 'place'],
    ...standings.map(({ name, games, wins, share, points, place }) => [
      name,
      thousands(games),
      oneDecimal(wins),
      percent(share.mean),
      range(share.interval, (bound) => oneDecimal(100 * bound)),
      oneDecimal(points),
      place.toFixed(2),
    ]),
  ]);
}

function leads(standings: readonly EntrantStanding[]): readonly string[] {
  const further = isAdjusted(standings) ? ['adjusted', INTERVAL, 'variance'] : [];
  return columns([
    ['entrant', 'mean lead', INTERVAL, ...further],
    ...standings.map(({ name, lead, adjustedLead }) => [
      name,
      signed(lead.mean),
      range(lead.interval, (bound) => signed(bound)),
      ...(adjustedLead === null
        ? further.map(() => '–')
        : [
            signed(adjustedLead.mean),
            range(adjustedLead.interval, (bound) => signed(bound)),
            `${signed(-100 * adjustedLead.removed)} %`,
          ]),
    ]),
  ]);
}

function isAdjusted(standings: readonly EntrantStanding[]): boolean {
  return standings.some(({ adjustedLead }) => adjustedLead !== null);
}

function adjustment({ deals, baselineDeals }: TournamentPlan, isPossible: boolean): string {
  if (!isPossible) return 'The leads are not adjusted: too few deals, or the baseline never varies.';
  return (
    `Greedy also played all seats of these ${thousands(deals)} deals and of ${thousands(baselineDeals - deals)} others. ` +
    'The adjusted lead excludes what the spread of its points explains. ' +
    'The last column is the change of the variance of the mean lead.'
  );
}

function ratings(standings: readonly EntrantStanding[]): readonly string[] {
  return columns([
    ['entrant', 'rating', INTERVAL, 'decisions', 'mean ms', 'longest ms'],
    ...standings.map(({ name, rating, decisions, timing }) => [
      name,
      signed(rating.mu),
      range(rating.interval, (bound) => signed(bound)),
      thousands(decisions),
      timing.mean.toFixed(2),
      oneDecimal(timing.longest),
    ]),
  ]);
}

/** Returns the games that a program forfeited, by reason, and its last lines on stderr. */
function failures(
  { name, forfeits, stderr }: EntrantStanding,
  entrant: number,
  deals: readonly PlayedDeal[],
): readonly string[] {
  const reasons = deals
    .flatMap(({ games }) => games.flat())
    .flatMap((seat) => (seat.entrant === entrant && seat.forfeit !== null ? [seat.forfeit] : []));
  const counts = [...new Set(reasons)].map(
    (reason) => `${reason} (${thousands(reasons.filter((one) => one === reason).length)})`,
  );
  return [
    ...(forfeits === 0 ? [] : ['', ...wrapped('', `${name} forfeited ${thousands(forfeits)}: ${counts.join(', ')}`)]),
    ...(stderr === '' ? [] : ['', `${name} wrote to stderr:`, ...stderr.split('\n').map((line) => `  ${line}`)]),
  ];
}

function range(interval: Interval | null, text: (bound: number) => string): string {
  return interval === null ? '–' : interval.map(text).join(' to ');
}

function percent(share: number): string {
  return `${oneDecimal(100 * share)} %`;
}
