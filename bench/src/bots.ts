import {
  compareBySamples,
  endedLines,
  evaluationOf,
  learnedEvaluation,
  learnedOf,
  newSearch,
} from '@signoria/bots/learned';
import { GAME_IDS } from '@signoria/catalogue';
import { chance, seedFromText } from '@signoria/engine';
import { repeatUntilTimeIsUp } from './contestant.ts';
import { settingOf } from './contestants.ts';
import type { BenchSetup } from './games.ts';
import { oneGame, spread } from './games.ts';
import type { StartProgress } from './progress.ts';

export interface BotBenchOptions {
  readonly json: boolean;
  readonly quick: boolean;
  readonly startProgress: StartProgress;
}

/** Speeds in one thread, each the median of several windows. */
interface BotSpeed {
  readonly game: string;
  readonly seats: number;
  readonly evaluationsPerSecond: number;
  readonly networkEvaluationsPerSecond: number;
  readonly samplesPerSecond: number;
}

/** The number of positions that are evaluated in turn, and of those whose turns are sampled. */
const POSITIONS = 60;
const SAMPLED = 8;
const SEATS = 2;

/** Measures positions evaluated by hand-made evaluation and by network, and samples of masters, each per second. */
export async function runBotBench({ json, quick, startProgress }: BotBenchOptions): Promise<void> {
  const [windows, milliseconds] = quick ? [1, 20] : [9, 300];
  const progress = startProgress(GAME_IDS.length, 'games');
  const measured: BotSpeed[] = [];
  for (const game of GAME_IDS) {
    measured.push(await speedOf(game, windows, milliseconds));
    progress.step();
  }
  progress.stop();
  process.stdout.write(json ? `${JSON.stringify({ measured })}\n` : asTable(measured));
}

async function speedOf(game: (typeof GAME_IDS)[number], windows: number, milliseconds: number): Promise<BotSpeed> {
  const setup = settingOf(game, SEATS);
  const [evaluation, { forecaster }, sample] = [await evaluationOf(game), await learnedOf(game), await sampling(setup)];
  const positions = spread(oneGame(setup), POSITIONS);
  const perSecond = (portion: () => number) => {
    const run = repeatUntilTimeIsUp(portion);
    run(milliseconds); // warm-up
    const speeds = Array.from({ length: windows }, () => {
      const window = run(milliseconds);
      return (1000 * window.decisions) / window.milliseconds;
    }).sort((one, other) => one - other);
    return Math.round(speeds[speeds.length >> 1] ?? 0);
  };
  const each = (evaluate: (position: (typeof positions)[number]) => void) => () => {
    for (const position of positions) evaluate(position);
    return positions.length;
  };
  return {
    game,
    seats: SEATS,
    evaluationsPerSecond: perSecond(each(({ state, seat }) => evaluation.worth(state, seat))),
    networkEvaluationsPerSecond: perSecond(each(({ state, seat }) => forecaster.value(state, seat))),
    samplesPerSecond: perSecond(sample),
  };
}

/** Returns a function that samples the lines of one turn as a master does, and returns the number of samples. */
async function sampling({ rules, options, seats }: BenchSetup): Promise<() => number> {
  const game = GAME_IDS.find((id) => id === rules.id);
  if (game === undefined) throw new Error(`no learned bot of ${rules.id}`);
  const { forecaster, policy, ...settings } = await learnedOf(game);
  const { sampling: limits } = settings.master;
  if (limits === null) throw new Error(`masters of ${game} take no samples`);
  const turns = spread(oneGame({ rules, options, seats }), SAMPLED).flatMap(({ state, seat }) => {
    const view = rules.view(state, seat);
    const draw = chance(seedFromText('bench'), 'bots');
    const search = newSearch(rules, learnedEvaluation(forecaster, settings), view, seat, draw, 200);
    const lines = endedLines(search, rules.moves(state, seat));
    return lines.length > 1 ? [{ search, view, lines, draw }] : [];
  });
  let next = 0;
  return () => {
    const turn = turns[next++ % turns.length];
    if (turn === undefined) throw new Error('no turn with several lines');
    const compared = compareBySamples(turn.search, policy, turn.view, turn.lines, turn.draw, {
      ...limits,
      samples: 48,
    });
    return compared.reduce((sum, { values }) => sum + values.length, 0);
  };
}

function asTable(measured: readonly BotSpeed[]): string {
  const count = (speed: number) => speed.toLocaleString('en').padStart(13);
  return [
    'Per second in one thread: positions by evaluation, positions by network, samples of a master.',
    ...measured.map(
      ({ game, seats, evaluationsPerSecond, networkEvaluationsPerSecond, samplesPerSecond }) =>
        `${count(evaluationsPerSecond)} ${count(networkEvaluationsPerSecond)} ${count(samplesPerSecond)}  ${game}, ${seats} seats`,
    ),
    '',
  ].join('\n');
}
