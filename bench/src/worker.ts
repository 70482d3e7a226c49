import { parentPort, workerData } from 'node:worker_threads';
import type { Contestant } from './contestant.ts';
import { CONTESTANTS } from './contestants.ts';

/**
 * A contestant in a thread of its own, so that what the compiler learns about one does not slow another down: state
 * that has once been one of immer's proxies makes the same code a third slower for everybody.
 */
const { id, figures } = workerData as { readonly id: string; readonly figures?: unknown };
const contestant = CONTESTANTS[id]?.(figures) as Contestant;
parentPort?.postMessage({ what: contestant.what });
parentPort?.on('message', (milliseconds: number) => parentPort?.postMessage(contestant.run(milliseconds)));
