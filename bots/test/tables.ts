import type { Bot, BotLevel } from '@signoria/bots';
import { BOTS } from '@signoria/bots/all';
import { CATALOGUE } from '@signoria/catalogue/all';
import type { Seed } from '@signoria/engine';
import { seedFrom, seedOf } from '@signoria/engine';

/** Returns a table with the default options. */
export function tableOf(game: string, seats: number) {
  const { rules } = CATALOGUE[game] ?? missing(`game ${game}`);
  const options = rules.readOptions({}, seats);
  if (!options.ok) throw new Error(options.error.message);
  return { rules, options: options.value, seats };
}

export function botsOf(...levels: readonly BotLevel[]): readonly Bot[] {
  return levels.map((level) => BOTS[level]);
}

/** The budget of bots in tests of whole games: few positions, and few samples. */
const SMALL_BUDGET = 30;

/** Returns a bot that searches little, so that tests of whole games are short. */
export function hasty(level: BotLevel): Bot {
  const bot = BOTS[level];
  return {
    ...bot,
    choose: (rules, view, moves, draw) => bot.choose(rules, view, moves, draw, SMALL_BUDGET),
  };
}

export function seedNumber(count: number): Seed {
  return seedOf(seedFrom('bots'), 'test', count);
}

function missing(what: string): never {
  throw new Error(`there is no ${what}`);
}
