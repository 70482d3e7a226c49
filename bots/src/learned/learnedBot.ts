import { at } from '@signoria/engine';
import type { Bot } from '../bot.ts';
import { BUDGET } from '../bot.ts';
import { byValue, searchingBot } from '../searchingBot.ts';
import type { Temper } from '../tempers.ts';
import { learnedEvaluation } from './forecast.ts';
import type { LearnedParts } from './load.ts';
import { compareBySamples, sampledValue } from './sampling.ts';
import type { LearnedLevel } from './settings.ts';

/**
 * Builds a bot that searches its turn with the network, then compares the best lines by samples, if the settings of its level
 * and game have `sampling`. The number of samples is proportional to the budget. Without learned parts, it plays a game for the lead in
 * points.
 */
export function learnedBot(
  level: LearnedLevel,
  games: Readonly<Record<string, LearnedParts>>,
  temper: Temper | null,
): Bot {
  const evaluations = Object.fromEntries(
    Object.entries(games).map(([game, learned]) => [
      game,
      learnedEvaluation(learned.forecaster, { ...learned, ...learned[level] }, temper),
    ]),
  );
  return searchingBot(level, evaluations, (search, lines, view, draw, budget) => {
    const learned = games[search.rules.id];
    const limits = learned?.[level].sampling;
    if (learned === undefined || !limits) return byValue()(search, lines, view, draw, budget);
    const samples = Math.ceil((limits.samples * budget) / BUDGET);
    const compared = compareBySamples(search, learned.policy, view, lines, draw, { ...limits, samples });
    // Lines dropped early have few samples. None is reported above the line that was kept to the end.
    const values = compared.map((one) => sampledValue(one, limits.prior));
    return compared.map(({ line }, index) => ({ line, value: Math.min(at(values, 0), at(values, index)) }));
  });
}
