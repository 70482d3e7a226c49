import type { Bot, BotChoice } from '@signoria/bots';
import { decide } from '@signoria/bots';
import type { AnyGame, AnyRules, GameText, GameTypes, Language, Seat } from '@signoria/engine';
import { advance, at, chance, seedFromText, shownScores } from '@signoria/engine';
import { reasonOf } from '../input.ts';
import type { Drawing, Seen } from './drawing.ts';
import { save } from './save.ts';
import type { PromptWords } from './words/index.ts';

/** The events of a decision, as far as the person may see them. */
export interface DecisionEvents {
  /** The index of the first decision of the turn. */
  readonly turnStart: number;
  readonly events: readonly unknown[];
}

/** A game at the terminal: one person against bots. */
export interface TerminalGame {
  readonly rules: AnyRules;
  readonly text: GameText<GameTypes>;
  readonly words: PromptWords;
  readonly language: Language;
  readonly drawing: Drawing;
  readonly names: readonly string[];
  /** The person's seat; the other seats are the bots'. */
  readonly seat: Seat;
  readonly bots: readonly Bot[];
  /** The last choice of each bot, by seat. */
  readonly plans: Map<Seat, BotChoice>;
  readonly file: string;
  game: AnyGame;
  /** One entry for each decision. */
  steps: readonly DecisionEvents[];
  /** Number of decisions already shown to the person. */
  shownDecisions: number;
  /** True if the optional moves are listed too. */
  unfolded: boolean;
  /** Reason of the last failed save, or null. */
  saveFailure: string | null;
}

/** Returns the data the person may see. The table, the choices and the words on the screen are drawn from it. */
export function seenBySession({ rules, text, language, names, seat, game }: TerminalGame): Seen {
  const view = rules.view(game.state, seat);
  const imagined = rules.guess(view, chance(seedFromText('imagined'), 'imagined', game.decisions.length));
  const moves = rules.moves(game.state, seat);
  const scores = shownScores(rules, imagined, view);
  return { seat, view, imagined, moves, scores, names, language, text };
}

export function takeDecision(session: TerminalGame, seat: Seat, move: unknown): void {
  const { rules } = session;
  const { game, events, turnStart } = advance(rules, session.game, seat, move);
  session.game = game;
  session.steps = [...session.steps, stepFor(session, turnStart, events)];
  saveSession(session);
}

export function stepFor(
  { rules, seat }: Pick<TerminalGame, 'rules' | 'seat'>,
  turnStart: number,
  events: readonly unknown[],
): DecisionEvents {
  return { turnStart, events: events.map((event) => rules.redact(event, seat)) };
}

/**
 * Lets a bot decide. Its random draws depend on the decision number, so that it decides the same after an undo or a
 * restart. A restart in the middle of its turn ends its plan.
 */
export function letBotDecide(session: TerminalGame, seat: Seat): void {
  const { rules, game, bots, plans } = session;
  const draw = chance(game.seed, `bot ${seat}`, game.decisions.length);
  const choice = decide(rules, game.state, seat, at(bots, seat), draw, plans.get(seat));
  plans.set(seat, choice);
  takeDecision(session, seat, choice.move);
}

export function saveSession(session: TerminalGame): void {
  try {
    save(session.rules, session.game, session.file);
    session.saveFailure = null;
  } catch (reason) {
    session.saveFailure = reasonOf(reason);
  }
}
