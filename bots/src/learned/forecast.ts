import type { AnyRules, GameState, Seat } from '@signoria/engine';
import { at } from '@signoria/engine';
import type { AnyEvaluation, Parts } from '../evaluation.ts';
import { overratedBy, tempered } from '../evaluation.ts';
import type { AnyFeatureTable } from '../featureTable.ts';
import { Features } from '../featureTable.ts';
import type { Temper } from '../tempers.ts';
import type { Network } from './network.ts';
import { softmax } from './network.ts';

/** The points that an output of 1 means. */
export const POINTS_UNIT = 10;
/** The lead in expected points that multiplies the odds of winning by e, before the network corrects them. */
export const LEAD_UNIT = 6;
/** The points that a certain win is worth in the value of a position. */
const WIN_WORTH = 20;

/** The expected final points and chances to win, by seat counted from the viewer. */
export interface Forecast {
  seats: number;
  /** The points that the evaluation alone expects; in a finished game those scored. */
  readonly evaluated: Float64Array;
  readonly points: Float64Array;
  readonly wins: Float64Array;
}

/**
 * Forecasts results as a seat sees them. The network corrects the hand-made evaluation: its outputs are differences to
 * the evaluation's points, and to the chances that follow from those points.
 */
export class Forecaster {
  readonly features = new Features();
  readonly forecast: Forecast;
  readonly rules: AnyRules;
  readonly evaluation: AnyEvaluation;
  readonly table: AnyFeatureTable;
  private readonly network: Network;
  /** The parts of the last position; none for a finished game. */
  private parts: readonly Parts[] = [];

  constructor(rules: AnyRules, evaluation: AnyEvaluation, table: AnyFeatureTable, network: Network) {
    this.rules = rules;
    this.evaluation = evaluation;
    this.table = table;
    this.network = network;
    const { max } = rules.seats;
    const bySeat = () => new Float64Array(max);
    this.forecast = { seats: 0, evaluated: bySeat(), points: bySeat(), wins: bySeat() };
  }

  /** Computes the forecast. The result is overwritten by the next call. A sharpness above 1 makes chances less even. */
  forecastAt(state: GameState, viewer: Seat, sharpness = 1): Forecast {
    if (this.rules.pending(state).length === 0) return this.result(state, viewer);
    this.parts = this.evaluation.parts(state, viewer);
    this.table.write(this.features, state, viewer, this.parts.length, this.parts);
    this.network.read(this.features);
    return this.outputs(viewer, sharpness);
  }

  private outputs(viewer: Seat, sharpness: number): Forecast {
    const { parts } = this;
    const { evaluated, points, wins } = this.forecast;
    const seats = parts.length;
    this.forecast.seats = seats;
    for (let offset = 0; offset < seats; offset++) {
      const own = withoutRivals(at(parts, (viewer + offset) % seats));
      evaluated[offset] = own;
      points[offset] = own + POINTS_UNIT * this.network.output(offset);
      wins[offset] = sharpness * ((points[offset] as number) / LEAD_UNIT + this.network.output(points.length + offset));
    }
    softmax(wins, seats);
    return this.forecast;
  }

  private result(state: GameState, viewer: Seat): Forecast {
    const { evaluated, points, wins } = this.forecast;
    const scores = this.rules.scores(state);
    const seats = scores.length;
    this.forecast.seats = seats;
    const winners = scores.filter(({ rank }) => rank === 1).length;
    for (let offset = 0; offset < seats; offset++) {
      const { total, rank } = at(scores, (viewer + offset) % seats);
      evaluated[offset] = total;
      points[offset] = total;
      wins[offset] = rank === 1 ? 1 / winners : 0;
    }
    this.features.length = 0;
    this.parts = [];
    return this.forecast;
  }

  /** Returns the value of a position for a seat: its lead in expected points and the worth of its chance to win; in solo games its points. */
  value(state: GameState, seat: Seat, liked: readonly string[] = []): number {
    const { seats, points, wins } = this.forecastAt(state, seat);
    const own = this.parts[seat];
    const value = (points[0] as number) + (own === undefined ? 0 : overratedBy(own, liked));
    if (seats === 1) return value;
    let best = points[1] as number;
    for (let offset = 2; offset < seats; offset++) best = Math.max(best, points[offset] as number);
    return value - best + WIN_WORTH * (wins[0] as number);
  }
}

/** Returns the points that the evaluation expects a seat to have at the end. */
function withoutRivals(parts: Parts): number {
  let sum = 0;
  for (const part in parts) if (part !== 'rivals') sum += parts[part] as number;
  return sum;
}

/** Settings of a search with the network; those of the hand-made evaluation if absent. */
export interface LearnedSearch extends Pick<AnyEvaluation, 'beam' | 'positions' | 'shortList' | 'keepsPlans'> {
  /** True if the network also values the positions inside a turn, not only its ends. */
  readonly everywhere: boolean;
}

/** Returns an evaluation by the network: of the ends of lines and, if `everywhere` is true, of all positions inside them. */
export function learnedEvaluation(
  forecaster: Forecaster,
  { everywhere, ...search }: LearnedSearch,
  temper: Temper | null = null,
): AnyEvaluation {
  const evaluation = tempered(forecaster.evaluation, temper);
  const { beam = evaluation.beam, positions = evaluation.positions, keepsPlans = evaluation.keepsPlans } = search;
  const liked = temper === null ? [] : evaluation.tempers?.[temper];
  const leafValue = (state: GameState, seat: Seat) => forecaster.value(state, seat, liked);
  const worth = everywhere ? leafValue : evaluation.worth;
  return { ...evaluation, worth, leafValue, beam, positions, shortList: search.shortList, keepsPlans };
}
