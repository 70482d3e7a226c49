import { cpus } from 'node:os';
import type { StartProgress } from '../progress.ts';
import type { CrowdMeasurement, CrowdSize } from './crowd.ts';
import { measureCrowd, SOCKETS_PER_TABLE } from './crowd.ts';
import type { StoredSize, Throughput } from './stored.ts';
import { measureStored } from './stored.ts';

export interface LoadBenchOptions {
  readonly json: boolean;
  /** Runs with few tables only, as a smoke test. The figures mean little. */
  readonly quick: boolean;
  /** Simultaneous tables on one server. */
  readonly tables?: number;
  readonly startProgress: StartProgress;
}

interface LoadReport {
  readonly node: string;
  readonly cpu: string;
  readonly crowd: CrowdMeasurement;
  readonly stored: readonly Throughput[];
}

const TABLES = { quick: 20, whole: 2000 };

/** Seconds between two moves at a table. People take longer. */
const SECONDS_PER_MOVE = 8;

/** Open files of each of the two programs besides its sockets. */
const OTHER_FILES = 100;

/** Measures a server with many tables and the rate of stored moves, and prints both. */
export async function runLoadBench({ json, quick, tables, startProgress }: LoadBenchOptions): Promise<void> {
  const crowd = await measureCrowd(crowdSize(tables ?? defaultTables(quick), quick), startProgress);
  const storedSize: StoredSize = quick
    ? { tables: 4, movesPerTable: 5, rounds: 1 }
    : { tables: 50, movesPerTable: 50, rounds: 4 };
  const stored = await measureStored(storedSize, startProgress);
  const report: LoadReport = { node: process.version, cpu: cpus()[0]?.model ?? 'unknown', crowd, stored };
  process.stdout.write(json ? `${JSON.stringify(report)}\n` : asTable(report));
}

function crowdSize(tables: number, quick: boolean): CrowdSize {
  return quick
    ? { tables, movesPerTable: 3, warmUpMoves: 2, movesPerSecond: tables * 2 }
    : { tables, movesPerTable: 8, warmUpMoves: 40, movesPerSecond: tables / SECONDS_PER_MOVE };
}

function defaultTables(quick: boolean): number {
  return quick ? TABLES.quick : TABLES.whole;
}

/** Returns an error message if the limit of open files is too low for the sockets. */
export function openFilesError({ quick, tables = defaultTables(quick) }: Pick<LoadBenchOptions, 'quick' | 'tables'>) {
  const needed = tables * SOCKETS_PER_TABLE + OTHER_FILES;
  const allowed = openFilesAllowed();
  if (needed <= allowed) return undefined;
  const fewer = Math.max(1, Math.floor((allowed - OTHER_FILES) / SOCKETS_PER_TABLE));
  return (
    `${tables} tables need ${needed} open files in one process, but the limit is ${allowed}: ` +
    `raise the limit with \`ulimit -n ${needed}\`, or measure fewer with --tables ${fewer}`
  );
}

/** Returns the limit of open files. Node has raised its soft limit to the hard limit. */
function openFilesAllowed(): number {
  const { userLimits } = process.report.getReport() as { userLimits?: { open_files: { soft: number | string } } };
  const allowed = Number(userLimits?.open_files.soft);
  return Number.isNaN(allowed) ? Number.POSITIVE_INFINITY : allowed; // "unlimited", or Windows
}

function asTable({ cpu, node, crowd, stored }: LoadReport): string {
  const cell = (number: number) => number.toLocaleString('en', { maximumSignificantDigits: 4 }).padStart(10);
  return [
    `${cpu}, Node ${node}.`,
    '',
    `${crowd.tables} tables with ${crowd.sockets} sockets on one server, ${Math.round(crowd.movesPerSecond)} moves per second, ${crowd.moves} moves:`,
    `${cell(crowd.p50)}  milliseconds of delay, p50`,
    `${cell(crowd.p99)}  … p99`,
    `${cell(crowd.longest)}  … longest`,
    `${cell(crowd.processorPerMove)}  milliseconds of processor time per move`,
    `${cell(crowd.memoryPerTable)}  kilobytes of memory per table, including its sockets`,
    '',
    'Stored moves per second at full speed, and processor time of the servers per move in milliseconds:',
    ...stored.map(
      ({ what, movesPerSecond, processorPerMove }) => `${cell(movesPerSecond)}${cell(processorPerMove)}  ${what}`,
    ),
    ...(stored.length < 3
      ? ['', 'Set DATABASE_URL and REDIS_URL to measure PostgreSQL and several servers as well.']
      : []),
    '',
  ].join('\n');
}
