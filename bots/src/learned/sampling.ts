import type { AnyRules, Chance, GameState, GameView, Seat } from '@signoria/engine';
import { at, chance, drawnSeed } from '@signoria/engine';
import { estimate } from '../estimate.ts';
import type { Search, SearchNode } from '../search.ts';
import { pathOf } from '../search.ts';
import type { Policy } from './policy.ts';

export interface SamplingLimits {
  /** The most lines that are compared. */
  readonly lines: number;
  /** Lines further behind the best one, in points, are not compared. */
  readonly window: number;
  /** Samples of all lines together. */
  readonly samples: number;
  /** Decisions played by the policy in each sample. */
  readonly decisions: number;
  /** The number of samples that a line's value before sampling counts as. */
  readonly prior: number;
}

/** A line with the values of its samples. */
export interface SampledLine {
  readonly line: SearchNode;
  readonly moves: readonly unknown[];
  /** By number of the sample. The same number means the same guess and draws for all lines. */
  readonly values: number[];
  sum: number;
}

/** The number of samples of each line between two checks whether the best line is clear. */
const CHECKED_EVERY = 16;
/** The best line is clear if it leads every other line by this many standard errors. */
const CLEAR = 4;

/**
 * Compares lines by samples (sequential halving). Each sample plays the line in a guessed state, lets the policy play
 * on for some decisions, and evaluates the end. All lines use the same guesses and draws. After each round the worse
 * half of the lines is dropped. Returns the lines that were compared, the best first. Ends early when the best line is
 * clear, or when `isLate` returns true.
 */
export function compareBySamples(
  search: Search,
  policy: Policy,
  view: GameView,
  lines: readonly SearchNode[],
  draw: Chance,
  limits: SamplingLimits,
): readonly SampledLine[] {
  const { evaluation, isLate } = search;
  const sample = newSample(search, policy, view, draw, limits);
  const byValue = (one: SampledLine, other: SampledLine) =>
    sampledValue(other, limits.prior) - sampledValue(one, limits.prior);
  const dropped: SampledLine[] = [];
  const open = shortList(lines, limits, evaluation.keepsPlans === true);
  const rounds = Math.ceil(Math.log2(Math.max(2, open.length)));
  let count = 0;
  let isClear = false;
  while (open.length > 1 && !isLate() && !isClear) {
    const each = Math.max(1, Math.floor(limits.samples / (rounds * open.length)));
    for (const end = count + each; count < end && !isLate() && !isClear; count++) {
      for (const one of open) sample(one, count);
      if ((count + 1) % CHECKED_EVERY === 0) isClear = leadsClearly(open.sort(byValue));
    }
    open.sort(byValue);
    dropped.unshift(...open.splice(Math.ceil(open.length / 2)));
  }
  return [...open, ...dropped];
}

/** Returns a function that plays a sample of a line, by number. */
function newSample(search: Search, policy: Policy, view: GameView, draw: Chance, limits: SamplingLimits) {
  const { rules, evaluation, seat } = search;
  const seed = drawnSeed(draw);
  const seats = rules.totals(search.guess(0).root).length; // this guess exists already
  const guesses: GameState[] = [];
  const value = evaluation.leafValue ?? evaluation.worth;
  return (one: SampledLine, count: number): void => {
    while (guesses.length <= count) guesses.push(rules.guess(view, chance(seed, 'guess', guesses.length)));
    const end = playSample(search, policy, at(guesses, count), one.moves, seats, chance(seed, 'policy', count), limits);
    const sampled = value(end, seat);
    one.values.push(sampled);
    one.sum += sampled;
  };
}

/** Returns true if the first line leads each other line beyond the errors of their common samples. */
function leadsClearly(lines: readonly SampledLine[]): boolean {
  const { values } = at(lines, 0);
  return lines.slice(1).every((other) => {
    const lead = estimate(values.map((value, count) => value - at(other.values, count)));
    return lead.value > CLEAR * lead.error;
  });
}

/** Returns the best lines to compare, within the window: one for each first move, or any if the whole line will be played. */
function shortList(
  lines: readonly SearchNode[],
  { lines: most, window }: SamplingLimits,
  isWholeLinePlayed: boolean,
): SampledLine[] {
  const sorted = [...lines].sort((one, other) => other.value - one.value);
  const chosen: SampledLine[] = [];
  for (const line of sorted) {
    const moves = pathOf(line).map(({ move }) => move);
    if (chosen.length === most || line.value < at(sorted, 0).value - window) break;
    if (isWholeLinePlayed || !chosen.some((one) => one.moves[0] === moves[0]))
      chosen.push({ line, moves, values: [], sum: 0 });
  }
  return chosen;
}

/** Returns the mean value of a line's samples, its value before sampling included. */
export function sampledValue({ line, values, sum }: SampledLine, prior: number): number {
  return (sum + prior * line.value) / (values.length + prior);
}

/** Called before an unforced decision of the policy. The state must not be kept: the decision modifies it. */
type BeforeDecision = (state: GameState, seat: Seat, move: unknown) => void;

/** Plays a line in a copy of a guessed state, then some decisions by the policy. Returns the state after them. */
export function playSample(
  { rules, seat }: Pick<Search, 'rules' | 'seat'>,
  policy: Policy,
  guess: GameState,
  line: readonly unknown[],
  seats: number,
  draw: Chance,
  { decisions }: Pick<SamplingLimits, 'decisions'>,
  beforeDecision?: BeforeDecision,
): GameState {
  const state = rules.clone(guess);
  for (const move of line) rules.apply(state, seat, move);
  playByPolicy(rules, policy, state, seats, draw, decisions, beforeDecision);
  return state;
}

/** Plays some decisions by the policy. Forced decisions do not count. */
function playByPolicy(
  rules: AnyRules,
  policy: Policy,
  state: GameState,
  seats: number,
  draw: Chance,
  decisions: number,
  beforeDecision?: BeforeDecision,
): void {
  let left = decisions;
  for (let [next] = rules.pending(state); next !== undefined && left > 0; [next] = rules.pending(state)) {
    const moves = rules.moves(state, next);
    const isForced = moves.length === 1;
    const move = isForced ? moves[0] : policy.draw(state, next, seats, moves, draw);
    if (!isForced) {
      left--;
      beforeDecision?.(state, next, move);
    }
    rules.apply(state, next, move);
  }
}
