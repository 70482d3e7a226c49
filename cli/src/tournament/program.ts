import type { ChildProcessWithoutNullStreams } from 'node:child_process';
import { spawn } from 'node:child_process';
import { reasonOf } from '../input.ts';

export interface ProgramEvents {
  line(text: string): void;
  /** Called at most once, with the reason why the program cannot continue. */
  failure(reason: string): void;
}

/** The time from the end of its input until a program is killed. */
const GRACE_MS = 500;
/** Maximum length of a line. */
const LONGEST_LINE = 1_000_000;
const STDERR_LINES = 10;
const STDERR_CHARACTERS = 4000;

/** An external program that plays one seat of one game, through lines on stdin and stdout. */
export class EntrantProgram {
  private readonly child: ChildProcessWithoutNullStreams;
  private readonly closed: Promise<void>;
  private readonly timeLimitMs: number;
  private readonly on: ProgramEvents;
  private hasEnded = false;
  private askedAt = 0;
  private timer: NodeJS.Timeout | undefined;
  private stderr = '';

  constructor([name = '', ...words]: readonly string[], timeLimitMs: number, on: ProgramEvents) {
    this.timeLimitMs = timeLimitMs;
    this.on = on;
    this.child = spawn(name, words);
    this.child.stdin.on('error', () => {}); // the program may have ended; `close` reports it
    this.child.stderr.setEncoding('utf8').on('data', (text: string) => {
      this.stderr = (this.stderr + text).slice(-STDERR_CHARACTERS);
    });
    this.readLines();
    this.closed = new Promise((resolve) => {
      this.child.once('error', (error) => {
        this.fail(`cannot be started: ${reasonOf(error)}`);
        resolve();
      });
      this.child.once('close', (code, signal) => {
        this.fail(`ended with ${code === null ? `signal ${signal}` : `exit code ${code}`}`);
        resolve();
      });
    });
  }

  /** Writes a message. Starts the time limit if the message is a question. */
  send(message: object, isQuestion: boolean): void {
    if (this.hasEnded) return;
    this.child.stdin.write(`${JSON.stringify(message)}\n`);
    if (!isQuestion) return;
    this.stopTimer();
    this.askedAt = performance.now();
    const timer = setTimeout(() => {
      // An answer that arrived while a bot was computing is read first.
      setImmediate(() => timer === this.timer && this.fail(`no answer within ${this.timeLimitMs / 1000} s`));
    }, this.timeLimitMs);
    this.timer = timer;
  }

  /** Returns the time since the last question was sent. */
  elapsedMs(): number {
    return performance.now() - this.askedAt;
  }

  /** Stops the time limit, because no question is open. */
  stopTimer(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
  }

  /** Ends the program, at once if it failed. Returns the last lines of its stderr. */
  async end(hasFailed: boolean): Promise<string> {
    this.hasEnded = true;
    this.stopTimer();
    this.child.stdin.end();
    const kill = setTimeout(() => this.child.kill('SIGKILL'), hasFailed ? 0 : GRACE_MS);
    let wait: NodeJS.Timeout | undefined;
    // A process that the program started may keep the pipes open.
    const waited = new Promise<void>((resolve) => {
      wait = setTimeout(resolve, 2 * GRACE_MS);
    });
    await Promise.race([this.closed, waited]);
    clearTimeout(kill);
    clearTimeout(wait);
    for (const stream of [this.child.stdout, this.child.stderr]) stream.destroy();
    return this.stderr.trimEnd().split('\n').slice(-STDERR_LINES).join('\n');
  }

  private fail(reason: string): void {
    this.stopTimer();
    if (!this.hasEnded) this.on.failure(reason);
    this.hasEnded = true;
  }

  private readLines(): void {
    let rest = '';
    this.child.stdout.setEncoding('utf8').on('data', (text: string) => {
      const lines = (rest + text).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) if (line.trim() !== '' && !this.hasEnded) this.on.line(line);
      if (rest.length > LONGEST_LINE) this.fail('wrote a line that does not end');
    });
  }
}
