import { createInterface } from 'node:readline';
import { toRecord } from '@signoria/engine';
import type { TableInput } from '../input.ts';
import { readSeatBots, readSeed, readTable, UserError } from '../input.ts';
import { onClosedPipe, printLine, writeJsonFile } from '../output.ts';
import { isOver, openTable, receive } from '../referee.ts';

export interface RefereeOptions extends TableInput {
  readonly bots: readonly string[];
  readonly seed?: string;
  readonly save?: string;
}

/** Runs a game for any program that reads and writes JSON lines: see docs/referee.md. */
export async function refereeCommand(options: RefereeOptions): Promise<void> {
  const table = readTable(options);
  const bots = await readSeatBots(options.bots, table.seats, table.rules.id);
  const seed = readSeed(options.seed);
  const lines = createInterface({ input: process.stdin });
  let isReaderPresent = true;
  onClosedPipe(() => {
    isReaderPresent = false;
    lines.close();
  });

  const referee = openTable(table, seed, bots, (message) => printLine(JSON.stringify(message)));
  const save = () => {
    if (options.save !== undefined) writeJsonFile(options.save, toRecord(table.rules, referee.game));
  };
  save(); // fail before the game rather than after it
  if (!isOver(referee))
    for await (const line of lines) {
      if (line.trim() !== '') receive(referee, line);
      if (isOver(referee) || !isReaderPresent) break;
    }
  lines.close();
  process.stdin.destroy();
  await flushStdout();
  save();
  const after = `after ${referee.game.decisions.length} decisions`;
  if (!isReaderPresent) throw new UserError(`the reader of the output closed the pipe, ${after}`);
  if (!isOver(referee)) throw new UserError(`the input ended before the game was over, ${after}`);
}

/** Waits until stdout is flushed, so that an EPIPE of the last line has reached the handler of `onClosedPipe`. */
function flushStdout(): Promise<void> {
  return new Promise((resolve) => {
    process.stdout.write('', () => setImmediate(resolve));
  });
}
