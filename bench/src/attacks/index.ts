import { once } from 'node:events';
import { cpus } from 'node:os';
import { Worker } from 'node:worker_threads';
import { chance, seedFromText } from '@signoria/engine';
import type { StartProgress } from '../progress.ts';
import type { Lobby } from '../server/benchServer.ts';
import { atRate } from '../server/loops.ts';
import { inFolder, openTable } from '../server/measure.ts';
import { percentile } from '../server/percentile.ts';
import type { RunningProgram } from '../server/program.ts';
import { run } from '../server/program.ts';
import { signoria, signoriaIn } from '../server/signoria.ts';
import type { Attack, AttackSize } from './attack.ts';
import { ATTACKS } from './attacks.ts';

export interface AttackBenchOptions {
  readonly json: boolean;
  /** Runs small attacks only, as a smoke test. The figures mean little. */
  readonly quick: boolean;
  /** The id of a single attack to measure. */
  readonly only?: string;
  readonly startProgress: StartProgress;
}

/** Latency of moves at other tables during an attack, in milliseconds. */
export interface AttackLatency {
  readonly id: string;
  readonly what: string;
  readonly moves: number;
  readonly p50: number;
  readonly p99: number;
  readonly longest: number;
}

interface AttackPlan extends AttackSize {
  readonly attacks: readonly Attack[];
  readonly others: number;
  readonly movesPerSecond: number;
  readonly movesPerTable: number;
}

const WHOLE: AttackPlan = {
  attacks: ATTACKS,
  messages: 900,
  tables: 400,
  decisions: 1500,
  others: 20,
  movesPerSecond: 80,
  movesPerTable: 30,
};
const QUICK: AttackPlan = {
  attacks: ATTACKS.filter(({ id }) => ['chat', 'protocol-pings', 'rename', 'refused', 'start'].includes(id)),
  messages: 20,
  tables: 3,
  decisions: 20,
  others: 2,
  movesPerSecond: 50,
  movesPerTable: 5,
};

/** Attacks a local server while people play at other tables, and prints the latency of their moves. */
export async function runAttackBench({ json, quick, only, startProgress }: AttackBenchOptions): Promise<void> {
  const size = quick ? QUICK : WHOLE;
  const attacks = only === undefined ? size.attacks : ATTACKS.filter(({ id }) => id === only);
  const progress = startProgress(attacks.length * size.others * size.movesPerTable, 'moves');
  const measured: AttackLatency[] = [];
  for (const attack of attacks) measured.push(await measure(attack, size, () => progress.step()));
  progress.stop();
  const report = { node: process.version, cpu: cpus()[0]?.model ?? 'unknown', measured };
  if (quick && !json)
    process.stdout.write('Small sizes (--quick): the attacks send fewer requests than their descriptions say.\n');
  process.stdout.write(json ? `${JSON.stringify(report)}\n` : asTable(report));
}

/** Returns an error message if there is no attack with this id. */
export function unknownAttackError(id: string): string | undefined {
  const ids = ATTACKS.map((attack) => attack.id);
  return ids.includes(id) ? undefined : `unknown attack ${id}; expected one of ${ids.join(', ')}`;
}

/** Measures one attack on a new server, so that used-up rate limits do not affect the next attack. */
async function measure(attack: Attack, size: AttackPlan, step: () => void): Promise<AttackLatency> {
  return inFolder(async (folder) => {
    const server = await run(signoriaIn(folder));
    try {
      const attacker = await startAttacker(attack, server.address, size);
      const tables = await openOthers(server, await signoria.enter(server.address), size);
      await atRate(tables, size.movesPerSecond, { moves: WARM_UP, milliseconds: TIME_LIMIT_MS });
      attacker.postMessage('begin');
      const load = { moves: size.movesPerTable, milliseconds: TIME_LIMIT_MS, step };
      const { moves, delays } = await atRate(tables, size.movesPerSecond, load);
      await attacker.terminate();
      const at = (share: number) => rounded(percentile(delays, share));
      return { id: attack.id, what: attack.what, moves, p50: at(0.5), p99: at(0.99), longest: at(1) };
    } finally {
      await server.kill();
    }
  });
}

async function startAttacker({ id }: Attack, address: string, size: AttackSize): Promise<Worker> {
  const { messages, tables, decisions } = size;
  const workerData = { id, address, size: { messages, tables, decisions } };
  const attacker = new Worker(new URL('./bench-attacker.mjs', import.meta.url), { workerData });
  await once(attacker, 'message'); // the attack is prepared
  return attacker;
}

/** Moves at every table before the attack. */
const WARM_UP = 5;
/** Time limit of one attack. */
const TIME_LIMIT_MS = 60_000;

async function openOthers({ address }: RunningProgram, lobby: Lobby, { others }: AttackPlan) {
  const tickets = await Promise.all(Array.from({ length: others }, () => lobby.setUp(2)));
  return Promise.all(
    tickets.map((ticket, index) => openTable(ticket, address, chance(seedFromText('bench'), 'others', index))),
  );
}

function asTable({ cpu, node, measured }: { cpu: string; node: string; measured: readonly AttackLatency[] }): string {
  const cells = (...numbers: readonly number[]) =>
    numbers.map((one) => one.toLocaleString('en', { maximumSignificantDigits: 4 }).padStart(9)).join('');
  return [
    `${cpu}, Node ${node}.`,
    '',
    'Delays of moves at other tables during the attack, in milliseconds (p50, p99, longest; number of moves):',
    ...measured.map(({ what, moves, p50, p99, longest }) => `${cells(p50, p99, longest, moves)}  ${what}`),
    '',
  ].join('\n');
}

function rounded(number: number): number {
  return Math.round(number * 10) / 10;
}
