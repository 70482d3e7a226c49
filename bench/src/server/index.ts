import { mkdirSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { derivedSeed, seedFromText } from '@signoria/engine';
import { stateBytes } from '../contestants.ts';
import type { StartProgress } from '../progress.ts';
import type { BenchServer } from './benchServer.ts';
import { boardgameIoInFiles, boardgameIoInMemory } from './boardgameio.ts';
import type { WorkPerMove } from './countWork.ts';
import { countWork } from './countWork.ts';
import type { BenchPlan, Measuring, MovesAfterKill, Round } from './measure.ts';
import { inFolder, startMeasuring, WARM_UPS } from './measure.ts';
import type { Opening } from './opening.ts';
import { measureOpening } from './opening.ts';
import { percentile } from './percentile.ts';
import { signoria } from './signoria.ts';
import type { StepBytes } from './stepBytes.ts';
import { measureStepBytes } from './stepBytes.ts';

export interface ServerBenchOptions {
  readonly json: boolean;
  /** Runs with few moves only, as a smoke test. The figures mean little. */
  readonly quick: boolean;
  readonly startProgress: StartProgress;
}

export interface MeasuredServer {
  readonly id: string;
  readonly what: string;
  /** CPU time of the server per move in milliseconds, at full speed and at the steady rate. */
  readonly processorPerMove: number;
  readonly processorPerSteadyMove: number;
  readonly movesPerSecond: number;
  /** Latency in milliseconds from the due time of a move to its answer, at the steady rate. */
  readonly delay: { readonly p50: number; readonly p95: number; readonly p99: number };
  /** Moves answered during the measurement. */
  readonly moves: number;
  readonly kept: MovesAfterKill;
}

interface ServerReport {
  readonly node: string;
  readonly cpu: string;
  readonly stateBytes: number;
  readonly tables: number;
  readonly steadyRate: number;
  readonly rounds: number;
  readonly measured: readonly MeasuredServer[];
  readonly ratios: Readonly<Record<string, number>>;
  readonly opening: Opening;
  readonly stepBytes: readonly StepBytes[];
  readonly work: WorkPerMove;
}

/** Time after which no further round starts, so that the whole benchmark takes less than three minutes. */
const ROUNDS_TIME_LIMIT_MS = 80_000;

const SERVERS: readonly BenchServer[] = [signoria, boardgameIoInFiles, boardgameIoInMemory];

/** Measures the servers side by side on this machine and prints the cost of a move for each. */
export async function runServerBench({ json, quick, startProgress }: ServerBenchOptions): Promise<void> {
  const size = quick
    ? { tables: 4, movesPerTable: 5, movesPerSecond: 100, rounds: 1 }
    : { tables: 50, movesPerTable: 100, movesPerSecond: 500, rounds: 5 };
  const loads = SERVERS.length * (WARM_UPS + 2 * size.rounds + 1);
  const progress = startProgress(loads * size.tables * size.movesPerTable, 'moves');
  const plan: BenchPlan = { ...size, seats: 2, seed: seedFromText('bench'), step: () => progress.step() };
  const results = await inFolder((folder) => measureInTurns(folder, plan, size.rounds));
  const opening = await measureOpening(signoria, quick ? 2 : 6);
  const stepBytes = await measureStepBytes(signoria, quick ? 1 : 5, quick ? 40 : Number.POSITIVE_INFINITY);
  const work = await countWork(signoria, size.tables, size.movesPerTable);
  progress.stop();
  const measured = results.map(summary);
  const report: ServerReport = {
    node: process.version,
    cpu: cpus()[0]?.model ?? 'unknown',
    stateBytes: stateBytes(undefined),
    tables: size.tables,
    steadyRate: size.movesPerSecond,
    rounds: results[0]?.rounds.length ?? 0,
    measured,
    ratios: ratios(measured),
    opening,
    stepBytes,
    work,
  };
  process.stdout.write(json ? `${JSON.stringify(report)}\n` : asTable(report));
}

interface Result {
  readonly benchServer: BenchServer;
  readonly rounds: readonly Round[];
  readonly kept: MovesAfterKill;
}

/** Measures the servers in turns, so that noise affects all of them alike. */
async function measureInTurns(folder: string, plan: BenchPlan, rounds: number): Promise<readonly Result[]> {
  const all: { measuring: Measuring; rounds: Round[] }[] = [];
  for (const benchServer of SERVERS) {
    const own = join(folder, benchServer.id);
    mkdirSync(own);
    all.push({ measuring: await startMeasuring(benchServer, own, plan), rounds: [] });
  }
  const began = performance.now();
  for (let round = 0; round < rounds && performance.now() - began < ROUNDS_TIME_LIMIT_MS; round++) {
    const seed = derivedSeed(plan.seed, 'round', round);
    for (const one of all) one.rounds.push(await one.measuring.round({ ...plan, seed }));
  }
  const results: Result[] = [];
  for (const { measuring, rounds } of all)
    results.push({ benchServer: measuring.benchServer, rounds, kept: await measuring.countMovesAfterKill() });
  return results;
}

/** Returns the medians over the rounds, and the percentiles of the latencies of all rounds. */
function summary({ benchServer: { id, what }, rounds, kept }: Result): MeasuredServer {
  const delays = rounds.flatMap(({ steady }) => steady.delays).sort((one, other) => one - other);
  const at = (share: number) => rounded(percentile(delays, share));
  return {
    id,
    what,
    processorPerMove: rounded(median(rounds.map(({ full }) => full.processor / full.moves))),
    processorPerSteadyMove: rounded(median(rounds.map(({ steady }) => steady.processor / steady.moves))),
    movesPerSecond: Math.round(median(rounds.map(({ full }) => (full.moves / full.milliseconds) * 1000))),
    delay: { p50: at(0.5), p95: at(0.95), p99: at(0.99) },
    moves: sum(rounds.map(({ steady, full }) => steady.moves + full.moves)),
    kept,
  };
}

function ratios(measured: readonly MeasuredServer[]): Readonly<Record<string, number>> {
  const [ours, inFiles, inMemory] = measured;
  if (ours === undefined || inFiles === undefined || inMemory === undefined) return {};
  const full = (one: MeasuredServer) => rounded(one.processorPerMove / ours.processorPerMove);
  const steady = (one: MeasuredServer) => rounded(one.processorPerSteadyMove / ours.processorPerSteadyMove);
  return {
    'boardgame.io in files : Signoria, full speed': full(inFiles),
    'boardgame.io in files : Signoria, steady rate': steady(inFiles),
    'boardgame.io in memory : Signoria, full speed': full(inMemory),
    'boardgame.io in memory : Signoria, steady rate': steady(inMemory),
  };
}

function asTable(report: ServerReport): string {
  const cells = (...numbers: readonly number[]) =>
    numbers.map((one) => one.toLocaleString('en', { maximumSignificantDigits: 4 }).padStart(8)).join('');
  const { tables, steadyRate, opening, stepBytes, work } = report;
  return [
    `${report.cpu}, Node ${report.node}; ${tables} tables of 2 on loopback; a state of 3 seats is ${report.stateBytes} bytes of JSON.`,
    '',
    `Processor time of the server per move in milliseconds, at full speed and at ${steadyRate} moves per second; delay in`,
    `milliseconds at ${steadyRate} per second (p50, p95, p99); moves per second at full speed; share of moves found after a kill.`,
    ...report.measured.map(
      (one) =>
        `${cells(one.processorPerMove, one.processorPerSteadyMove, one.delay.p50, one.delay.p95, one.delay.p99, one.movesPerSecond)}${`${Math.round((100 * one.kept.found) / one.kept.acknowledged)} %`.padStart(7)}  ${one.what}`,
    ),
    '',
    "Ratios of the server's processor time per move in this run:",
    ...Object.entries(report.ratios).map(([name, ratio]) => `${ratio.toFixed(1).padStart(8)}  ${name}`),
    '',
    `Opening tables of 4 after up to ${opening.decisions} decisions: ${opening.first} ms of processor time for the first after a`,
    `start, at most ${opening.next} ms for the others.`,
    '',
    'Bytes sent to one player for one decision (p50, p95):',
    ...stepBytes.map(({ game, seats, p50, p95 }) => `${cells(p50, p95)}  ${game}, ${seats} players`),
    '',
    'Work of our server per move at full speed, two players:',
    ...Object.entries(work).map(([name, count]) => `${cells(count)}  ${name}`),
    '',
  ].join('\n');
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}

function median(numbers: readonly number[]): number {
  return [...numbers].sort((one, other) => one - other)[numbers.length >> 1] ?? Number.NaN;
}

function rounded(number: number): number {
  return Math.round(number * 1000) / 1000;
}
