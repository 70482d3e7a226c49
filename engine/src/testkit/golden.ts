import type { Seed } from '../chance.ts';
import { chance } from '../chance.ts';
import type { GameText } from '../prose.ts';
import { plain } from '../prose.ts';
import type { GameRules, GameState, GameView, Immutable } from '../rules.ts';
import type { Temper } from './driver.ts';
import { momentsOf } from './moments.ts';

export interface Tale<S, M, E, O> extends Temper<S, M> {
  readonly options: O;
  readonly seats: number;
  readonly seed: Seed;
  /** Describes an event in the state after its decision. */
  words(event: E, state: Immutable<S>): string;
}

/** Returns the `words` of a tale from a game's text. */
export function wordsFor<S, M, E>(text: GameText<S, M, E>, names: readonly string[]): Tale<S, M, E, unknown>['words'] {
  return (event, state) => plain(text.event(event, state as S, names));
}

/**
 * Plays a seeded game and returns it as readable text: a paragraph per decision, a line per event, the scores at the
 * end.
 */
export function tell<S extends GameState, M, E, V extends GameView, O>(
  rules: GameRules<S, M, E, V, O>,
  tale: Tale<S, M, E, O>,
): string {
  const { options, seats, seed } = tale;
  const lines = [`${rules.id}, rules version ${rules.rulesVersion}, ${seats} seats, seed ${seed}`];
  let state = rules.setup(options, seats, seed);
  let count = 0;
  for (const { seat, move, after, events } of momentsOf(rules, state, chance(seed, 'golden'), tale.choose)) {
    lines.push(`${++count}. seat ${seat} ${JSON.stringify(move)}`);
    for (const event of events) lines.push(`   ${tale.words(event, after as Immutable<S>)}`);
    state = after;
  }
  for (const { seat, total, rank, lines: items } of rules.scores(state as Immutable<S>))
    lines.push(
      `rank ${rank}: seat ${seat}, ${total} points (${items.map(({ id, points }) => `${id} ${points}`).join(', ')})`,
    );
  return `${lines.join('\n')}\n`;
}
