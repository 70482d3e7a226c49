import type { AnyRules, Chance, Decision, GameState, Score, Seat, Seed } from '@signoria/engine';
import { at, chance } from '@signoria/engine';
import type { Bot, BotChoice } from './bot.ts';
import { BUDGET } from './bot.ts';

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
 * Plays a whole game between bots, `bots[seat]` for each seat. The bots draw from streams of the seed that the rules do
 * not use, so the same seed gives the same game.
 */
export function playMatch(
  rules: AnyRules,
  options: unknown,
  seats: number,
  seed: Seed,
  bots: readonly Bot[],
  onDecision?: OnDecision,
): Match {
  const players = bots.map((bot, seat): Planner => ({ bot, draw: drawOf(seed, seat), planned: [] }));
  const state = rules.setup(options, seats, seed);
  const decisions: Decision<unknown>[] = [];
  for (let [seat] = rules.pending(state); seat !== undefined; [seat] = rules.pending(state)) {
    const move = asPlanned(rules, state, seat, at(players, seat));
    const events: unknown[] = [];
    rules.apply(state, seat, move, onDecision && ((event) => events.push(event)));
    const decision = { seat, move };
    decisions.push(decision);
    onDecision?.(decision, state, events);
  }
  const scores = rules.scores(state);
  return { decisions, state, scores, winners: winnersOf(scores) };
}

/** A bot with the planned rest of its turn. */
interface Planner {
  readonly bot: Bot;
  readonly draw: Chance;
  planned: readonly unknown[];
}

/** Follows the plan if there is one: a new search for every decision takes several times as long. */
function asPlanned(rules: AnyRules, state: GameState, seat: Seat, player: Planner): unknown {
  const [next, ...rest] = player.planned;
  const moves = rules.moves(state, seat);
  const move = next === undefined ? undefined : moves.find((one) => rules.key(one) === rules.key(next));
  if (move !== undefined) {
    player.planned = rest;
    return move;
  }
  const choice = choiceOf(rules, state, seat, player.bot, player.draw, moves);
  player.planned = choice.next ?? [];
  return choice.move;
}

/** Returns the random stream of a bot in this seat. */
export function drawOf(seed: Seed, seat: Seat): Chance {
  return chance(seed, 'bot', seat);
}

/** Returns one decision of a bot, which gets only its seat's view. */
export function decide(rules: AnyRules, state: GameState, seat: Seat, bot: Bot, draw: Chance): unknown {
  return choiceOf(rules, state, seat, bot, draw, rules.moves(state, seat)).move;
}

function choiceOf(
  rules: AnyRules,
  state: GameState,
  seat: Seat,
  bot: Bot,
  draw: Chance,
  moves: readonly unknown[],
): BotChoice {
  const view = bot.isBlind ? { figures: null, viewer: seat } : rules.view(state, seat);
  const choice = bot.choose(rules, view, moves, draw, BUDGET);
  if (!moves.includes(choice.move))
    throw new Error(`${bot.name} chose ${JSON.stringify(choice.move)}, which is not on offer`);
  return choice;
}

export function winnersOf(scores: readonly Score[]): readonly Seat[] {
  return scores.filter(({ rank }) => rank === 1).map(({ seat }) => seat);
}
