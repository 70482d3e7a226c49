import { TEST_FUNCTIONS } from '@signoria/catalogue/testkit';
import type { AnyRules, Chance, Seed } from '@signoria/engine';
import { below, chance, derivedSeed, seatCounts, seedFromText } from '@signoria/engine';
import type { Check, Fails, Finding } from '@signoria/testkit';
import {
  byKind,
  CHECKS,
  combinations,
  gamesEnd,
  optionsOfGame,
  playLog,
  playThrough,
  RULES_HOLD,
  shrink,
} from '@signoria/testkit';
import { freshSeed, readGame, readTable } from '../input.ts';
import { printLine } from '../output.ts';
import { startProgress } from '../progress.ts';
import { thousands } from '../textColumns.ts';

export interface FuzzOptions {
  readonly game: string;
  /** Number of games for each number of seats. */
  readonly games: number;
  readonly seed?: string;
  readonly seats?: number;
  readonly options?: string;
  readonly figures?: string;
}

/** Checks that run in every game: those of every state, and `gamesEnd`. The other checks cost ten times as much. */
const QUICK = CHECKS.filter((check) => check.when === 'every' || check === gamesEnd);
/**
 * All checks run on the first THOROUGH_AT_FIRST games of each number of seats, then on every THOROUGH_EVERY-th game.
 */
const THOROUGH_AT_FIRST = 100;
const THOROUGH_EVERY = 40;
/** One game in LIVELY_EVERY is played by players who prefer rare moves (`lively`), the others by random ones. */
const LIVELY_EVERY = 3;

/** Tables for one number of seats, with options that vary from game to game. */
export interface FuzzSetup {
  readonly rules: AnyRules;
  readonly seats: number;
  /** Returns options as parsed by `readOptions`. */
  options(game: number, draw: Chance): unknown;
}

/** The result of fuzzing: the number of games by players who prefer rare moves, and the first finding. */
export interface FuzzResult {
  readonly lively: number;
  readonly finding: Finding | undefined;
}

/**
 * Plays games under the conformance checks: the quick ones in every game, all of them in the first games and some later ones.
 * Returns false if a check failed.
 */
export function fuzzCommand(options: FuzzOptions): boolean {
  const { games } = options;
  const all = fuzzSetups(options);
  const seed = options.seed ?? freshSeed();
  printLine(`seed ${seed}`);
  const progress = startProgress(all.length * games, 'games');
  const lines: string[] = [];
  for (const tables of all) {
    const { lively, finding } = fuzzTables(tables, seedFromText(seed), games, progress.step);
    if (finding !== undefined) {
      progress.stop();
      for (const line of explainFinding(tables.rules, finding)) printLine(line);
      return false;
    }
    const seats = `${tables.seats} ${tables.seats === 1 ? 'seat' : 'seats'}`;
    lines.push(`${seats}: ${thousands(lively)} games by players who prefer rare moves, ${varied(options, tables)}`);
  }
  progress.stop();
  for (const line of lines) printLine(line);
  printLine(`no failures in ${thousands(all.length * games)} games`);
  return true;
}

/**
 * Returns a set-up for each number of seats, or for the one given. Its options vary from game to game, unless they are
 * given.
 */
function fuzzSetups({ game, games, seats, options, figures }: FuzzOptions): readonly FuzzSetup[] {
  const { rules } = readGame(game);
  const counts = seats === undefined ? seatCounts(rules.seats) : [seats];
  const shared = { game, ...(figures !== undefined && { figures }) };
  return counts.map((count) => {
    const given = (text: string) => readTable({ ...shared, seats: count, options: text }).options;
    if (options !== undefined) {
      const fixed = given(options);
      return { rules, seats: count, options: () => fixed };
    }
    given('{}'); // rejects an invalid number of seats or invalid figures before any output
    const variedOptions = (index: number, draw: Chance) =>
      JSON.stringify(optionsOfGame(rules.options, count, index, games, draw));
    return { rules, seats: count, options: (index, draw) => given(variedOptions(index, draw)) };
  });
}

function varied({ options, games }: FuzzOptions, { rules, seats }: FuzzSetup): string {
  if (options !== undefined) return 'options as given';
  const all = combinations(rules.options, seats);
  if (all === 1) return 'no options to vary';
  return `${all <= games ? 'all' : 'some of'} ${thousands(all)} combinations of options`;
}

/** Plays games until a check fails or `games` have been played. */
export function fuzzTables(
  { rules, seats, options }: FuzzSetup,
  seed: Seed,
  games: number,
  step: () => void,
): FuzzResult {
  const { lively: choose = byKind, ...testFunctions } = TEST_FUNCTIONS[rules.id] ?? {};
  let lively = 0;
  for (let game = 0; game < games; game++) {
    const own = derivedSeed(seed, `fuzz ${seats} seats`, game);
    const draw = chance(own, 'fuzz');
    const isLively = below(draw, LIVELY_EVERY) === 0;
    if (isLively) lively++;
    const checks = game < THOROUGH_AT_FIRST || game % THOROUGH_EVERY === 0 ? CHECKS : QUICK;
    const setting = { options: options(game, draw), seats, seed: own };
    const plan = { ...testFunctions, ...setting, checks, choose: isLively ? choose : undefined };
    const { findings } = playThrough(rules, plan);
    const finding = findings.find(({ check }) => check === RULES_HOLD) ?? findings[0]; // other checks then fail too
    if (finding !== undefined) return { lively, finding };
    step();
  }
  return { lively, finding: undefined };
}

/** Describes the finding with its seed and log, and a shrunk log that reproduces it. */
export function explainFinding(rules: AnyRules, finding: Finding): readonly string[] {
  const { options, seats, seed, check, message } = finding;
  const checks: readonly Check[] = CHECKS.filter(({ name }) => name === check);
  const setting = { options, seats, seed };
  const fails: Fails = (log) =>
    playLog(rules, { ...TEST_FUNCTIONS[rules.id], ...setting, checks }, log).findings.some(
      (other) => other.check === check,
    );
  if (!fails(finding.decisions)) return [message, '  not reproducible by replaying the log alone'];
  const short = shrink(rules, setting, finding.decisions, fails);
  return [message, `  shortened to ${short.length} decisions: ${JSON.stringify(short)}`];
}
