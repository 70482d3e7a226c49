import { once } from 'node:events';
import { parentPort, workerData } from 'node:worker_threads';
import type { AttackSize } from './attack.ts';
import { ATTACKS } from './attacks.ts';

/** Runs an attack in a thread of its own, so that its CPU use does not delay the measured players. */
const { id, address, size } = workerData as { id: string; address: string; size: AttackSize };
const attack = ATTACKS.find((one) => one.id === id);
if (parentPort === null || attack === undefined)
  throw new Error('bench: the attacker thread was started without an attack');

const begin = await attack.prepare(address, size);
const startMessage = once(parentPort, 'message');
parentPort.postMessage('ready');
await startMessage;
await begin(); // the main thread terminates this one
