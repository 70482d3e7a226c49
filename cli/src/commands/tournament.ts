import { availableParallelism } from 'node:os';
import { seedFromText } from '@signoria/engine';
import type { TableInput } from '../input.ts';
import { freshSeed, readEntrants, readGame, readTable, UserError } from '../input.ts';
import { printJson, printLine, writeTextFile } from '../output.ts';
import { startProgress } from '../progress.ts';
import { thousands, WIDTH } from '../textColumns.ts';
import { chartOf } from '../tournament/chart.ts';
import type { PlayedDeal } from '../tournament/deal.ts';
import { gamesOfDeal } from '../tournament/deal.ts';
import type { TournamentPlan } from '../tournament/plan.ts';
import { slotsFor } from '../tournament/plan.ts';
import { reportOf } from '../tournament/report.ts';
import { standingsOf } from '../tournament/standings.ts';
import { playDeals } from '../tournament/workers.ts';

export interface TournamentOptions extends Omit<TableInput, 'seats'> {
  readonly seats?: number;
  readonly bots: string;
  readonly games: number;
  readonly seed?: string;
  readonly baseline: boolean;
  readonly chart?: string;
  readonly workers?: number;
  /** In seconds. */
  readonly timeLimit: number;
  readonly json: boolean;
}

/**
 * The number of baseline deals for each deal of the entrants. They include the deals of the entrants; all of them together
 * estimate the mean of the control variate.
 */
const BASELINE_DEALS = 5;

/** Lets bots and programs compete and prints who is stronger. */
export async function tournamentCommand(options: TournamentOptions): Promise<void> {
  const seed = options.seed ?? freshSeed();
  const { plan, title } = planOf(options, seed);
  if (options.chart !== undefined) writeTextFile(options.chart, ''); // fail before the games rather than after them
  const began = performance.now();
  const workers = options.workers ?? Math.max(1, availableParallelism() - 1);
  const deals = await playWithProgress(plan, workers);
  const seconds = Math.ceil(performance.now() - began) / 1000;
  const standings = standingsOf(plan, deals);
  const games = plan.deals * plan.slots.length;
  if (options.chart !== undefined)
    writeTextFile(options.chart, chartOf(`${title}: wins in ${thousands(games)} games`, plan.seats, standings));
  if (options.json) {
    const { game, seats } = plan;
    printJson({ game, seats, seed, deals: plan.deals, games, seconds, entrants: standings, results: deals });
    return;
  }
  printLine(`${title}, seed ${seed}`.slice(0, WIDTH));
  const asked = games === options.games ? '' : `, ${thousands(options.games)} rounded up to whole deals`;
  const dealCount = plan.deals === 1 ? '1 deal' : `${thousands(plan.deals)} deals`;
  printLine(`${thousands(games)} games: ${dealCount} in ${plan.slots.length} rotations${asked}`);
  printLine('');
  for (const line of reportOf(plan, standings, deals)) printLine(line);
}

function planOf(options: TournamentOptions, seed: string): { readonly plan: TournamentPlan; readonly title: string } {
  const named = readEntrants(options.bots);
  const { min, max } = readGame(options.game).rules.seats;
  if (options.seats === 1) throw new UserError('--seats: a tournament needs at least 2 seats, got 1');
  const table = readTable({ ...options, seats: options.seats ?? Math.min(max, Math.max(min, named.length)) });
  const names = [...new Set(named.map(({ name }) => name))];
  const entrants = names.flatMap((name) => named.find((one) => one.name === name) ?? []);
  const slots = slotsFor(
    named.map(({ name }) => names.indexOf(name)),
    table.seats,
  );
  const deals = Math.ceil(options.games / slots.length);
  const plan = {
    game: table.rules.id,
    seats: table.seats,
    options: table.options,
    seed: seedFromText(seed),
    entrants,
    slots,
    deals,
    baselineDeals: options.baseline ? BASELINE_DEALS * deals : 0,
    timeLimitMs: 1000 * options.timeLimit,
  };
  return { plan, title: `${table.text.en.title}, ${table.seats} seats` };
}

async function playWithProgress(plan: TournamentPlan, workers: number): Promise<readonly PlayedDeal[]> {
  const count = Math.max(plan.deals, plan.baselineDeals);
  const total = Array.from({ length: count }, (_, deal) => gamesOfDeal(plan, deal)).reduce((sum, one) => sum + one, 0);
  const progress = startProgress(total, 'games');
  let done = 0;
  try {
    return await playDeals(plan, workers, ({ deal }) => {
      done += gamesOfDeal(plan, deal);
      progress.reach(done, total);
    });
  } finally {
    progress.stop();
  }
}
