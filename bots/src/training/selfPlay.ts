import type { AnyRules, Chance, GameState, Seat, Seed } from '@signoria/engine';
import { at, below, chance, pick } from '@signoria/engine';
import type { PlannedMove } from '../bot.ts';
import type { AnyEvaluation } from '../evaluation.ts';
import { Features } from '../featureTable.ts';
import type { Forecaster, LearnedSearch } from '../learned/forecast.ts';
import { learnedEvaluation } from '../learned/forecast.ts';
import { softmax } from '../learned/network.ts';
import type { LearnedSettings } from '../learned/settings.ts';
import { plannedMove } from '../plan.ts';
import type { SearchNode } from '../search.ts';
import { endedLines, equalBest, newSearch, pathOf } from '../search.ts';
import { plannedMoves } from '../searchingBot.ts';
import type { Positions, ValueSamples } from './samples.ts';
import { DecisionList, PositionList } from './samples.ts';
import type { TrainingSettings } from './settings.ts';
import { STRIDE } from './settings.ts';
import type { GameSamples } from './training.ts';

/** The share of searched decisions in which the line is drawn by softmax of the values, and its temperature in points. */
const SOFTMAX_SHARE = 0.35;
const TEMPERATURE = 1.5;
/** The share of searched decisions in which the move is drawn uniformly from all legal moves. */
const UNIFORM_SHARE = 0.01;

/** A game of self-play: what can be learned from it, and its final points by seat. */
export interface SelfPlayGame extends GameSamples {
  readonly totals: readonly number[];
}

/** The positions of a game as one seat sees them, with its forecasts. */
interface Trajectory {
  readonly evaluated: number[][];
  readonly points: number[][];
  readonly wins: number[][];
  readonly positions: PositionList;
}

/** Plays a game of the network against itself and returns what can be learned from it. */
export function selfPlay(
  rules: AnyRules,
  options: unknown,
  seats: number,
  seed: Seed,
  forecaster: Forecaster,
  settings: Omit<TrainingSettings, 'seats'> & LearnedSearch & Pick<LearnedSettings, 'policyReadsParts'>,
): SelfPlayGame {
  const { lambda, positions, policyReadsParts } = settings;
  const evaluation = learnedEvaluation(forecaster, settings);
  const state = rules.setup(options, seats, seed);
  const draw = chance(seed, 'training');
  const trajectories = Array.from({ length: seats }, () => ({
    evaluated: [],
    points: [],
    wins: [],
    positions: new PositionList(),
  }));
  const decisions = new DecisionList();
  const features = new Features();
  const plans: (readonly PlannedMove[])[] = Array.from({ length: seats }, () => []);
  let count = below(draw, STRIDE);
  for (let [seat] = rules.pending(state); seat !== undefined; [seat] = rules.pending(state)) {
    const moves = rules.moves(state, seat);
    if (moves.length === 1) {
      rules.apply(state, seat, moves[0]);
      continue;
    }
    const { best, move } = choose(rules, evaluation, state, seat, moves, draw, plans, positions);
    forecaster.table.write(
      features,
      state,
      seat,
      seats,
      policyReadsParts ? forecaster.evaluation.parts(state, seat) : null,
    );
    decisions.add(
      features,
      moves.map((one) => rules.key(one)),
      rules.key(best),
    );
    rules.apply(state, seat, move);
    if (rules.pending(state).length === 0) break;
    if (count++ % STRIDE === 0)
      for (const [viewer, trajectory] of trajectories.entries()) addForecast(forecaster, trajectory, state, viewer);
  }
  return {
    values: valuesOf(forecaster, state, trajectories, lambda),
    decisions: decisions.done(),
    totals: rules.totals(state),
  };
}

/** Returns the best move found and the move to play, which may be another one, for variety. */
function choose(
  rules: AnyRules,
  evaluation: AnyEvaluation,
  state: GameState,
  seat: Seat,
  moves: readonly unknown[],
  draw: Chance,
  plans: (readonly PlannedMove[])[],
  positions: number,
): { readonly best: unknown; readonly move: unknown } {
  if (evaluation.keepsPlans) {
    const planned = plannedMove(rules, rules.sharedView(state, seat), moves, at(plans, seat));
    plans[seat] = at(plans, seat).slice(1);
    if (planned !== undefined) return { best: planned, move: planned };
  }
  const search = newSearch(rules, evaluation, rules.view(state, seat), seat, draw, positions);
  const lines = endedLines(search, moves);
  const best = at(equalBest(lines), 0);
  const chosen = below(draw, 1000) < 1000 * SOFTMAX_SHARE ? drawn(lines, draw) : best;
  plans[seat] = plannedMoves(search, chosen);
  const move = below(draw, 1000) < 1000 * UNIFORM_SHARE ? pick(draw, moves) : at(pathOf(chosen), 0).move;
  return { best: at(pathOf(best), 0).move, move };
}

/** Draws a line: better ones are more likely. */
function drawn(lines: readonly SearchNode[], draw: Chance): SearchNode {
  const chances = Float64Array.from(lines, ({ value }) => value / TEMPERATURE);
  softmax(chances, chances.length);
  let left = below(draw, 1e6) / 1e6;
  for (const [index, line] of lines.entries()) {
    left -= chances[index] as number;
    if (left < 0) return line;
  }
  return at(lines, 0);
}

function addForecast(forecaster: Forecaster, trajectory: Trajectory, state: GameState, viewer: Seat): void {
  const { seats, evaluated, points, wins } = forecaster.forecastAt(state, viewer);
  trajectory.evaluated.push([...evaluated.subarray(0, seats)]);
  trajectory.points.push([...points.subarray(0, seats)]);
  trajectory.wins.push([...wins.subarray(0, seats)]);
  trajectory.positions.add(forecaster.features);
}

/** Computes the results to learn (λ-returns), from the last position back to the first. */
function valuesOf(
  forecaster: Forecaster,
  state: GameState,
  trajectories: readonly Trajectory[],
  lambda: number,
): ValueSamples {
  const seats = trajectories.length;
  const most = forecaster.forecast.points.length;
  const all = trajectories.map(({ positions }) => positions.done());
  const length = trajectories.reduce((sum, { points }) => sum + points.length, 0);
  const samples = {
    evaluated: new Float32Array(length * most),
    points: new Float32Array(length * most),
    wins: new Float32Array(length * most),
  };
  let base = 0;
  for (const [viewer, trajectory] of trajectories.entries()) {
    const result = forecaster.forecastAt(state, viewer);
    const points = [...result.points];
    const wins = [...result.wins];
    for (let index = trajectory.points.length - 1; index >= 0; index--) {
      for (let offset = 0; offset < seats; offset++) {
        const flat = (base + index) * most + offset;
        samples.evaluated[flat] = at(at(trajectory.evaluated, index), offset);
        samples.points[flat] = at(points, offset);
        samples.wins[flat] = at(wins, offset);
        points[offset] = lambda * at(points, offset) + (1 - lambda) * at(at(trajectory.points, index), offset);
        wins[offset] = lambda * at(wins, offset) + (1 - lambda) * at(at(trajectory.wins, index), offset);
      }
    }
    base += trajectory.points.length;
  }
  return { ...joined(all), seats: new Uint16Array(length).fill(seats), ...samples };
}

function joined(all: readonly Positions[]): Positions {
  const starts = [0];
  const indices: number[] = [];
  const amounts: number[] = [];
  for (const one of all) {
    const base = indices.length;
    for (const index of one.indices) indices.push(index);
    for (const amount of one.amounts) amounts.push(amount);
    for (const start of one.starts.subarray(1)) starts.push(base + start);
  }
  return { starts: Uint32Array.from(starts), indices: Uint16Array.from(indices), amounts: Int16Array.from(amounts) };
}
