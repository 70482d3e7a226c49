import type { Bot } from '@signoria/bots';
import { botFor, playMatch } from '@signoria/bots';
import type { Seat, Seed } from '@signoria/engine';
import { at } from '@signoria/engine';
import type { TableChoice } from '../input.ts';
import type { SeatOutcome } from './outcome.ts';
import { outcomesOf } from './outcome.ts';
import type { Entrant } from './plan.ts';
import { playWithPrograms } from './programGame.ts';
import type { Stopwatch } from './stopwatch.ts';
import { addTime } from './stopwatch.ts';

/** The result of an entrant in one seat of one game. */
export interface EntrantResult extends SeatOutcome {
  readonly decisions: number;
  readonly timing: Readonly<Stopwatch>;
  /** The reason why a program forfeited the game, or null. */
  readonly forfeit: string | null;
  /** The last lines that a program wrote to stderr. */
  readonly stderr: string;
}

/** Plays one game. Entrants are given by seat. */
export async function playGame(
  table: TableChoice,
  seed: Seed,
  entrants: readonly Entrant[],
  timeLimitMs: number,
): Promise<readonly EntrantResult[]> {
  const watches = entrants.map((): Stopwatch => ({ total: 0, longest: 0 }));
  const bots = new Map<Seat, Bot>();
  const commands = new Map<Seat, readonly string[]>();
  for (const [seat, entrant] of entrants.entries())
    if ('level' in entrant) bots.set(seat, timed(await botFor(entrant.level, [table.rules.id]), at(watches, seat)));
    else commands.set(seat, entrant.command);
  const played =
    commands.size === 0
      ? playMatch(table.rules, table.options, table.seats, seed, [...bots.values()])
      : await playWithPrograms(table, seed, bots, commands, timeLimitMs, watches);
  const failures = 'failures' in played ? played.failures : new Map();
  const outcomes = outcomesOf(played.scores, new Set(failures.keys()));
  return outcomes.map((outcome, seat) => ({
    ...outcome,
    decisions: played.decisions.filter((one) => one.seat === seat).length,
    timing: at(watches, seat),
    forfeit: failures.get(seat) ?? null,
    stderr: ('stderr' in played && played.stderr.get(seat)) || '',
  }));
}

function timed(bot: Bot, watch: Stopwatch): Bot {
  return {
    ...bot,
    choose(...inputs) {
      const began = performance.now();
      const choice = bot.choose(...inputs);
      addTime(watch, performance.now() - began);
      return choice;
    },
  };
}
