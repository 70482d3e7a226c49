import type { AnyReplay, AnyRules, Decision, Seat } from '@signoria/engine';
import { chance } from '@signoria/engine';
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

/** The decisions of a game with their outlooks, luck and judgements. */
export interface AnalysedGame {
  readonly game: string;
  readonly seats: number;
  /** The samples of each decision. */
  readonly samples: number;
  /** The outlook before the deal, and after it. */
  readonly expected: Outlook;
  readonly dealt: Outlook;
  readonly decisions: readonly AnalysedDecision[];
  readonly winners: readonly Seat[];
}

export interface Analysis extends AnalysedGame {
  /** By seat. */
  readonly accounts: readonly Account[];
  /** The largest changes of the winner's chance, the largest first; in a solitaire of the points. */
  readonly turningPoints: readonly TurningPoint[];
}

/** Analyses a finished game. Yields the number of decisions done; the result does not depend on the time taken. */
export function* analyse(
  rules: AnyRules,
  learned: LearnedParts,
  { start, game, entries }: AnyReplay,
  samples: number,
): Generator<number, Analysis> {
  const { forecaster } = learned;
  const { seats, seed, options } = game;
  if (rules.pending(game.state).length > 0) throw new Error('only finished games can be analysed');
  const decisions: AnalysedDecision[] = [];
  let before = start.state;
  for (const [index, { seat, move, events, state }] of entries.entries()) {
    const outlook = outlookOf(forecaster, state, seats);
    const decision = { seat, move };
    const draw = chance(seed, 'analysis', index);
    const isDrawn = events.some((event) => rules.reveals(event));
    const luck = isDrawn ? luckOf(rules, forecaster, before, decision, outlook, draw) : null;
    const judgement = judge(rules, learned, before, decision, samples, draw);
    decisions.push({ ...decision, outlook, luck, judgement });
    before = state;
    yield decisions.length;
  }
  const analysed = {
    game: rules.id,
    seats,
    samples,
    expected: expectedDeal(rules, forecaster, options, seats, chance(seed, 'deals')),
    dealt: outlookOf(forecaster, start.state, seats),
    decisions,
    winners: winnersOf(rules.scores(game.state)),
  };
  const turningPoints = turningPointsOf(analysed, analysed.winners[0] ?? 0);
  return { ...analysed, accounts: accountsOf(analysed), turningPoints };
}
