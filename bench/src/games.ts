import type { AnyRules, GameState, Seat } from '@signoria/engine';
import { below, chance, derivedSeed, play, seedFromText } from '@signoria/engine';
import type { Contestant } from './contestant.ts';
import { repeatUntilTimeIsUp } from './contestant.ts';

const SEED = seedFromText('bench');

/** A game with its options for a number of seats. */
export interface BenchSetup {
  readonly rules: AnyRules;
  readonly options: unknown;
  readonly seats: number;
}

/** A decision and the state before it. */
export interface PlayedDecision {
  readonly state: GameState;
  readonly seat: Seat;
  readonly move: unknown;
}

/** Plays random full games in one thread, with the list of legal moves for every decision. */
export function fullGames({ rules, options, seats }: BenchSetup): Contestant {
  let games = 0;
  return {
    what: `${rules.id}: random full games with move lists, ${seats} seats`,
    run: repeatUntilTimeIsUp(() => {
      const seed = derivedSeed(SEED, 'game', games++);
      const state = rules.setup(options, seats, seed);
      const draw = chance(seed, 'random');
      let decisions = 0;
      for (let seat = rules.pending(state)[0]; seat !== undefined; seat = rules.pending(state)[0]) {
        const moves = rules.moves(state, seat);
        rules.apply(state, seat, moves[below(draw, moves.length)]);
        decisions++;
      }
      rules.scores(state);
      return decisions;
    }),
  };
}

/**
 * Number of states that are copied repeatedly, as search does. The thousands of states of a long game would not fit
 * into the CPU cache, and the benchmark would measure memory instead of the rules.
 */
const COPIED = 100;

/** Clones a state and applies a decision, as search and `play` do. */
export function cloneAndApply(setting: BenchSetup): Contestant {
  const { rules } = setting;
  const game = spread(oneGame(setting), COPIED);
  return {
    what: `${rules.id}: clone + apply, ${setting.seats} seats`,
    run: repeatUntilTimeIsUp(() => {
      for (const { state, seat, move } of game) rules.apply(rules.clone(state), seat, move);
      return game.length;
    }),
  };
}

/** Plays from a guessed mid-game state to the end, as tree search does: each move is drawn without a list. */
export function playouts(setting: BenchSetup): Contestant {
  const { rules, seats } = setting;
  const game = oneGame(setting);
  const middle = game[game.length >> 1];
  if (middle === undefined) throw new Error('an empty game');
  const draw = chance(SEED, 'playouts');
  const guess = rules.guess(rules.view(middle.state, middle.seat), draw);
  return {
    what: `${rules.id}: playouts from the middle of a game, ${seats} seats`,
    run: repeatUntilTimeIsUp(() => {
      const state = rules.guessAgain(guess, middle.seat, draw);
      let decisions = 0;
      for (let seat = rules.pending(state)[0]; seat !== undefined; seat = rules.pending(state)[0]) {
        rules.apply(state, seat, rules.randomMove(state, seat, draw));
        decisions++;
      }
      rules.totals(state);
      return decisions;
    }),
  };
}

/** Returns at most `most` elements, spread evenly over the list. */
export function spread<T>(list: readonly T[], most: number): readonly T[] {
  const every = Math.ceil(list.length / most);
  return list.filter((_, index) => index % every === 0);
}

/** Returns every decision of one random game with the state before it. */
export function oneGame({ rules, options, seats }: BenchSetup): readonly PlayedDecision[] {
  const seed = derivedSeed(SEED, 'one game', seats);
  const draw = chance(seed, 'random');
  const taken: PlayedDecision[] = [];
  let state = rules.setup(options, seats, seed);
  for (let seat = rules.pending(state)[0]; seat !== undefined; seat = rules.pending(state)[0]) {
    const moves = rules.moves(state, seat);
    const move = moves[below(draw, moves.length)];
    taken.push({ state, seat, move });
    state = play(rules, state, seat, move).state;
  }
  return taken;
}
