import type { Chance } from '@signoria/engine';
import { at, below } from '@signoria/engine';
import { LEAD_UNIT, POINTS_UNIT } from '../learned/forecast.ts';
import { softmax } from '../learned/network.ts';
import type { FloatNetwork } from './floatNetwork.ts';
import type { PolicySamples, ValueSamples } from './samples.ts';

/** Larger errors count as this one, in units of `POINTS_UNIT`: 20 points. */
const LARGEST_ERROR = 2;

/** A replay buffer: the samples of the latest games, up to a number of samples. The oldest game is dropped first. */
export class ReplayBuffer<S extends { readonly starts: Uint32Array }> {
  readonly games: S[] = [];
  private readonly most: number;
  /** The number of samples up to the end of each game. */
  private ends: readonly number[] = [];
  private samples = 0;

  constructor(most: number) {
    this.most = most;
  }

  add(game: S): void {
    this.games.push(game);
    this.samples += sizeOf(game);
    while (this.games.length > 1 && this.samples > this.most) this.samples -= sizeOf(this.games.shift() as S);
    let end = 0;
    this.ends = this.games.map((one) => {
      end += sizeOf(one);
      return end;
    });
  }

  /** Draws a sample: a game and the index of a sample in it. */
  draw(draw: Chance): readonly [S, number] {
    const number = below(draw, this.samples);
    let low = 0;
    let high = this.ends.length - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (at(this.ends, middle) > number) high = middle;
      else low = middle + 1;
    }
    return [at(this.games, low), number - (low === 0 ? 0 : at(this.ends, low - 1))];
  }
}

function sizeOf({ starts }: { readonly starts: Uint32Array }): number {
  return starts.length - 1;
}

const chances = new Float64Array(1024);

/**
 * Computes the forecast of one position in training. Returns the errors of the points by seat counted from the viewer,
 * in the unit of the outputs, and leaves the chances to win in `chances`.
 */
function forecastErrors(network: FloatNetwork, samples: ValueSamples, index: number): readonly number[] {
  const { starts, indices, amounts, evaluated, points } = samples;
  const seats = samples.seats[index] as number;
  const most = network.shape.outputs / 2;
  network.forward(indices, amounts, starts[index] as number, starts[index + 1] as number);
  const errors: number[] = [];
  for (let offset = 0; offset < seats; offset++) {
    const flat = index * most + offset;
    const forecast = (evaluated[flat] as number) + POINTS_UNIT * network.output(offset);
    chances[offset] = forecast / LEAD_UNIT + network.output(most + offset);
    errors.push((forecast - (points[flat] as number)) / POINTS_UNIT);
  }
  softmax(chances, seats);
  return errors;
}

/** Returns the error of the forecast of the viewer's points. */
export function forecastError(network: FloatNetwork, samples: ValueSamples, index: number): number {
  return POINTS_UNIT * at(forecastErrors(network, samples, index), 0);
}

/** Learns the results of one position. */
export function learnValue(network: FloatNetwork, samples: ValueSamples, index: number, rate: number): void {
  const { starts, indices, amounts, wins } = samples;
  const most = network.shape.outputs / 2;
  const errors = forecastErrors(network, samples, index);
  for (const [offset, error] of errors.entries()) {
    network.backpropagateOutput(offset, Math.max(-LARGEST_ERROR, Math.min(LARGEST_ERROR, error)), rate);
    if (errors.length > 1)
      network.backpropagateOutput(
        most + offset,
        (chances[offset] as number) - (wins[index * most + offset] as number),
        rate,
      );
  }
  network.backpropagateFirst(indices, amounts, starts[index] as number, starts[index + 1] as number, rate);
}

/** Learns the move chosen in one position. Returns the chance that the network gave it before. */
export function learnPolicy(network: FloatNetwork, samples: PolicySamples, index: number, rate: number): number {
  const { starts, indices, amounts, legalStarts, legal } = samples;
  const start = starts[index] as number;
  const end = starts[index + 1] as number;
  const from = legalStarts[index] as number;
  const length = (legalStarts[index + 1] as number) - from;
  const chosen = samples.chosen[index] as number;
  network.forward(indices, amounts, start, end);
  for (let move = 0; move < length; move++) chances[move] = network.output(legal[from + move] as number);
  softmax(chances, length);
  let found = 0;
  for (let move = 0; move < length; move++) {
    const key = legal[from + move] as number;
    if (key === chosen) found = chances[move] as number;
    network.backpropagateOutput(key, (chances[move] as number) - (key === chosen ? 1 : 0), rate);
  }
  network.backpropagateFirst(indices, amounts, start, end, rate);
  return found;
}
