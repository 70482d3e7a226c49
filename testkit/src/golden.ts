import type { GameRules, GameText, GameTypes, Seed } from '@signoria/engine';
import { chance, plain } from '@signoria/engine';
import type { MovePolicy } from './driver.ts';
import { momentsOf } from './moments.ts';

/** A seeded game whose transcript is compared with a stored one. */
export interface GoldenGame<G extends GameTypes> extends MovePolicy<G> {
  readonly options: G['options'];
  readonly seats: number;
  readonly seed: Seed;
  /** Describes an event in the state after its decision. */
  words(event: G['event'], state: G['state']): string;
}

/** Returns the `words` of a golden game from a game's text. */
export function wordsFor<G extends GameTypes>(text: GameText<G>, names: readonly string[]): GoldenGame<G>['words'] {
  return (event, state) => plain(text.event(event, state, names));
}

/**
 * Plays a seeded game and returns it as readable text: a paragraph per decision, a line per event, the scores at the
 * end.
 */
export function transcript<G extends GameTypes>(rules: GameRules<G>, game: GoldenGame<G>): string {
  const { options, seats, seed } = game;
  const lines = [`${rules.id}, rules version ${rules.rulesVersion}, ${seats} seats, seed ${seed}`];
  let state = rules.setup(options, seats, seed);
  let count = 0;
  for (const { seat, move, after, events } of momentsOf(rules, state, chance(seed, 'golden'), game.choose)) {
    lines.push(`${++count}. seat ${seat} ${JSON.stringify(move)}`);
    for (const event of events) lines.push(`   ${game.words(event, after)}`);
    state = after;
  }
  for (const { seat, total, rank, lines: items } of rules.scores(state))
    lines.push(
      `rank ${rank}: seat ${seat}, ${total} points (${items.map(({ id, points }) => `${id} ${points}`).join(', ')})`,
    );
  return `${lines.join('\n')}\n`;
}
