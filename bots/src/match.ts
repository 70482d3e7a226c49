import type { AnyRules, Chance, Decision, GameState, Score, Seat, Seed } from '@signoria/engine';
import { at, chance } from '@signoria/engine';
import type { Bot, Choice } from './bot.ts';
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

/** A bot with the rest of the turn it has thought through. */
interface Planner {
  readonly bot: Bot;
  readonly draw: Chance;
  planned: readonly unknown[];
}

/** Keeps to the plan while there is one: to think every decision through anew takes several times as long. */
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

/** What a bot in this seat draws from. */
export function drawOf(seed: Seed, seat: Seat): Chance {
  return chance(seed, 'bot', seat);
}

/** One decision of a bot, which sees what its seat sees. */
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
): Choice {
  const view = bot.isBlind ? { figures: null, viewer: seat } : rules.view(state, seat);
  const choice = bot.choose(rules, view, moves, draw, BUDGET);
  if (!moves.includes(choice.move))
    throw new Error(`${bot.name} chose ${JSON.stringify(choice.move)}, which is not on offer`);
  return choice;
}

export function winnersOf(scores: readonly Score[]): readonly Seat[] {
  return scores.filter(({ rank }) => rank === 1).map(({ seat }) => seat);
}
