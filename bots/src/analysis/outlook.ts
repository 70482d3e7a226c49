import type { GameState, Seat } from '@signoria/engine';
import { at } from '@signoria/engine';
import { mean } from '../estimate.ts';
import type { Forecaster } from '../learned/forecast.ts';
import { sharpnessOf } from './calibration.ts';

/** The chances and the expected points of the seats in a position. */
export interface Outlook {
  /** The chances to win. They add up to 1. In a solo game the chance is always 1. */
  readonly chances: readonly number[];
  /** The expected final points. */
  readonly points: readonly number[];
}

/** Returns the outlook as one seat forecasts it from what it knows, calibrated for use alone or in a mean of all seats. */
export function outlookFrom(
  forecaster: Forecaster,
  state: GameState,
  viewer: Seat,
  seats: number,
  by: 'one' | 'all' = 'one',
): Outlook {
  const { wins, points } = forecaster.forecastAt(state, viewer, sharpnessOf(forecaster.rules.id, seats, by));
  const bySeat = (values: Float64Array) =>
    Array.from({ length: seats }, (_, seat) => values[(seat - viewer + seats) % seats] as number);
  return { chances: seats === 1 ? [1] : bySeat(wins), points: bySeat(points) };
}

/**
 * Returns the mean of what the seats forecast. It depends only on the state, so the luck of a draw is measured with the
 * same function before and after it.
 */
export function outlookOf(forecaster: Forecaster, state: GameState, seats: number): Outlook {
  return meanOf(Array.from({ length: seats }, (_, viewer) => outlookFrom(forecaster, state, viewer, seats, 'all')));
}

export function meanOf(outlooks: readonly Outlook[]): Outlook {
  return combined((part, seat) => mean(outlooks.map((one) => at(one[part], seat))), at(outlooks, 0));
}

/** Returns by how much one outlook is better than another, for each seat. */
export function difference(one: Outlook, other: Outlook): Outlook {
  return combined((part, seat) => at(one[part], seat) - at(other[part], seat), one);
}

function combined(value: (part: keyof Outlook, seat: Seat) => number, { chances }: Outlook): Outlook {
  const bySeat = (part: keyof Outlook) => chances.map((_, seat) => value(part, seat));
  return { chances: bySeat('chances'), points: bySeat('points') };
}
