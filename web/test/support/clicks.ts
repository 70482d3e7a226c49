import { readFileSync } from 'node:fs';
import type { AnyGame, AnyRules, GameState, Seat } from '@signoria/engine';
import { advance, at, begin, byVerb, sameJson } from '@signoria/engine';
import { readArchive } from '@signoria/testkit';
import { expect } from 'vitest';
import { initialChoice, point } from '../../src/table/choice.ts';
import { verbsFirst } from '../../src/table/choiceRow.ts';

/** A turn of a recorded game: the game before it, and its decisions with the position before each. */
export interface RecordedTurn {
  readonly before: AnyGame;
  readonly decisions: readonly { readonly seat: Seat; readonly move: unknown; readonly state: GameState }[];
  /** True if another seat decided in between. */
  readonly isInterrupted: boolean;
}

/** Returns all turns of some archived games between greedy bots. */
export function archivedTurns(rules: AnyRules, from: number, to: number): readonly RecordedTurn[] {
  const file = new URL(`../../../games/${rules.id}/test/archive.txt`, import.meta.url);
  const { games } = readArchive(readFileSync(file, 'utf8'));
  return games.slice(from, to).flatMap(({ options, seats, seed, decisions }) => {
    const read = rules.readOptions(options, seats);
    let game: AnyGame = begin(rules, read.ok ? read.value : expect.fail(read.error.message), seats, seed);
    const turns = new Map<string, RecordedTurn>();
    let latest = '';
    for (const { seat, move } of decisions) {
      const { game: next, turnStart } = advance(rules, game, seat, move);
      const key = `${seat} ${turnStart}`;
      const {
        before,
        decisions: own,
        isInterrupted,
      } = turns.get(key) ?? { before: game, decisions: [], isInterrupted: false };
      const decided = [...own, { seat, move, state: game.state }];
      turns.set(key, {
        before,
        decisions: decided,
        isInterrupted: isInterrupted || (own.length > 0 && key !== latest),
      });
      latest = key;
      game = next;
    }
    return [...turns.values()];
  });
}

/** Counts the clicks of a single decision: on its targets or in the row of choices, whichever is shorter, and Confirm. */
export function singleClicks(rules: AnyRules, state: GameState, seat: Seat, move: unknown): number {
  const moves = rules.moves(state, seat);
  if (moves.length === 1) return 1;
  return Math.min(clicksByPointing(rules, moves, move), clicksInRow(rules, moves, move)) + 1;
}

function clicksByPointing({ targets, verb, isAside }: AnyRules, moves: readonly unknown[], move: unknown): number {
  const legal = { moves, targets, verb, isAside };
  let choice = initialChoice(legal);
  let clicks = 0;
  for (const target of targets(move)) {
    choice = point(legal, choice, target) ?? choice;
    clicks++;
    if (sameJson(choice.chosen, move)) return clicks;
  }
  return Number.POSITIVE_INFINITY;
}

function clicksInRow(rules: AnyRules, moves: readonly unknown[], move: unknown): number {
  const groups = byVerb(rules, moves);
  const own = groups.find(({ verb }) => verb === rules.verb(move));
  return verbsFirst(groups) && own !== undefined && own.moves.length > 1 ? 2 : 1;
}

export function median(numbers: readonly number[]): number {
  return at(
    [...numbers].sort((one, other) => one - other),
    Math.floor(numbers.length / 2),
  );
}
