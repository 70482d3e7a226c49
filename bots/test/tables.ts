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

export function seedNumber(count: number): Seed {
  return seedOf(seedFrom('bots'), 'test', count);
}

function missing(what: string): never {
  throw new Error(`there is no ${what}`);
}
