import type { AnyRules, Chance, Decision, GameState, Score, Seat, Seed } from '@signoria/engine';
import { at, chance } from '@signoria/engine';
import type { Bot } from './bot.ts';
import { BUDGET } from './bot.ts';

export interface Match {
  readonly decisions: readonly Decision<unknown>[];
  readonly state: GameState;
  readonly scores: readonly Score[];
  /** Who has rank 1. */
  readonly winners: readonly Seat[];
}

/** Hears of every decision, with the state it led to (not to be kept: the next decision changes it) and its events. */
export type OnDecision = (decision: Decision<unknown>, state: GameState, events: readonly unknown[]) => void;

/**
 * A whole game between bots, `bots[seat]` for each seat. Whatever the bots draw comes from streams of the seed that
 * the rules do not use, so the same seed gives the same game.
 */
export function playMatch(
  rules: AnyRules,
  options: unknown,
  seats: number,
  seed: Seed,
  bots: readonly Bot[],
  onDecision?: OnDecision,
): Match {
  const draws = Array.from({ length: seats }, (_, seat) => drawOf(seed, seat));
  const state = rules.setup(options, seats, seed);
  const decisions: Decision<unknown>[] = [];
  for (let [seat] = rules.pending(state); seat !== undefined; [seat] = rules.pending(state)) {
    const move = decide(rules, state, seat, at(bots, seat), at(draws, seat));
    const events: unknown[] = [];
    rules.apply(state, seat, move, onDecision && ((event) => events.push(event)));
    const decision = { seat, move };
    decisions.push(decision);
    onDecision?.(decision, state, events);
  }
  const scores = rules.scores(state);
  return { decisions, state, scores, winners: winnersOf(scores) };
}

/** What a bot in this seat draws from. */
export function drawOf(seed: Seed, seat: Seat): Chance {
  return chance(seed, 'bot', seat);
}

/** One decision of a bot, which sees what its seat sees. */
export function decide(rules: AnyRules, state: GameState, seat: Seat, bot: Bot, draw: Chance): unknown {
  const moves = rules.moves(state, seat);
  const view = bot.isBlind ? { figures: null, viewer: seat } : rules.view(state, seat);
  const { move } = bot.choose(rules, view, moves, draw, BUDGET);
  if (!moves.includes(move)) throw new Error(`${bot.name} chose ${JSON.stringify(move)}, which is not on offer`);
  return move;
}

export function winnersOf(scores: readonly Score[]): readonly Seat[] {
  return scores.filter(({ rank }) => rank === 1).map(({ seat }) => seat);
}
