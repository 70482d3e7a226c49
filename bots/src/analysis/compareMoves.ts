import type { AnyRules, Chance, GameState, Seat } from '@signoria/engine';
import { at } from '@signoria/engine';
import type { LearnedParts } from '../learned/load.ts';
import type { Comparison } from './comparison.ts';
import { compare } from './comparison.ts';
import { lineFor, linesOf } from './lines.ts';
import { newSampler } from './sampler.ts';

/** Compares one move with others of the same decision, by samples that share guesses and draws. */
export function compareMoves(
  rules: AnyRules,
  learned: LearnedParts,
  before: GameState,
  seat: Seat,
  move: unknown,
  others: readonly unknown[],
  samples: number,
  draw: Chance,
): readonly Comparison[] {
  const view = rules.view(before, seat);
  const linesFrom = linesOf(rules, learned, view, seat, draw);
  const moves = rules.moves(before, seat);
  const lines = [move, ...others].map((first) => lineFor(rules, linesFrom, moves, first));
  const { outlook } = newSampler(rules, learned, view, seat, rules.totals(before).length, draw);
  const outlooks = lines.map((): ReturnType<typeof outlook>[] => []);
  for (let number = 0; number < samples; number++)
    for (const [place, line] of lines.entries()) at(outlooks, place).push(outlook(line, number));
  return outlooks.slice(1).map((other) => compare(at(outlooks, 0), other, seat));
}
