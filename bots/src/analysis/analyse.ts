import type { AnyReplay, AnyRules, Decision, GameState, Seat } from '@signoria/engine';
import { at, chance } from '@signoria/engine';
import type { LearnedParts } from '../learned/load.ts';
import { winnersOf } from '../match.ts';
import type { Account } from './accounts.ts';
import { accountsOf } from './accounts.ts';
import type { Judgement } from './judge.ts';
import { judge } from './judge.ts';
import { expectedDeal, luckOf } from './luck.ts';
import type { Outlook } from './outlook.ts';
import { outlookOf } from './outlook.ts';
import type { TurningPoint } from './turningPoints.ts';
import { turningPointsOf } from './turningPoints.ts';

/** The usual number of samples of each decision. */
export const ANALYSIS_SAMPLES = 200;

/** A decision of the analysed game. */
export interface AnalysedDecision extends Decision<unknown> {
  /** The outlook after the decision. */
  readonly outlook: Outlook;
  /** The luck of the draws and rolls that followed; null if there were none. */
  readonly luck: Outlook | null;
  /** Null if there was only one move. */
  readonly judgement: Judgement | null;
}

/** The forecasts of a game, without judgements of its decisions. They are quick to compute. */
export interface GameForecast extends AnalysisFrame {
  /** The outlook after each decision. */
  readonly outlooks: readonly Outlook[];
}

/** The parts of an analysis that concern no single decision. */
export interface AnalysisFrame {
  readonly game: string;
  readonly seats: number;
  /** The outlook before the deal, and after it. */
  readonly expected: Outlook;
  readonly dealt: Outlook;
  readonly winners: readonly Seat[];
}

/** The decisions of a game with their outlooks, luck and judgements. */
export interface AnalysedGame extends AnalysisFrame {
  /** The samples of each decision. */
  readonly samples: number;
  readonly decisions: readonly AnalysedDecision[];
}

export interface Analysis extends AnalysedGame {
  /** By seat. */
  readonly accounts: readonly Account[];
  /** The largest changes of the winner's chance, the largest first; in a solo game of its points. */
  readonly turningPoints: readonly TurningPoint[];
}

/** Forecasts every position of a finished game. */
export function forecastGame(rules: AnyRules, learned: LearnedParts, replay: AnyReplay): GameForecast {
  const { seats } = replay.game;
  return {
    ...analysisFrame(rules, learned, replay),
    outlooks: replay.entries.map((entry) => outlookOf(learned.forecaster, entry.state, seats)),
  };
}

/** Forecasts the deal of a finished game. */
export function analysisFrame(
  rules: AnyRules,
  { forecaster }: LearnedParts,
  { start, game }: AnyReplay,
): AnalysisFrame {
  const { seats, seed, options, state } = game;
  if (rules.pending(state).length > 0) throw new Error('only finished games can be analysed');
  return {
    game: rules.id,
    seats,
    expected: expectedDeal(rules, forecaster, options, seats, chance(seed, 'deals')),
    dealt: outlookOf(forecaster, start.state, seats),
    winners: winnersOf(rules.scores(state)),
  };
}

/** Analyses one decision of a game. The result depends on nothing else, so decisions can be distributed over threads. */
export function analyseDecision(
  rules: AnyRules,
  learned: LearnedParts,
  replay: AnyReplay,
  index: number,
  samples: number,
): AnalysedDecision {
  const { seed, seats } = replay.game;
  const { seat, move, events, state } = at(replay.entries, index);
  const before = stateBefore(replay, index);
  const outlook = outlookOf(learned.forecaster, state, seats);
  const decision = { seat, move };
  const draw = chance(seed, 'analysis', index);
  const isDrawn = events.some((event) => rules.reveals(event));
  const luck = isDrawn ? luckOf(rules, learned.forecaster, before, decision, outlook, draw) : null;
  const judgement = judge(rules, learned, before, decision, samples, draw);
  return { ...decision, outlook, luck, judgement };
}

/** Returns the state in which a decision was taken. */
export function stateBefore({ start, entries }: AnyReplay, index: number): GameState {
  return entries[index - 1]?.state ?? start.state;
}

/** Completes the analysis of a game from those of its decisions, in their order. */
export function completeAnalysis(
  { game, seats, expected, dealt, winners }: AnalysisFrame,
  samples: number,
  decisions: readonly AnalysedDecision[],
): Analysis {
  const analysed = { game, seats, expected, dealt, winners, samples, decisions };
  const turningPoints = turningPointsOf(analysed, analysed.winners[0] ?? 0);
  return { ...analysed, accounts: accountsOf(analysed), turningPoints };
}

/** Analyses a finished game. Yields the number of decisions done; the result does not depend on the time taken. */
export function* analyse(
  rules: AnyRules,
  learned: LearnedParts,
  replay: AnyReplay,
  samples: number,
): Generator<number, Analysis> {
  const frame = analysisFrame(rules, learned, replay);
  const decisions: AnalysedDecision[] = [];
  for (const index of replay.entries.keys()) {
    decisions.push(analyseDecision(rules, learned, replay, index, samples));
    yield decisions.length;
  }
  return completeAnalysis(frame, samples, decisions);
}
