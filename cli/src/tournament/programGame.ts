import type { Bot } from '@signoria/bots';
import { botFor } from '@signoria/bots';
import type { Decision, Score, Seat, Seed } from '@signoria/engine';
import { at } from '@signoria/engine';
import type { TableChoice } from '../input.ts';
import type { Referee } from '../referee.ts';
import { isOver, openTable, receive, replaceByBot } from '../referee.ts';
import { BASELINE } from './plan.ts';
import { EntrantProgram } from './program.ts';
import type { Stopwatch } from './stopwatch.ts';
import { addTime } from './stopwatch.ts';

/** The number of lines that the referee may refuse before a program forfeits the game. */
export const MOST_ERRORS = 3;

export interface ProgramGameResult {
  readonly scores: readonly Score[];
  /** Without the decisions of bots that replaced a program. */
  readonly decisions: readonly Decision<unknown>[];
  /** The reasons why programs forfeited, by seat. */
  readonly failures: ReadonlyMap<Seat, string>;
  /** The last lines that each program wrote to stderr. */
  readonly stderr: ReadonlyMap<Seat, string>;
}

/** A program in its seat. */
interface SeatedProgram {
  readonly seat: Seat;
  readonly process: EntrantProgram;
  errors: number;
  failure: { readonly reason: string; readonly decisions: number } | null;
}

/**
 * Plays one game between bots and programs through the referee protocol. Each program plays one seat and receives only
 * the messages for this seat. If a program fails, a bot plays its seat to the end.
 */
export async function playWithPrograms(
  table: TableChoice,
  seed: Seed,
  bots: ReadonlyMap<Seat, Bot>,
  commands: ReadonlyMap<Seat, readonly string[]>,
  timeLimitMs: number,
  watches: readonly Stopwatch[],
): Promise<ProgramGameResult> {
  const game = new GameOfPrograms(watches, await botFor(BASELINE, [table.rules.id]));
  for (const [seat, command] of commands) game.start(seat, command, timeLimitMs);
  return game.play(table, seed, bots);
}

class GameOfPrograms {
  private readonly programs: SeatedProgram[] = [];
  private referee: Referee | undefined;
  private finish = () => {};
  private readonly watches: readonly Stopwatch[];
  /** The bot that plays on for a program that has forfeited. */
  private readonly replacement: Bot;

  constructor(watches: readonly Stopwatch[], replacement: Bot) {
    this.watches = watches;
    this.replacement = replacement;
  }

  start(seat: Seat, command: readonly string[], timeLimitMs: number): void {
    const process = new EntrantProgram(command, timeLimitMs, {
      line: (line) => this.receive(program, line),
      failure: (reason) => this.forfeit(program, reason),
    });
    const program: SeatedProgram = { seat, process, errors: 0, failure: null };
    this.programs.push(program);
  }

  async play(table: TableChoice, seed: Seed, bots: ReadonlyMap<Seat, Bot>): Promise<ProgramGameResult> {
    const finished = new Promise<void>((resolve) => {
      this.finish = resolve;
    });
    const referee = openTable(table, seed, bots, (message, seat) => this.write(message, seat, bots));
    this.referee = referee;
    this.settle(referee);
    await finished;
    const ended = this.programs.map(
      async ({ seat, process, failure }) => [seat, await process.end(failure !== null)] as const,
    );
    const failed = new Map(this.programs.flatMap(({ seat, failure }) => (failure === null ? [] : [[seat, failure]])));
    return {
      scores: table.rules.scores(referee.game.state),
      decisions: referee.game.decisions.filter(
        ({ seat }, index) => index < (failed.get(seat)?.decisions ?? Number.POSITIVE_INFINITY),
      ),
      failures: new Map([...failed].map(([seat, { reason }]) => [seat, reason])),
      stderr: new Map(await Promise.all(ended)),
    };
  }

  private write(message: object, seat: Seat | null, bots: ReadonlyMap<Seat, Bot>): void {
    const { type } = message as { readonly type: string };
    for (const program of this.programs) {
      if (seat !== null && seat !== program.seat) continue;
      // The `bots` of the hello message also list the seats of other programs.
      const rivals = this.programs.filter((one) => one !== program).map((one) => [one.seat, 'program'] as const);
      const names = Object.fromEntries([...rivals, ...[...bots].map(([other, { name }]) => [other, name] as const)]);
      program.process.send(type === 'hello' ? { ...message, bots: names } : message, type === 'ask');
    }
  }

  private receive(program: SeatedProgram, line: string): void {
    const { referee } = this;
    if (referee === undefined || program.failure !== null || isOver(referee)) return;
    const elapsedMs = program.process.elapsedMs();
    if (receive(referee, line, program.seat)) {
      addTime(at(this.watches, program.seat), elapsedMs);
      this.settle(referee);
      return;
    }
    program.errors++;
    if (program.errors > MOST_ERRORS) this.forfeit(program, `more than ${MOST_ERRORS} refused lines`);
  }

  private forfeit(program: SeatedProgram, reason: string): void {
    const { referee } = this;
    if (referee === undefined || program.failure !== null || isOver(referee)) return;
    program.failure = { reason, decisions: referee.game.decisions.length };
    void program.process.end(true);
    replaceByBot(referee, program.seat, this.replacement);
    this.settle(referee);
  }

  /** Ends the time limits of programs without a question, and the game if it is over. */
  private settle(referee: Referee): void {
    for (const { seat, process } of this.programs) if (!referee.asks.has(seat)) process.stopTimer();
    if (isOver(referee)) this.finish();
  }
}
