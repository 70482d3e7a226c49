import { CATALOGUE } from '@signoria/catalogue/all';
import { chance, seedFromText } from '@signoria/engine';
import { describe, expect, test } from 'vitest';
import { Features, ONE } from '../src/featureTable.ts';
import { exponential, Network, SECOND_SCALE, softmax } from '../src/learned/network.ts';
import type { StoredWeights } from '../src/learned/weights.ts';
import { moveHash, readPolicy, readValue, storePolicy, storeValue } from '../src/learned/weights.ts';
import { FloatNetwork } from '../src/training/floatNetwork.ts';

const SHAPE = { inputs: 20, hidden: 8, outputs: 3 };
const rules = CATALOGUE.card?.rules ?? expect.fail('there is no Card Game');

function features(...pairs: readonly (readonly [number, number])[]): Features {
  const out = new Features();
  for (const [index, amount] of pairs) out.add(index, amount);
  return out;
}

/** Lets the running mean of the weights reach the weights. */
function settle(network: FloatNetwork): void {
  for (let step = 0; step < 2000; step++) network.updateMeans();
}

/** Returns a network that has learned a little, so that no layer is zero. */
function taught(shape = SHAPE): FloatNetwork {
  const network = new FloatNetwork(shape, chance(seedFromText('network'), 'weights'));
  for (let step = 0; step < 50; step++) {
    const { indices, amounts, length } = features([step % shape.inputs, ONE], [(step * 7) % shape.inputs, 5]);
    network.forward(indices, amounts, 0, length);
    network.backpropagateOutput(step % shape.outputs, network.output(step % shape.outputs) - (step % 4), 0.02);
    network.backpropagateFirst(indices, amounts, 0, length, 0.02);
  }
  settle(network);
  return network;
}

describe('a network of integers', () => {
  test('computes nearly the same as the network it was rounded from', () => {
    const float = taught();
    const network = new Network(float.integers());
    for (let index = 0; index < SHAPE.inputs; index++) {
      const set = features([index, 3 * ONE], [(index + 5) % SHAPE.inputs, -ONE]);
      float.forward(set.indices, set.amounts, 0, set.length);
      network.read(set);
      for (let output = 0; output < SHAPE.outputs; output++)
        expect(network.output(output)).toBeCloseTo(float.output(output), 1);
    }
  });

  test('gives the same digits on every machine', () => {
    const network = new Network(taught().integers());
    network.read(features([1, ONE], [2, 7], [3, -20]));
    expect([0, 1, 2].map((output) => network.output(output))).toEqual(GOLDEN);
    expect(GOLDEN.every((output) => Number.isInteger(output * 2 ** 24))).toBe(true);
  });
});
const GOLDEN = [0.5583649277687073, 0.8113237619400024, 0.7248831987380981];

test('a network learns what it is taught', () => {
  const network = new FloatNetwork(SHAPE, chance(seedFromText('learn'), 'weights'));
  const set = features([0, ONE], [4, ONE]);
  const other = features([0, ONE], [5, ONE]);
  for (let step = 0; step < 400; step++)
    for (const [{ indices, amounts, length }, target] of [
      [set, 2],
      [other, -1],
    ] as const) {
      network.forward(indices, amounts, 0, length);
      network.backpropagateOutput(1, network.output(1) - target, 0.01);
      network.backpropagateFirst(indices, amounts, 0, length, 0.01);
    }
  settle(network);
  const integers = new Network(network.integers());
  integers.read(set);
  expect(integers.output(1)).toBeCloseTo(2, 0);
  integers.read(other);
  expect(integers.output(1)).toBeCloseTo(-1, 0);
});

test('the running mean follows the weights slowly', () => {
  const network = new FloatNetwork(SHAPE, chance(seedFromText('mean'), 'weights'));
  network.layers.secondBias.weights[0] = 1;
  const bias = () => network.integers().secondBias[0] ?? 0;
  expect(bias()).toBe(0);
  network.updateMeans();
  expect(bias()).toBe(Math.round(0.02 * SECOND_SCALE));
});

test('exponential is near to Math.exp, and softmax sums to 1', () => {
  for (const x of [-8, -1, -0.1, 0, 0.5, 3]) expect(exponential(x) / Math.exp(x)).toBeCloseTo(1, 1);
  const chances = Float64Array.of(1, 3, 2, 99);
  softmax(chances, 3);
  expect((chances[0] ?? 0) + (chances[1] ?? 0) + (chances[2] ?? 0)).toBeCloseTo(1, 12);
  expect(chances[1]).toBeGreaterThan(chances[2] ?? 0);
  expect(chances[3]).toBe(99);
});

describe('stored weights', () => {
  const value = taught().integers();
  const policy = taught({ ...SHAPE, outputs: rules.everyMove.length }).integers();
  const stored: StoredWeights = {
    ...{ layout: 7, seed: 's', games: 1, policyGames: null },
    value: storeValue(value),
    policy: storePolicy(policy),
    moves: rules.everyMove.map(moveHash),
  };
  const table = { size: SHAPE.inputs, layout: 7, write: () => {} };

  test('are read as they were written', () => {
    expect(readValue(stored, table)).toEqual(value);
    const read = readPolicy(stored, rules);
    for (const [index, weight] of policy.first.entries())
      expect(Math.abs((read.first[index] ?? 0) - weight)).toBeLessThan(17);
    expect(read.secondBias).toEqual(policy.secondBias);
  });

  test('are rejected if the features changed or data is missing', () => {
    expect(() => readValue(stored, { ...table, layout: 8 })).toThrow('other features');
    const short = { ...stored, value: { ...stored.value, data: stored.value.data.slice(0, 40) } };
    expect(() => readValue(short, table)).toThrow('incomplete');
  });

  test('find the outputs of the policy by the moves, not by their numbers', () => {
    const moves = stored.moves.toReversed();
    const turned = readPolicy({ ...stored, moves }, rules);
    const straight = readPolicy(stored, rules);
    const last = rules.everyMove.length - 1;
    expect(turned.secondBias[0]).toBe(straight.secondBias[last]);
    expect(turned.second.subarray(0, SHAPE.hidden)).toEqual(straight.second.subarray(last * SHAPE.hidden));
    const without = readPolicy({ ...stored, moves: moves.map((hash, row) => (row === last ? 0 : hash)) }, rules);
    expect([...without.second.subarray(0, SHAPE.hidden)]).toEqual(Array(SHAPE.hidden).fill(0));
  });
});
