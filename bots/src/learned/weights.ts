import type { AnyRules } from '@signoria/engine';
import { hashOf } from '@signoria/engine';
import type { AnyFeatureTable } from '../featureTable.ts';
import type { IntegerWeights, NetworkShape } from './network.ts';

/** A network as text: sizes, and the integers of its weights in base64. */
export interface StoredNetwork extends NetworkShape {
  readonly data: string;
}

/** The weights of a game as they are stored. `npm run train` writes them. */
export interface StoredWeights {
  /** The hash of the feature table that the weights belong to. */
  readonly layout: number;
  /** The seed of the training, and its planned number of games. Training plays whole generations, so it may play a few more. */
  readonly seed: string;
  readonly games: number;
  /** The planned number of games of the policy alone; null if both networks were trained together. */
  readonly policyGames: number | null;
  readonly value: StoredNetwork;
  readonly policy: StoredNetwork;
  /** A hash of each move that the policy has an output for. Moves added later have none. */
  readonly moves: readonly number[];
}

/** The divisor of the policy's weights: they are stored in one byte each. */
const COARSE = 32;
const LARGEST_BYTE = 127;

/** Returns a number that identifies a move in all versions of a game that have it. */
export function moveHash(move: unknown): number {
  return hashOf(move);
}

/** Stores the value network exactly, with two bytes for each weight. */
export function storeValue(weights: IntegerWeights): StoredNetwork {
  return store(weights, [weights.first, weights.second, weights.firstBias, weights.secondBias]);
}

/** Stores the policy with one byte for each weight. */
export function storePolicy(weights: IntegerWeights): StoredNetwork {
  const coarse = (list: Int16Array) =>
    Int8Array.from(list, (weight) => Math.max(-LARGEST_BYTE, Math.min(LARGEST_BYTE, Math.round(weight / COARSE))));
  return store(weights, [coarse(weights.first), coarse(weights.second), weights.firstBias, weights.secondBias]);
}

type Numbers = Int8Array | Int16Array | Int32Array;

function store({ inputs, hidden, outputs }: NetworkShape, lists: readonly Numbers[]): StoredNetwork {
  const bytes = lists.flatMap(({ buffer, byteOffset, byteLength }) => [
    ...new Uint8Array(buffer, byteOffset, byteLength),
  ]);
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return { inputs, hidden, outputs, data: btoa(text) };
}

/** Reads the value network of a game. Throws if it was trained for another feature table. */
export function readValue({ layout, value }: StoredWeights, table: AnyFeatureTable): IntegerWeights {
  if (layout !== table.layout) throw new Error('the weights belong to other features; run npm run train');
  const read = reader(value);
  const { inputs, hidden, outputs } = value;
  const first = new Int16Array(read(2 * inputs * hidden));
  const second = new Int16Array(read(2 * outputs * hidden));
  return { inputs, hidden, outputs, first, second, ...biases(value, read) };
}

/** Reads the policy of a game, its outputs in the order of the game's moves. Moves that it lacks get the output 0. */
export function readPolicy({ policy, moves }: StoredWeights, rules: AnyRules): IntegerWeights {
  const read = reader(policy);
  const { inputs, hidden, outputs } = policy;
  const fine = (size: number) => Int16Array.from(new Int8Array(read(size)), (weight) => weight * COARSE);
  const first = fine(inputs * hidden);
  const stored = fine(outputs * hidden);
  const { firstBias, secondBias: storedBias } = biases(policy, read);
  const rows = new Map(moves.map((hash, row) => [hash, row]));
  const second = new Int16Array(rules.everyMove.length * hidden);
  const secondBias = new Int32Array(rules.everyMove.length);
  for (const [key, move] of rules.everyMove.entries()) {
    const row = rows.get(moveHash(move));
    if (row === undefined) continue;
    second.set(stored.subarray(row * hidden, (row + 1) * hidden), key * hidden);
    secondBias[key] = storedBias[row] as number;
  }
  return { inputs, hidden, outputs: rules.everyMove.length, first, firstBias, second, secondBias };
}

function biases({ hidden, outputs }: NetworkShape, read: (bytes: number) => ArrayBuffer) {
  return { firstBias: new Int32Array(read(4 * hidden)), secondBias: new Int32Array(read(4 * outputs)) };
}

/** Returns a function that reads the next bytes of the data. */
function reader({ data }: StoredNetwork): (bytes: number) => ArrayBuffer {
  const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
  let start = 0;
  return (count) => {
    const part = bytes.slice(start, start + count);
    if (part.length < count) throw new Error('the weights are incomplete');
    start += count;
    return part.buffer;
  };
}
