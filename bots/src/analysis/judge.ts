import type { AnyRules, Chance, Decision, GameState, Seat } from '@signoria/engine';
import { at, chance, seedBy } from '@signoria/engine';
import { BUDGET } from '../bot.ts';
import { learnedEvaluation } from '../learned/forecast.ts';
import type { LearnedParts } from '../learned/load.ts';
import { playSample } from '../learned/sampling.ts';
import type { SearchNode } from '../search.ts';
import { endedLines, newSearch, pathOf } from '../search.ts';
import type { Estimate } from './estimate.ts';
import { estimate, mean } from './estimate.ts';
import type { Outlook } from './outlook.ts';
import { outlookFrom } from './outlook.ts';

/** The other moves among which the best is chosen. */
const RIVALS = 3;
/** The share of the samples that choose it. The others are fresh, so that the choice does not flatter it. */
const CHOOSING_SHARE = 0.25;
/** The decisions that the policy plays in each sample. */
const LIMITS = { decisions: 12 };

/** A decision compared with the best other move, by samples that share guesses and draws. */
export interface Judgement {
  /** The best move that was not played. */
  readonly other: unknown;
  /** True if the samples that chose this other move preferred the move played. Then the decision lost nothing. */
  readonly isBest: boolean;
  /** The outlook after the move played minus that after the other move, for each seat. */
  readonly chances: readonly Estimate[];
  readonly points: readonly Estimate[];
  /** The same for the mover's lead in points; in a solo game for its points. */
  readonly lead: Estimate;
}

/** A loss counts only if it exceeds this many standard errors. */
const ERRORS = 2;

/** Returns true if a decision lost something, beyond the errors of the samples. */
export function isLoss({ isBest, chances, lead }: Judgement, seat: Seat): boolean {
  const { value, error } = chances.length === 1 ? lead : at(chances, seat);
  return !isBest && -value > ERRORS * error;
}

/** Judges a decision by what its seat knew. Returns null if there was only one move. */
export function judge(
  rules: AnyRules,
  learned: LearnedParts,
  before: GameState,
  { seat, move }: Decision<unknown>,
  samples: number,
  draw: Chance,
): Judgement | null {
  const moves = rules.moves(before, seat);
  if (moves.length === 1) return null;
  const view = rules.view(before, seat);
  const linesFrom = linesOf(rules, learned, before, seat, draw);
  const key = rules.key(move);
  const [played] = linesFrom(moves.filter((one) => rules.key(one) === key));
  const rivals = linesFrom(moves.filter((one) => rules.key(one) !== key)).slice(0, RIVALS);
  if (played === undefined) throw new Error('the decision was not legal');
  const seed = seedBy(draw);
  const seats = rules.totals(before).length;
  const sample = (line: readonly unknown[], number: number): Outlook => {
    const guess = rules.guess(view, chance(seed, 'guess', number));
    const policyDraw = chance(seed, 'policy', number);
    const end = playSample({ rules, seat }, learned.policy, guess, line, seats, policyDraw, LIMITS);
    return outlookFrom(learned.forecaster, end, seat, seats);
  };
  const choosing = Math.max(1, Math.floor((CHOOSING_SHARE * samples) / (rivals.length + 1)));
  const worth = (line: readonly unknown[]) =>
    mean(Array.from({ length: choosing }, (_, number) => worthOf(sample(line, number), seat)));
  const values = rivals.map(worth);
  const highest = Math.max(...values);
  const other = at(rivals, values.indexOf(highest));
  const pairs = Array.from({ length: Math.max(2, samples - choosing) }, (_, index) => {
    const number = choosing + index;
    return [sample(played, number), sample(other, number)] as const;
  });
  const compared = (amount: (outlook: Outlook) => number) =>
    estimate(pairs.map(([one, another]) => amount(one) - amount(another)));
  const bySeat = (part: keyof Outlook) =>
    Array.from({ length: seats }, (_, one) => compared((outlook) => at(outlook[part], one)));
  return {
    other: other[0],
    isBest: worth(played) >= highest,
    chances: bySeat('chances'),
    points: bySeat('points'),
    lead: compared((outlook) => leadOf(outlook, seat)),
  };
}

/** Returns a function that searches the best line for each of some moves, the best first. */
function linesOf(rules: AnyRules, learned: LearnedParts, before: GameState, seat: Seat, draw: Chance) {
  const evaluation = learnedEvaluation(learned.forecaster, { ...learned, ...learned.journeyman });
  return (moves: readonly unknown[]): readonly (readonly unknown[])[] => {
    const view = rules.view(before, seat);
    const search = newSearch(rules, evaluation, view, seat, draw, evaluation.positions ?? BUDGET);
    const best = new Map<unknown, SearchNode>();
    for (const line of endedLines(search, moves)) {
      const [first] = pathOf(line);
      const known = best.get(first?.move);
      if (known === undefined || line.value > known.value) best.set(first?.move, line);
    }
    const sorted = [...best.values()].sort((one, other) => other.value - one.value);
    return sorted.map((line) => pathOf(line).map(({ move }) => move));
  };
}

/** The points that a certain win counts for when the best other move is chosen. */
const WIN_WORTH = 20;

function worthOf(outlook: Outlook, seat: Seat): number {
  return leadOf(outlook, seat) + WIN_WORTH * at(outlook.chances, seat);
}

function leadOf({ points }: Outlook, seat: Seat): number {
  const others = points.filter((_, one) => one !== seat);
  return at(points, seat) - (others.length === 0 ? 0 : Math.max(...others));
}
