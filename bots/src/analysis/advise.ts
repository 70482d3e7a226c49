import type { AnyRules, Chance, GameView, Seat } from '@signoria/engine';
import { at } from '@signoria/engine';
import type { Estimate } from '../estimate.ts';
import { estimate, mean, negated } from '../estimate.ts';
import type { LearnedParts } from '../learned/load.ts';
import type { Comparison } from './comparison.ts';
import { compare, decisive, isCertain, leadOf } from './comparison.ts';
import type { Judgement } from './judge.ts';
import { CHOOSING_SHARE, worthOf } from './judge.ts';
import type { Line } from './lines.ts';
import { linesOf } from './lines.ts';
import type { Outlook } from './outlook.ts';
import type { ScoreLineComparison } from './reasons.ts';
import { compareEndings, reasonsAmong } from './reasons.ts';
import type { Ending, Reply, Sampler } from './sampler.ts';
import { newSampler } from './sampler.ts';

/**
 * The most candidates, the move played included, and the most lines from which they are chosen, not counting lines that are
 * added for a move played that is not among them.
 */
const CANDIDATES = 3;
const TRIED = 5;
/** Advice that is late has at least this many samples and endings. */
const LEAST_SAMPLES = 16;
const LEAST_ENDINGS = 8;
/** The share of the time for forecasts. The rest is for samples played to the end. */
const FORECAST_TIME = 0.6;
/** A reply is expected if it is played in at least this share of the samples. */
const LEAST_REPLY_SHARE = 0.3;
/** A game is decided for a seat whose chance to win is this near to none or to certainty. */
const DECIDED = 0.02;

/** The amount of work for advice. */
export interface AdviceLimits {
  /** Forecast samples of each candidate. */
  readonly samples: number;
  /** Samples of two candidates that are played to the end of the game. */
  readonly endings: number;
}

export const QUICK_ADVICE: AdviceLimits = { samples: 120, endings: 32 };
export const DEEP_ADVICE: AdviceLimits = { samples: 600, endings: 160 };

/** A move with its line and its outlook. */
export interface Candidate {
  readonly line: Line;
  readonly chances: readonly Estimate[];
  readonly lead: Estimate;
  /** Its outlook minus that of the best candidate. */
  readonly behind: Comparison;
}

/** The most frequent reply of the strongest rival to the best move. */
export interface ExpectedReply extends Reply {
  readonly seat: Seat;
  /** The share of the samples in which it is played. */
  readonly share: number;
}

/** Candidates for a decision. All numbers are from one run, whose samples share guesses and draws. */
export interface Advice {
  readonly seat: Seat;
  /** The samples of each candidate, and those played to the end of the game. */
  readonly samples: number;
  readonly endings: number;
  /** The best first. */
  readonly candidates: readonly Candidate[];
  /** True if the samples cannot tell the best two apart. */
  readonly isTie: boolean;
  /** The place of the move played among the candidates; null if it was not given. */
  readonly played: number | null;
  /** The place of the candidate that the reasons compare with the best: the move played, or the second if it is the best. */
  readonly compared: number;
  readonly reasons: readonly ScoreLineComparison[];
  readonly reply: ExpectedReply | null;
}

export interface AdviceQuestion {
  readonly view: GameView;
  readonly limits: AdviceLimits;
  /** A move that is to be among the candidates. */
  readonly played?: unknown;
  /** Returns true if more than this share of the time has passed. By default no time is measured. */
  readonly isLate?: (share: number) => boolean;
}

const NEVER_LATE = () => false;

/**
 * Compares the best moves of a decision by what its seat sees. Yields the share of the work done. Without `isLate` the
 * same question and draw give the same advice. Returns null if there is only one move.
 */
export function* advise(
  rules: AnyRules,
  learned: LearnedParts,
  { view, limits, played, isLate = NEVER_LATE }: AdviceQuestion,
  draw: Chance,
): Generator<number, Advice | null> {
  const { viewer: seat } = view;
  if (seat === null) throw new Error('advice needs the view of a seat, not of a spectator');
  const guess = rules.guess(view, draw);
  const moves = rules.moves(guess, seat);
  if (moves.length <= 1) return null;
  const isPlayed = (move: unknown) => played !== undefined && rules.key(move) === rules.key(played);
  // Before the search: the samples do not depend on the move played.
  const sampler = newSampler(rules, learned, view, seat, rules.totals(guess).length, draw);
  const tried = triedLines(linesOf(rules, learned, view, seat, draw), moves, isPlayed);
  const choosing = Math.ceil(CHOOSING_SHARE * limits.samples);
  const lines = bestOf(sampler, tried, isPlayed, seat, Math.ceil(choosing / tried.length));
  const outlooks: Outlook[][] = lines.map(() => []);
  for (let count = 0; count < limits.samples && (count < LEAST_SAMPLES || !isLate(FORECAST_TIME)); count++) {
    for (const [place, line] of lines.entries()) at(outlooks, place).push(sampler.outlook(line, choosing + count));
    yield (FORECAST_TIME * count) / limits.samples;
  }
  const candidates = ranked(lines, outlooks, seat);
  const place = candidates.findIndex(({ line }) => isPlayed(line[0]));
  const compared = Math.max(1, place);
  const [better, other] = [at(candidates, 0), at(candidates, compared)];
  const endings: Ending[][] = [[], []];
  for (let count = 0; count < limits.endings && (count < LEAST_ENDINGS || !isLate(1)); count++) {
    for (const [index, { line }] of [better, other].entries()) at(endings, index).push(sampler.ending(line, count));
    yield FORECAST_TIME + ((1 - FORECAST_TIME) * count) / limits.endings;
  }
  const rival = strongestRival(better, seat);
  const [ones, others] = [at(endings, 0), at(endings, 1)];
  return {
    seat,
    samples: at(outlooks, 0).length,
    endings: ones.length,
    candidates,
    isTie: !isBehind(at(candidates, 1), seat),
    played: place === -1 ? null : place,
    compared,
    reasons: reasonsAmong(compareEndings(ones, others, seat, rival)),
    reply: rival === null ? null : expectedReply(rules, ones, rival),
  };
}

/** Returns the judgement of the move played. All of its numbers are from the advice. */
export function judgementOf({ candidates, played }: Advice): Judgement | null {
  if (played === null) return null;
  const { behind } = at(candidates, played);
  return { ...behind, isBest: played === 0, other: at(at(candidates, played === 0 ? 1 : 0).line, 0) };
}

/** Returns the lines to try: at least two with different first moves, the played one included. */
function triedLines(
  linesFrom: (moves: readonly unknown[]) => readonly Line[],
  moves: readonly unknown[],
  isPlayed: (move: unknown) => boolean,
): readonly Line[] {
  const found = linesFrom(moves);
  const others = found.length > 1 ? [] : linesFrom(moves.filter((move) => move !== found[0]?.[0]));
  const tried = [...found, ...others].slice(0, TRIED);
  const missing = tried.some(([move]) => isPlayed(move)) ? [] : moves.filter(isPlayed);
  return missing.length === 0 ? tried : [...tried, ...linesFrom(missing)];
}

/** Chooses the candidates by separate samples, because samples that chose a move overrate it. Keeps the move played. */
function bestOf(
  { outlook }: Sampler,
  lines: readonly Line[],
  isPlayed: (move: unknown) => boolean,
  seat: Seat,
  samples: number,
): readonly Line[] {
  if (lines.length <= CANDIDATES) return lines;
  const worth = (line: Line) =>
    mean(Array.from({ length: samples }, (_, number) => worthOf(outlook(line, number), seat)));
  const kept = (line: Line) => (isPlayed(line[0]) ? Number.POSITIVE_INFINITY : worth(line));
  const sorted = lines.map((line) => ({ line, value: kept(line) })).sort((one, other) => other.value - one.value);
  return sorted.slice(0, CANDIDATES).map(({ line }) => line);
}

/**
 * Ranks the candidates by the chance to win. In a solo game and in a game that is decided, ranks them by the lead in points,
 * because there the chances hardly differ.
 */
function ranked(lines: readonly Line[], outlooks: readonly (readonly Outlook[])[], seat: Seat): readonly Candidate[] {
  const isSolo = at(at(outlooks, 0), 0).chances.length === 1;
  const measured = lines.map((line, place) => {
    const own = at(outlooks, place);
    const chances = at(own, 0).chances.map((_, one) => estimate(own.map((outlook) => at(outlook.chances, one))));
    const lead = estimate(own.map((outlook) => leadOf(outlook, seat)));
    return { line, own, chances, lead };
  });
  const byLead = isSolo || measured.every(({ chances }) => isDecided(at(chances, seat).value));
  const all = measured.map((one) => ({ ...one, value: byLead ? one.lead.value : at(one.chances, seat).value }));
  const sorted = all.sort((one, other) => other.value - one.value || other.lead.value - one.lead.value);
  const best = at(sorted, 0).own;
  return sorted.map(({ line, own, chances, lead }) => ({ line, chances, lead, behind: compare(own, best, seat) }));
}

/** Returns true for a chance to win that is almost none or almost certain. */
function isDecided(chance: number): boolean {
  return Math.min(chance, 1 - chance) < DECIDED;
}

/** Returns true if a candidate has a lower chance or a smaller lead than the best, beyond the errors of the samples. */
function isBehind({ behind }: Candidate, seat: Seat): boolean {
  return isCertain(negated(decisive(behind, seat))) || isCertain(negated(behind.lead));
}

/** Returns the other seat with the highest chance to win; null in a solo game. */
function strongestRival({ chances }: Candidate, seat: Seat): Seat | null {
  const others = chances.map((_, one) => one).filter((one) => one !== seat);
  const best = Math.max(...others.map((one) => at(chances, one).value));
  return others.find((one) => at(chances, one).value === best) ?? null;
}

/** Returns the most frequent first reply of a seat; null if no reply is frequent enough. */
function expectedReply(rules: AnyRules, endings: readonly Ending[], rival: Seat): ExpectedReply | null {
  const counts = new Map<number, { readonly reply: Reply; count: number }>();
  for (const { replies } of endings) {
    const reply = replies.get(rival);
    if (reply === undefined) continue;
    const known = counts.get(rules.key(reply.move));
    if (known === undefined) counts.set(rules.key(reply.move), { reply, count: 1 });
    else known.count++;
  }
  const [most] = [...counts.values()].sort((one, other) => other.count - one.count);
  const share = (most?.count ?? 0) / endings.length;
  return most === undefined || share < LEAST_REPLY_SHARE ? null : { ...most.reply, seat: rival, share };
}
