import type { AnalysedDecision, GameForecast, OpenedGame, ScoreLineComparison } from '@signoria/bots/analysis';
import { analyseDecision, compareMoves, forecastGame, reasonsAgainst, stateBefore } from '@signoria/bots/analysis';
import { at, chance } from '@signoria/engine';
import type { TriedMove } from './triedMove.ts';

/** The parts of an analysis that a worker computes, with their results. */
export interface AnalysisResults {
  readonly forecast: GameForecast;
  readonly decision: AnalysedDecision;
  readonly try: TriedMove;
  readonly reasons: readonly ScoreLineComparison[];
}

export type AnalysisTask =
  | { readonly kind: 'forecast' }
  | { readonly kind: 'decision'; readonly index: number; readonly samples: number }
  | TryTask
  | { readonly kind: 'reasons'; readonly index: number; readonly better: unknown };

/** The task to compare a move with the best one and with that of the game. */
interface TryTask {
  readonly kind: 'try';
  readonly index: number;
  readonly move: unknown;
  readonly better: unknown;
  readonly samples: number;
}

export type AnalysisResultOf<Task extends AnalysisTask> = AnalysisResults[Task['kind']];

export function runTask(game: OpenedGame, task: AnalysisTask): AnalysisResultOf<AnalysisTask> {
  const { rules, learned, replay } = game;
  switch (task.kind) {
    case 'forecast':
      return forecastGame(rules, learned, replay);
    case 'decision':
      return analyseDecision(rules, learned, replay, task.index, task.samples);
    case 'try':
      return tryMove(game, task);
    case 'reasons':
      return reasonsFor(game, task.index, task.better);
  }
}

function tryMove({ rules, learned, replay }: OpenedGame, { index, move, better, samples }: TryTask): TriedMove {
  const { seat, move: played } = at(replay.entries, index);
  const draw = chance(replay.game.seed, 'exercise', index);
  const before = stateBefore(replay, index);
  const [againstBest, againstPlayed] = compareMoves(
    rules,
    learned,
    before,
    seat,
    move,
    [better, played],
    samples,
    draw,
  );
  if (againstBest === undefined || againstPlayed === undefined) throw new Error('expected two comparisons');
  return { againstBest, againstPlayed };
}

/** The samples played to the end of the game for the reasons. */
const ENDINGS = 48;

/** Returns the reasons against the move of the game: lines of the own score, or the total of the strongest rival. */
function reasonsFor({ rules, learned, replay }: OpenedGame, index: number, better: unknown) {
  const { seat, move } = at(replay.entries, index);
  const before = stateBefore(replay, index);
  const totals = rules.totals(before);
  const others = totals.map((_, one) => one).filter((one) => one !== seat);
  const rival = others.toSorted((one, other) => at(totals, other) - at(totals, one))[0] ?? null;
  const draw = chance(replay.game.seed, 'reasons', index);
  return reasonsAgainst(rules, learned, before, { seat, move }, better, rival, ENDINGS, draw);
}
