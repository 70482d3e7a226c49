import { Problem, readJsonFile } from '../input.ts';
import { startProgress } from '../progress.ts';

export interface BenchCommandOptions {
  readonly json: boolean;
  readonly figures?: string;
  readonly server: boolean;
  readonly quick: boolean;
}

/** How fast the rules are, or the server. */
export async function benchCommand({ json, figures, server, quick }: BenchCommandOptions): Promise<void> {
  if (server && figures !== undefined) throw new Problem('bench: --figures is not for --server');
  if (quick && !server) throw new Problem('bench: --quick is only for --server');
  const { runBench, runServerBench } = await import('@signoria/bench'); // late: it brings the engines it is measured against
  if (server) await runServerBench({ json, quick, startProgress });
  else await runBench({ json, ...(figures !== undefined && { figures: readJsonFile(figures) }) });
}
