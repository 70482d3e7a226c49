import type { AnyRules, Chance, Decision, GameState, Score, Seat, Seed } from '@signoria/engine';
import { at, chance } from '@signoria/engine';
import type { Bot, BotChoice } from './bot.ts';
import { BUDGET } from './bot.ts';
import { plannedChoice } from './plan.ts';

export interface Match {
  readonly decisions: readonly Decision<unknown>[];
  readonly state: GameState;
  readonly scores: readonly Score[];
  /** The seats with rank 1. */
  readonly winners: readonly Seat[];
}

/**
 * Called after every decision with the new state and its events. The state must not be kept: the next decision modifies
 * it.
 */
export type OnDecision = (decision: Decision<unknown>, state: GameState, events: readonly unknown[]) => void;

/**
 * Plays a whole game between bots, `bots[seat]` for each seat. The bots' draws also come from the seed, in streams of their
 * own, so the same seed gives the same game.
 */
export function playMatch(
  rules: AnyRules,
  options: unknown,
  seats: number,
  seed: Seed,
  bots: readonly Bot[],
  onDecision?: OnDecision,
): Match {
  const draws = bots.map((_, seat) => drawOf(seed, seat));
  const previous: (BotChoice | null)[] = bots.map(() => null);
  const state = rules.setup(options, seats, seed);
  const decisions: Decision<unknown>[] = [];
  for (let [seat] = rules.pending(state); seat !== undefined; [seat] = rules.pending(state)) {
    const choice = decide(rules, state, seat, at(bots, seat), at(draws, seat), at(previous, seat));
    const { move } = choice;
    previous[seat] = choice;
    const events: unknown[] = [];
    rules.apply(state, seat, move, onDecision && ((event) => events.push(event)));
    const decision = { seat, move };
    decisions.push(decision);
    onDecision?.(decision, state, events);
  }
  const scores = rules.scores(state);
  return { decisions, state, scores, winners: winnersOf(scores) };
}

/** Returns the random stream of a bot in this seat. */
export function drawOf(seed: Seed, seat: Seat): Chance {
  return chance(seed, 'bot', seat);
}

/**
 * Returns one decision of a bot, which gets only its seat's view. `previous` is its previous choice in this
 * seat; the bot follows the plan of that choice while the plan holds.
 */
export function decide(
  rules: AnyRules,
  state: GameState,
  seat: Seat,
  bot: Bot,
  draw: Chance,
  previous: BotChoice | null = null,
): BotChoice {
  const moves = rules.moves(state, seat);
  const planned = previous && plannedChoice(rules, rules.sharedView(state, seat), moves, previous);
  if (planned !== null) return planned;
  const view = bot.isBlind ? { figures: null, viewer: seat } : rules.view(state, seat);
  const choice = bot.choose(rules, view, moves, draw, BUDGET);
  if (!moves.includes(choice.move))
    throw new Error(`${bot.name} chose ${JSON.stringify(choice.move)}, which is not a legal move`);
  return choice;
}

export function winnersOf(scores: readonly Score[]): readonly Seat[] {
  return scores.filter(({ rank }) => rank === 1).map(({ seat }) => seat);
}
