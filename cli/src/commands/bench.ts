import { Problem, readJsonFile } from '../input.ts';
import { startProgress } from '../progress.ts';

export interface BenchCommandOptions {
  readonly json: boolean;
  readonly figures?: string;
  readonly server: boolean;
  readonly attacks: boolean;
  readonly quick: boolean;
}

/** How fast the rules are, or the server, or how little one guest can do to the others. */
export async function benchCommand({ json, figures, server, attacks, quick }: BenchCommandOptions): Promise<void> {
  if (server && attacks) throw new Problem('bench: either --server or --attacks');
  if ((server || attacks) && figures !== undefined) throw new Problem('bench: --figures is only for the rules');
  if (quick && !server && !attacks) throw new Problem('bench: --quick is only for --server and --attacks');
  const { runAttackBench, runBench, runServerBench } = await import('@signoria/bench'); // late: it brings the engines it is measured against
  if (server) await runServerBench({ json, quick, startProgress });
  else if (attacks) await runAttackBench({ json, quick, startProgress });
  else await runBench({ json, ...(figures !== undefined && { figures: readJsonFile(figures) }) });
}
