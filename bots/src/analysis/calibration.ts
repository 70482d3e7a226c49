import type { GameEntry } from '@signoria/catalogue';
import { at } from '@signoria/engine';

/**
 * Factors on the outputs for chances, before the softmax: `one` if the forecast of one seat is used alone, `all` if the forecasts
 * of all seats are averaged.
 */
interface Sharpness {
  readonly one: number;
  readonly all: number;
}

/** By game and number of players, from two. `npm run calibration` measures them. Above 1: the network is too cautious. */
const SHARPNESS: Readonly<Record<GameEntry['id'], readonly Sharpness[]>> = {
  card: [
    { one: 1.85, all: 2.05 },
    { one: 1.6, all: 1.85 },
    { one: 1.5, all: 1.75 },
  ],
  dice: [
    { one: 1, all: 1 },
    { one: 1, all: 1 },
    { one: 1, all: 1 },
  ],
  firenze: [
    { one: 1, all: 1 },
    { one: 1.15, all: 1.25 },
    { one: 1.15, all: 1.25 },
  ],
  florenza: [
    { one: 1, all: 1.05 },
    { one: 1.55, all: 1.65 },
    { one: 1.6, all: 1.75 },
    { one: 1.2, all: 1.5 },
  ],
};

/** Returns the sharpness with which stated chances agree with results. */
export function sharpnessOf(game: string, seats: number, by: keyof Sharpness): number {
  return seats === 1 ? 1 : at(SHARPNESS[game as GameEntry['id']], seats - 2)[by];
}
