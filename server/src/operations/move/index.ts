import type { CheckReport } from '../check/index.ts';
import { checkStore } from '../check/index.ts';
import type { OnProgress } from '../problem.ts';
import { OperationError } from '../problem.ts';
import type { Rows } from '../rows.ts';
import { copyRows } from './copy.ts';
import type { Digests } from './digest.ts';
import { differences, digestsOf } from './digest.ts';
import type { End } from './end.ts';
import { readEnd } from './end.ts';
import { beginMove, endMove, invalidateMove } from './marker.ts';
import { countRows, PAGE } from './pages.ts';
import { keepSecret, readSecret } from './secret.ts';
import type { Source } from './source.ts';
import { withSource } from './source.ts';
import { MOVED } from './tables.ts';
import type { Target } from './target.ts';
import { withTarget } from './target.ts';

export interface MoveOptions {
  readonly onProgress?: OnProgress;
  /** The most rows that are in memory at a time. */
  readonly pageRows?: number;
}

export interface Move {
  /** The ends by name, without passwords. */
  readonly from: string;
  readonly to: string;
  readonly rows: Rows;
  /** False if the source has no secret: its servers were started with SECRET. */
  readonly hasSecret: boolean;
  /** True if the move continued an interrupted one. */
  readonly isResumed: boolean;
  readonly check: CheckReport;
}

/**
 * Copies a whole store into an empty one; each may be SQLite or PostgreSQL. The source is not changed. After an
 * interruption, another run continues the copy. No server starts on the target until the copy is verified. Progress
 * counts rows, which are read, copied and read back, and then checked tables.
 */
export async function moveStore(from: string, to: string, options: MoveOptions = {}): Promise<Move> {
  const ends = { from: readEnd('--from', from), to: readEnd('--to', to) };
  if (ends.from.name === ends.to.name) throw new OperationError('--from and --to are the same store');
  return withSource(ends.from, (source) => withTarget(ends.to, (target) => move(ends, source, target, options)));
}

interface Ends {
  readonly from: End;
  readonly to: End;
}

async function move(
  { from, to }: Ends,
  source: Source,
  target: Target,
  { onProgress = () => {}, pageRows = PAGE }: MoveOptions,
): Promise<Move> {
  const progress = await countedProgress(source, onProgress);
  const digests = await digestsOf(source.db, pageRows, progress.add);
  const isResumed = await beginMove(target, from, digests);
  const secret = await readSecret(from, source.db);
  if (secret !== undefined) await keepSecret(to, target.db, secret);
  await copyRows(source.db, target, pageRows, progress.add);
  await expectEqual(from, target, digests, await digestsOf(target.db, pageRows, progress.add));
  await source.expectUnserved();
  const check = await checkStore(to.place, progress.addTables);
  if (check.damage.length > 0) throw new OperationError(`${to.name} is damaged: ${check.damage[0]}`);
  await endMove(target);
  const rows = new Map(Object.entries(digests).map(([name, digest]) => [name, digest.rows]));
  return { from: from.name, to: to.name, rows, hasSecret: secret !== undefined, isResumed, check };
}

async function countedProgress({ db }: Source, onProgress: OnProgress) {
  const counts = new Map<string, number>();
  for (const table of MOVED) counts.set(table.name, await countRows(db, table));
  const passes = 3 * [...counts.values()].reduce((sum, count) => sum + count, 0);
  const total = passes + (counts.get('tables') ?? 0);
  let done = 0;
  const add = (count: number) => {
    done += count;
    onProgress(done, total);
  };
  return { add, addTables: (checked: number) => onProgress(passes + checked, total) };
}

async function expectEqual(from: End, target: Target, expected: Digests, found: Digests): Promise<void> {
  const different = differences(expected, found);
  if (different.length === 0) return;
  await invalidateMove(target, from);
  throw new OperationError(
    `the copy differs from the source in ${different.join(', ')}: run the command again, and it copies everything anew`,
  );
}
