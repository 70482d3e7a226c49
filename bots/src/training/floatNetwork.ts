import { ONE } from '../featureTable.ts';
import type { IntegerWeights, NetworkShape } from '../learned/network.ts';
import { FIRST_SCALE, LINEAR_UNITS, SECOND_SCALE } from '../learned/network.ts';

/** RMSprop: the decay of the mean squares, and the term that avoids division by zero. */
const DECAY = 0.999;
const TINY = 1e-6;
const LARGEST = 32_767;

/** The share of the current weights in each step of their running mean. */
const MEAN_SHARE = 0.02;

/** The weights of one layer in training, their running mean, and the mean square of each gradient. */
interface Layer {
  readonly weights: Float32Array;
  readonly means: Float32Array;
  readonly squares: Float32Array;
}

type Layers = Readonly<Record<'first' | 'firstBias' | 'second' | 'secondBias', Layer>>;

const layer = (size: number): Layer => ({
  weights: new Float32Array(size),
  means: new Float32Array(size),
  squares: new Float32Array(size).fill(1e-3),
});

/** A network in training, in floating-point numbers. `integers` rounds it to the network that plays. */
export class FloatNetwork {
  readonly shape: NetworkShape;
  readonly layers: Layers;
  private readonly sums: Float64Array;
  private readonly gradients: Float64Array;

  constructor(shape: NetworkShape, draw: () => number) {
    const { inputs, hidden, outputs } = shape;
    this.shape = shape;
    this.layers = {
      first: layer(inputs * hidden),
      firstBias: layer(hidden),
      second: layer(outputs * hidden),
      secondBias: layer(outputs),
    };
    const { first } = this.layers;
    for (let index = 0; index < first.weights.length; index++) first.weights[index] = (draw() / 2 ** 32 - 0.5) * 0.2;
    first.means.set(first.weights);
    this.sums = new Float64Array(hidden);
    this.gradients = new Float64Array(hidden);
  }

  /** Copies the layers of a network of the same shape. */
  restore(layers: Layers): void {
    for (const name of ['first', 'firstBias', 'second', 'secondBias'] as const)
      for (const list of ['weights', 'means', 'squares'] as const) this.layers[name][list].set(layers[name][list]);
  }

  /** Moves the running mean of the weights towards the current ones. */
  updateMeans(): void {
    for (const { weights, means } of Object.values(this.layers) as Layer[])
      for (let index = 0; index < means.length; index++)
        means[index] = (means[index] as number) + MEAN_SHARE * ((weights[index] as number) - (means[index] as number));
  }

  /** Computes the hidden layer for features from `start` to `end`. */
  forward(indices: Uint16Array, amounts: Int16Array, start: number, end: number): void {
    const { hidden } = this.shape;
    const { sums } = this;
    const first = this.layers.first.weights;
    sums.set(this.layers.firstBias.weights);
    for (let index = start; index < end; index++) {
      const amount = (amounts[index] as number) / ONE;
      let weight = (indices[index] as number) * hidden;
      for (let unit = 0; unit < hidden; unit++)
        sums[unit] = (sums[unit] as number) + amount * (first[weight++] as number);
    }
    for (let unit = LINEAR_UNITS; unit < hidden; unit++) if ((sums[unit] as number) < 0) sums[unit] = 0;
    this.gradients.fill(0);
  }

  output(output: number): number {
    const { hidden } = this.shape;
    const second = this.layers.second.weights;
    let sum = this.layers.secondBias.weights[output] as number;
    let weight = output * hidden;
    for (let unit = 0; unit < hidden; unit++) sum += (this.sums[unit] as number) * (second[weight++] as number);
    return sum;
  }

  /** Changes the weights of an output by its gradient, and adds to the gradients of the hidden layer. */
  backpropagateOutput(output: number, gradient: number, rate: number): void {
    const { hidden } = this.shape;
    const { second, secondBias } = this.layers;
    let weight = output * hidden;
    for (let unit = 0; unit < hidden; unit++) {
      this.gradients[unit] = (this.gradients[unit] as number) + gradient * (second.weights[weight] as number);
      step(second, weight++, gradient * (this.sums[unit] as number), rate);
    }
    step(secondBias, output, gradient, rate);
  }

  /** Changes the first layer by the gradients collected by `backpropagateOutput`, for the same features as `forward`. */
  backpropagateFirst(indices: Uint16Array, amounts: Int16Array, start: number, end: number, rate: number): void {
    const { hidden } = this.shape;
    const { gradients, sums } = this;
    const { first, firstBias } = this.layers;
    for (let unit = 0; unit < hidden; unit++) {
      if (unit >= LINEAR_UNITS && (sums[unit] as number) <= 0) gradients[unit] = 0;
      if (gradients[unit] !== 0) step(firstBias, unit, gradients[unit] as number, rate);
    }
    const { weights, squares } = first; // `step` inlined for speed
    for (let index = start; index < end; index++) {
      const amount = (amounts[index] as number) / ONE;
      const base = (indices[index] as number) * hidden;
      for (let unit = 0; unit < hidden; unit++) {
        if (gradients[unit] === 0) continue;
        const gradient = (gradients[unit] as number) * amount;
        const square = DECAY * (squares[base + unit] as number) + (1 - DECAY) * gradient * gradient;
        squares[base + unit] = square;
        weights[base + unit] = (weights[base + unit] as number) - (rate * gradient) / (Math.sqrt(square) + TINY);
      }
    }
  }

  /** Returns the running mean of the weights, rounded to integers: it plays better than the current weights. */
  integers(): IntegerWeights {
    const { first, firstBias, second, secondBias } = this.layers;
    return {
      ...this.shape,
      first: Int16Array.from(first.means, (weight) => rounded(weight * FIRST_SCALE)),
      firstBias: Int32Array.from(firstBias.means, (weight) => Math.round(weight * ONE * FIRST_SCALE)),
      second: Int16Array.from(second.means, (weight) => rounded(weight * SECOND_SCALE)),
      secondBias: Int32Array.from(secondBias.means, (weight) => Math.round(weight * SECOND_SCALE)),
    };
  }
}

function rounded(weight: number): number {
  return Math.max(-LARGEST, Math.min(LARGEST, Math.round(weight)));
}

function step({ weights, squares }: Layer, index: number, gradient: number, rate: number): void {
  const square = DECAY * (squares[index] as number) + (1 - DECAY) * gradient * gradient;
  squares[index] = square;
  weights[index] = (weights[index] as number) - (rate * gradient) / (Math.sqrt(square) + TINY);
}
