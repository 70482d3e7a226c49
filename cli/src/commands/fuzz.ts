import { KNOWLEDGE } from '@signoria/catalogue/testkit';
import type { OptionSpec, Seed } from '@signoria/engine';
import { seedFrom, seedOf } from '@signoria/engine';
import type { Check, Fails, Finding } from '@signoria/engine/testkit';
import { CHECKS, playLog, playThrough, RULES_HOLD, shrink } from '@signoria/engine/testkit';
import type { TableChoice } from '../input.ts';
import { freshSeed, readGame, readTable } from '../input.ts';
import { printLine } from '../output.ts';
import { startProgress } from '../progress.ts';
import { thousands } from '../table.ts';

export interface FuzzOptions {
  readonly game: string;
  readonly games: number;
  readonly seed?: string;
  readonly seats?: number;
  readonly options?: string;
  readonly figures?: string;
}

/** Checks that are held against every state of every game; the others cost ten times as much. */
const QUICK = CHECKS.filter(({ when, name }) => when === 'every' || name === 'games end');
/** All checks are held against so many games of each table at first, then against one in so many. */
const THOROUGH_AT_FIRST = 100;
const THOROUGH_EVERY = 40;

/** Random games with the checks that every game of the house must pass. False if one did not. */
export function fuzzCommand(options: FuzzOptions): boolean {
  const tables = tablesOf(options);
  const seed = options.seed ?? freshSeed();
  printLine(`seed ${seed}`);
  const progress = startProgress(tables.length * options.games, 'games');
  for (const table of tables) {
    const finding = firstFinding(table, seedFrom(seed), options.games, progress.step);
    if (finding === undefined) continue;
    progress.stop();
    for (const line of explained(table, finding)) printLine(line);
    return false;
  }
  progress.stop();
  printLine(`nothing found in ${thousands(tables.length * options.games)} games`);
  return true;
}

/** The one table that was asked for; otherwise every number of seats, each with every flag turned once. */
function tablesOf({ game, seats, options, figures }: FuzzOptions): readonly TableChoice[] {
  const { rules } = readGame(game);
  const { min, max } = rules.seats;
  const counts = seats === undefined ? Array.from({ length: max - min + 1 }, (_, index) => min + index) : [seats];
  const sets = options !== undefined ? [options] : seats === undefined ? flagsTurned(rules.options) : ['{}'];
  const shared = { game, ...(figures !== undefined && { figures }) };
  return counts.flatMap((count) => sets.map((set) => readTable({ ...shared, seats: count, options: set })));
}

function flagsTurned(specs: readonly OptionSpec[]): readonly string[] {
  const flags = specs.filter((spec) => spec.kind === 'flag');
  return ['{}', ...flags.map(({ id, default: usual }) => JSON.stringify({ [id]: !usual }))];
}

export function firstFinding(
  { rules, options, seats }: TableChoice,
  seed: Seed,
  games: number,
  step: () => void,
): Finding | undefined {
  for (let game = 0; game < games; game++) {
    const thorough = game < THOROUGH_AT_FIRST || game % THOROUGH_EVERY === 0;
    const checks = thorough ? CHECKS : QUICK;
    const own = seedOf(seed, `fuzz ${seats} seats`, game);
    const { findings } = playThrough(rules, { ...KNOWLEDGE[rules.id], options, seats, seed: own, checks });
    const finding = findings.find(({ check }) => check === RULES_HOLD) ?? findings[0]; // checks stumble over it too
    if (finding !== undefined) return finding;
    step();
  }
  return undefined;
}

/** The finding with its seed and log, and the shortest log that shows it. */
export function explained({ rules }: TableChoice, finding: Finding): readonly string[] {
  const { options, seats, seed, check, message } = finding;
  const checks: readonly Check[] = CHECKS.filter(({ name }) => name === check);
  const setting = { options, seats, seed };
  const fails: Fails = (log) =>
    playLog(rules, { ...KNOWLEDGE[rules.id], ...setting, checks }, log).findings.some((other) => other.check === check);
  if (!fails(finding.decisions)) return [message, '  it does not show when the log alone is played again'];
  const short = shrink(rules, setting, finding.decisions, fails);
  return [message, `  shortened to ${short.length} decisions: ${JSON.stringify(short)}`];
}
