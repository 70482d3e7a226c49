import { parentPort, workerData } from 'node:worker_threads';
import type { Contestant } from './contestant.ts';
import { CONTESTANTS } from './contestants.ts';

/**
 * Runs a contestant in a thread of its own, since contestants share the JIT compiler's type feedback within a thread:
 * state that was once an immer proxy makes the same code a third slower.
 */
const { id, figures } = workerData as { readonly id: string; readonly figures?: unknown };
const contestant = CONTESTANTS[id]?.(figures) as Contestant;
parentPort?.postMessage({ what: contestant.what });
parentPort?.on('message', (milliseconds: number) => parentPort?.postMessage(contestant.run(milliseconds)));
