import type { Bot, BotLevel } from '@signoria/bots';
import { playMatch } from '@signoria/bots';
import { BOTS } from '@signoria/bots/all';
import { CATALOGUE } from '@signoria/catalogue/all';
import type { GameState, Seat, Seed } from '@signoria/engine';
import { derivedSeed, seedFromText } from '@signoria/engine';

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
export function withSmallBudget(level: BotLevel): Bot {
  const bot = BOTS[level];
  return {
    ...bot,
    choose: (rules, view, moves, draw) => bot.choose(rules, view, moves, draw, SMALL_BUDGET),
  };
}

/** Returns states sampled from a whole game of random moves, each with a seat that must decide. */
export function momentsOf(game: string, seats: number, count: number): readonly Moment[] {
  const { rules, options } = tableOf(game, seats);
  const states = [rules.setup(options, seats, testSeed(3))];
  const bots = Array.from({ length: seats }, () => BOTS.random);
  playMatch(rules, options, seats, testSeed(3), bots, (_, state) => states.push(rules.clone(state)));
  const every = Math.ceil(states.length / count);
  return states
    .filter((_, index) => index % every === 0)
    .flatMap((state) => rules.pending(state).map((seat) => ({ state, seat })));
}

export interface Moment {
  readonly state: GameState;
  readonly seat: Seat;
}

export function testSeed(count: number): Seed {
  return derivedSeed(seedFromText('bots'), 'test', count);
}

function missing(what: string): never {
  throw new Error(`there is no ${what}`);
}
