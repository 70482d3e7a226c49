import type { AnyRules, Chance, Decision, GameState } from '@signoria/engine';
import { drawnSeed } from '@signoria/engine';
import type { Forecaster } from '../learned/forecast.ts';
import type { Outlook } from './outlook.ts';
import { difference, meanOf, outlookOf } from './outlook.ts';

/** The number of other outcomes drawn for each decision that revealed something, and of other deals. */
const OUTCOMES = 32;

/**
 * Returns the luck of a decision that revealed something: the outlook after it minus the mean over other outcomes of the
 * same decision. The secrets of the seats stay, so only draws and rolls count.
 */
export function luckOf(
  rules: AnyRules,
  forecaster: Forecaster,
  before: GameState,
  { seat, move }: Decision<unknown>,
  after: Outlook,
  draw: Chance,
): Outlook {
  const other = () => {
    const state = rules.redraw(before, draw);
    rules.apply(state, seat, move);
    return outlookOf(forecaster, state, after.points.length);
  };
  return difference(after, meanOf(Array.from({ length: OUTCOMES }, other)));
}

/** Returns the mean outlook over other deals: what each seat can expect before anything is dealt. */
export function expectedDeal(
  rules: AnyRules,
  forecaster: Forecaster,
  options: unknown,
  seats: number,
  draw: Chance,
): Outlook {
  const other = () => outlookOf(forecaster, rules.setup(options, seats, drawnSeed(draw)), seats);
  return meanOf(Array.from({ length: OUTCOMES }, other));
}
