// `npm run torture`: injects faults while games run, then compares the messages that clients received with the store.
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { SingleBar } from 'cli-progress';
import type { CheckVerdict } from './checker.ts';
import { check, emptyVerdict } from './checker.ts';
import type { Fault } from './faults.ts';
import { ON_ONE_NODE, ON_TWO_NODES } from './faults.ts';
import { startLoad } from './load.ts';
import { pause } from './page.ts';
import { seededRandom } from './random.ts';
import { asTable } from './report.ts';
import type { Site } from './site.ts';
import { onOneNode, onTwoNodes } from './site.ts';

/** One row of the result table. */
export interface ReportRow extends CheckVerdict {
  readonly fault: string;
  readonly times: number;
  readonly kills: number;
  /** Milliseconds. */
  readonly longestStall: number;
}

const PAGE = 'docs/reliability.md';
const TABLES = 8;
/** Mean pause between two faults in milliseconds. The actual pause is 50 to 150 % of it. */
const BETWEEN = 1000;

const { values } = parseArgs({
  options: {
    program: { type: 'string', default: 'cli/dist/signoria-server.mjs' },
    only: { type: 'string', default: '' },
    /** Fraction of the fault counts: 0.1 for a quick run. */
    part: { type: 'string', default: '1' },
    seed: { type: 'string', default: '1' },
    /** Writes the result table into docs/reliability.md. */
    write: { type: 'boolean', default: false },
  },
});
const random = seededRandom(Number(values.seed));
const rows: ReportRow[] = [];
/** Steps that clients received out of order (server/test/player.ts). Any other error is a bug of the torture test. */
const outOfOrder: string[] = [];
process.on('uncaughtException', (error) => {
  if (/^step \d+ after/.test(error.message)) outOfOrder.push(error.message);
  else stop(error);
});

await torture(ON_ONE_NODE, (work) => onOneNode(values.program, work));
await torture(ON_TWO_NODES, (work) => onTwoNodes(values.program, work));
const table = asTable(rows);
process.stdout.write(`\n${table}\n`);
for (const finding of [...rows.flatMap(({ findings }) => findings), ...outOfOrder])
  process.stdout.write(`${finding}\n`);
if (values.write) writeResult(table);
const isClean =
  rows.every(({ lost, doubled, divergent }) => lost + doubled + divergent === 0) && outOfOrder.length === 0;
process.exit(isClean ? 0 : 1);

function writeResult(result: string): void {
  const [before = '', after = ''] = readFileSync(PAGE, 'utf8').split(
    /(?<=<!-- torture -->\n)[\s\S]*(?=<!-- \/torture -->)/,
  );
  const day = new Date().toISOString().slice(0, 10);
  writeFileSync(PAGE, `${before}\n${day}, seed ${values.seed}, ${cpus().length} cores:\n\n${result}\n\n${after}`);
}

function stop(error: Error): never {
  process.stderr.write(`${error.stack}\n`);
  process.exit(2);
}

async function torture<S extends Site>(
  faults: readonly Fault<S>[],
  on: (work: (site: S) => Promise<void>) => Promise<void>,
): Promise<void> {
  for (const fault of faults) {
    if (!fault.name.includes(values.only)) continue;
    await on(async (site) => {
      if (fault.canInject?.(site) === false)
        process.stdout.write(`${fault.name}: skipped, not possible on this machine\n`);
      else rows.push(await injectFault(site, fault));
    });
  }
}

async function injectFault<S extends Site>(site: S, fault: Fault<S>): Promise<ReportRow> {
  const times = Math.max(1, Math.round(fault.times * Number(values.part)));
  const bar = new SingleBar({
    format: `${fault.name.padEnd(40)} {bar} {value}/{total}`,
    noTTYOutput: true,
    notTTYSchedule: 15_000,
  });
  const load = startLoad(
    site.nodes.map(({ port }) => port),
    TABLES,
    random,
  );
  bar.start(times, 0);
  for (let time = 0; time < times; time++) {
    await pause(BETWEEN * (0.5 + random()));
    await fault.inject(site, random);
    bar.increment();
  }
  await pause(3000); // time for lost clients to reconnect
  await load.stop();
  bar.stop();
  for (const node of site.nodes) await node.end('SIGTERM');
  const verdict = emptyVerdict();
  const store = await site.openStore();
  for (const transcript of load.transcripts) await check(store, transcript, verdict);
  await store.close();
  return { fault: fault.name, times, kills: fault.kills ? times : 0, longestStall: load.longestStall, ...verdict };
}
