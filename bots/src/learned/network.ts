import type { Features } from '../featureTable.ts';
import { ONE } from '../featureTable.ts';

/** Units of the hidden layer without an activation: a linear path from the features to the outputs. */
export const LINEAR_UNITS = 4;

/** The stored number of a weight of 1 in the first layer and in the second. */
export const FIRST_SCALE = 1024;
export const SECOND_SCALE = 1024;

/** The sizes of a network with one hidden layer. */
export interface NetworkShape {
  readonly inputs: number;
  readonly hidden: number;
  readonly outputs: number;
}

/** The weights of a network as integers. The first layer is stored by input, the second by output. */
export interface IntegerWeights extends NetworkShape {
  readonly first: Int16Array;
  readonly firstBias: Int32Array;
  readonly second: Int16Array;
  readonly secondBias: Int32Array;
}

/**
 * Computes a network with whole numbers only. Every sum is exact, so each machine and browser gets the same result, in
 * any order. The numbers are stored as floating-point numbers, which V8 multiplies twice as fast as integers. The hidden
 * layer is kept, so that several outputs can be read after one pass.
 */
export class Network {
  readonly weights: IntegerWeights;
  private readonly first: Float64Array;
  private readonly second: Float64Array;
  private readonly units: Float64Array;

  constructor(weights: IntegerWeights) {
    if (weights.hidden % 4 !== 0) throw new Error(`${weights.hidden} hidden units are not a multiple of four`);
    this.weights = weights;
    this.first = Float64Array.from(weights.first);
    this.second = Float64Array.from(weights.second);
    this.units = new Float64Array(weights.hidden);
  }

  /** Computes the hidden layer, four units at a time, so that their sums stay in registers (docs/performance.md). */
  read(features: Features): void {
    const { hidden } = this.weights;
    for (let unit = 0; unit < hidden; unit += 4) this.readFour(features, unit);
    for (let unit = LINEAR_UNITS; unit < hidden; unit++) if ((this.units[unit] as number) < 0) this.units[unit] = 0;
  }

  private readFour({ indices, amounts, length }: Features, unit: number): void {
    const { first, units } = this;
    const { firstBias, hidden } = this.weights;
    let one = firstBias[unit] as number;
    let two = firstBias[unit + 1] as number;
    let three = firstBias[unit + 2] as number;
    let four = firstBias[unit + 3] as number;
    for (let index = 0; index < length; index++) {
      const amount = amounts[index] as number;
      const weight = (indices[index] as number) * hidden + unit;
      one += amount * (first[weight] as number);
      two += amount * (first[weight + 1] as number);
      three += amount * (first[weight + 2] as number);
      four += amount * (first[weight + 3] as number);
    }
    units[unit] = one;
    units[unit + 1] = two;
    units[unit + 2] = three;
    units[unit + 3] = four;
  }

  output(output: number): number {
    const { second, units } = this;
    const { secondBias, hidden } = this.weights;
    let one = (secondBias[output] as number) * ONE * FIRST_SCALE;
    let [two, three, four] = [0, 0, 0];
    const row = output * hidden;
    for (let unit = 0; unit < hidden; unit += 4) {
      one += (units[unit] as number) * (second[row + unit] as number);
      two += (units[unit + 1] as number) * (second[row + unit + 1] as number);
      three += (units[unit + 2] as number) * (second[row + unit + 2] as number);
      four += (units[unit + 3] as number) * (second[row + unit + 3] as number);
    }
    return (one + two + three + four) / (ONE * FIRST_SCALE * SECOND_SCALE);
  }
}

/**
 * Approximates e to the power of x as (1 + x / 4096)^4096, with x limited to ±40. IEEE 754 defines how these operations are
 * rounded, while `Math.exp` may differ between browsers in the last digit.
 */
export function exponential(x: number): number {
  let power = 1 + Math.max(-40, Math.min(40, x)) / 4096;
  for (let square = 0; square < 12; square++) power *= power;
  return power;
}

/** Replaces numbers by probabilities that sum to 1, each proportional to the exponential of its number. */
export function softmax(numbers: Float64Array, length: number): void {
  let most = numbers[0] as number;
  for (let index = 1; index < length; index++) most = Math.max(most, numbers[index] as number);
  let sum = 0;
  for (let index = 0; index < length; index++) {
    const power = exponential((numbers[index] as number) - most);
    numbers[index] = power;
    sum += power;
  }
  for (let index = 0; index < length; index++) numbers[index] = (numbers[index] as number) / sum;
}
