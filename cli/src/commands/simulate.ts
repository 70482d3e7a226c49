import type { Bot, Match } from '@signoria/bots';
import { playMatch } from '@signoria/bots';
import type { Score, Seat, Seed } from '@signoria/engine';
import { derivedSeed, seedFromText, toRecord } from '@signoria/engine';
import type { TableChoice, TableInput } from '../input.ts';
import { freshSeed, readBots, readTable } from '../input.ts';
import { makeDirectory, printJson, printLine, recordPath, writeJsonFile } from '../output.ts';
import { startProgress } from '../progress.ts';
import { mean } from '../statistics.ts';
import { columns, oneDecimal, thousands, WIDTH } from '../textColumns.ts';

export interface SimulateOptions extends TableInput {
  readonly bots: string;
  readonly games: number;
  readonly seed?: string;
  readonly json: boolean;
  readonly records?: string;
}

interface SimulatedGame {
  readonly seed: Seed;
  readonly decisions: number;
  readonly scores: readonly Omit<Score, 'rank'>[];
  readonly winners: readonly Seat[];
}

/** Plays many games between bots and prints statistics. */
export async function simulateCommand(options: SimulateOptions): Promise<void> {
  const table = readTable(options);
  const bots = await readBots(options.bots, table.seats, table.rules.id);
  const seed = options.seed ?? freshSeed();
  if (options.records !== undefined) makeDirectory(options.records);
  const began = performance.now();
  const results = playGames(table, bots, seedFromText(seed), options.games, options.records);
  const seconds = Math.ceil(performance.now() - began) / 1000;
  const decisions = results.reduce((sum, result) => sum + result.decisions, 0);
  const decisionsPerSecond = Math.round(decisions / seconds);
  const report = { game: table.rules.id, seats: table.seats, games: results.length, seed, decisions, seconds };
  if (options.json) {
    printJson({ ...report, decisionsPerSecond, results });
    return;
  }
  printTable(table, bots, seed, results);
  printLine('');
  printLine(
    `${thousands(decisions)} decisions in ${oneDecimal(seconds)} s, ${thousands(decisionsPerSecond)} per second`,
  );
}

function playGames(
  { rules, seats, options }: TableChoice,
  bots: readonly Bot[],
  seed: Seed,
  games: number,
  records: string | undefined,
): readonly SimulatedGame[] {
  const progress = startProgress(games, 'games');
  const results = Array.from({ length: games }, (_, count) => {
    const own = derivedSeed(seed, 'game', count);
    const match = playMatch(rules, options, seats, own, bots);
    if (records !== undefined) {
      const record = toRecord(rules, { ...match, options, seats, seed: own });
      writeJsonFile(recordPath(records, rules.id, count), record);
    }
    progress.step();
    return outcomeOf(match, own);
  });
  progress.stop();
  return results;
}

function outcomeOf({ decisions, scores, winners }: Match, seed: Seed): SimulatedGame {
  const sheets = scores.map(({ seat, total, lines }) => ({ seat, total, lines }));
  return { seed, decisions: decisions.length, scores: sheets, winners };
}

function printTable(
  { text, seats }: TableChoice,
  bots: readonly Bot[],
  seed: string,
  results: readonly SimulatedGame[],
): void {
  printLine(`${text.en.title}, ${seats} seats, ${thousands(results.length)} games, seed ${seed}`.slice(0, WIDTH));
  printLine('');
  const totals = bots.map((_, seat) => results.map(({ scores }) => scores[seat]?.total ?? 0));
  const wins = bots.map((_, seat) => results.filter(({ winners }) => winners.includes(seat)).length);
  const row = (head: string, cell: (points: readonly number[], seat: Seat) => string) => [head, ...totals.map(cell)];
  const head = [
    ['', ...bots.map((_, seat) => `seat ${seat}`)],
    ['bot', ...bots.map(({ name }) => name)],
    ['wins, including shared', ...wins.map((count) => `${oneDecimal((100 * count) / results.length)} %`)],
    row('mean score', (points) => oneDecimal(mean(points))),
    row('lowest', (points) => String(points.reduce((least, one) => Math.min(least, one), Infinity))),
    row('highest', (points) => String(points.reduce((most, one) => Math.max(most, one), -Infinity))),
  ];
  const [first] = results;
  const lines = (first?.scores[0]?.lines ?? []).map(({ id }, index) => [
    `  ${text.en.scoreLine(id)}`,
    ...bots.map((_, seat) => oneDecimal(mean(results.map(({ scores }) => scores[seat]?.lines[index]?.points ?? 0)))),
  ]);
  for (const line of columns([...head, ['mean score by line'], ...lines])) printLine(line);
}
