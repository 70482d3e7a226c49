import type { Seed } from '../chance.ts';
import { chance, pick } from '../chance.ts';
import type { Game } from '../record.ts';
import { advance, begin } from '../record.ts';
import type { GameRules, GameState, GameView, Immutable } from '../rules.ts';
import type { Temper } from './driver.ts';

export interface Tale<S, M, E, O> extends Temper<S, M> {
  readonly options: O;
  readonly seats: number;
  readonly seed: Seed;
  /** An event in words, in the state its decision led to. */
  words(event: E, state: Immutable<S>): string;
}

/** A seeded game as readable prose: a paragraph for each decision, a line for each event, the scores at the end. */
export function tell<S extends GameState, M, E, V extends GameView, O>(
  rules: GameRules<S, M, E, V, O>,
  tale: Tale<S, M, E, O>,
): string {
  const { options, seats, seed } = tale;
  const draw = chance(seed, 'golden');
  const lines = [`${rules.id}, rules version ${rules.rulesVersion}, ${seats} seats, seed ${seed}`];
  let game: Game<S, M, O> = begin(rules, options, seats, seed);
  for (;;) {
    const before = game.state as Immutable<S>;
    const pending = rules.pending(before);
    if (pending.length === 0) break;
    const seat = pick(draw, pending);
    const moves = rules.moves(before, seat);
    const move = tale.choose === undefined ? pick(draw, moves) : tale.choose(moves, draw, before, seat);
    const step = advance(rules, game, seat, move);
    game = step.game;
    lines.push(`${game.decisions.length}. seat ${seat} ${JSON.stringify(move)}`);
    for (const event of step.events) lines.push(`   ${tale.words(event, game.state as Immutable<S>)}`);
  }
  for (const { seat, total, rank, lines: items } of rules.scores(game.state as Immutable<S>))
    lines.push(
      `rank ${rank}: seat ${seat}, ${total} points (${items.map(({ id, points }) => `${id} ${points}`).join(', ')})`,
    );
  return `${lines.join('\n')}\n`;
}
