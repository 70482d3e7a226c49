import { readJsonFile, UserError } from '../input.ts';
import { notice } from '../output.ts';
import { startProgress } from '../progress.ts';

export interface BenchCommandOptions {
  readonly json: boolean;
  readonly figures?: string;
  readonly bots: boolean;
  readonly server: boolean;
  readonly attacks: boolean;
  readonly only?: string;
  readonly load: boolean;
  readonly tables?: number;
  readonly page: boolean;
  readonly quick: boolean;
}

/**
 * Benchmarks the rules, or with an option the bots, the server, its response times under attack, the number of tables it can
 * hold, or the pages in a browser.
 */
export async function benchCommand(options: BenchCommandOptions): Promise<void> {
  const { json, figures, bots, server, attacks, only, load, tables, page, quick } = options;
  const chosen = [bots, server, attacks, load, page].filter((isChosen) => isChosen).length;
  if (chosen > 1) throw new UserError('bench: expected only one of --bots, --server, --attacks, --load and --page');
  if (chosen > 0 && figures !== undefined) throw new UserError('bench: --figures is only for the rules');
  if (quick && chosen === 0)
    throw new UserError('bench: --quick is only for --bots, --server, --attacks, --load and --page');
  if (tables !== undefined && !load) throw new UserError('bench: --tables is only for --load');
  if (only !== undefined && !attacks) throw new UserError('bench: --only is only for --attacks');
  const bench = await loadBench();
  if (bots) await bench.runBotBench({ json, quick, startProgress });
  else if (server) await bench.runServerBench({ json, quick, startProgress });
  else if (attacks) {
    const problem = only === undefined ? undefined : bench.unknownAttackError(only);
    if (problem !== undefined) throw new UserError(`bench: ${problem}`);
    await bench.runAttackBench({ json, quick, ...(only !== undefined && { only }), startProgress });
  } else if (load) {
    const size = { quick, ...(tables !== undefined && { tables }) };
    const problem = bench.openFilesError(size);
    if (problem !== undefined) throw new UserError(`bench: ${problem}`);
    await bench.runLoadBench({ json, ...size, startProgress });
  } else if (page) {
    const browser = await bench.findBrowser(notice);
    if (browser === null) throw new UserError('bench: --page needs Chromium or Chrome');
    await bench.runPageBench({ json, quick, browser, startProgress });
  } else await bench.runBench({ json, ...(figures !== undefined && { figures: readJsonFile(figures) }) });
}

/** Imports the benchmarks lazily: they need boardgame.io, which is a development package. */
async function loadBench() {
  try {
    return await import('@signoria/bench');
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code !== 'MODULE_NOT_FOUND' && code !== 'ERR_MODULE_NOT_FOUND') throw error;
    const reason = message.split('\n', 1)[0];
    throw new UserError(`bench: needs the development packages (${reason}): run it in a clone after \`npm ci\``);
  }
}
