import { openRecord } from '@signoria/bots/analysis';
import { CATALOGUE } from '@signoria/catalogue/all';
import { at, toRecord } from '@signoria/engine';
import { expect, test } from 'vitest';
import { runTask } from '../../src/analysis/analysisTasks.ts';
import { exerciseTable } from '../../src/analysis/exerciseTable.ts';
import { verdictOf } from '../../src/analysis/triedMove.ts';
import { playedGame } from '../../src/replay/playedGame.ts';
import { randomPositions } from '../support/keptGames.ts';

const card = CATALOGUE.card ?? expect.fail('the catalogue has no Card Game');
const estimate = (value: number) => ({ value, error: 0.01 });

/** Returns a comparison of two moves of seat 0, with one or two seats: the first is better by an amount. */
function difference(amount: number, seats: number) {
  const chances = seats === 1 ? [estimate(0)] : [estimate(amount), estimate(-amount)];
  return { chances, points: chances, lead: estimate(amount) };
}

test.each([
  { best: -0.03, played: 0.1, seats: 2, verdict: 'right' },
  { best: -0.04, played: 0.1, seats: 2, verdict: 'almost' },
  { best: -0.2, played: -0.01, seats: 2, verdict: 'again' },
  { best: 0.02, played: 0.2, seats: 2, verdict: 'right' },
  { best: -0.6, played: 1, seats: 1, verdict: 'right' },
  { best: -0.8, played: 1, seats: 1, verdict: 'almost' },
])(
  '$seats seats: a move $best from the best and $played from the one played is $verdict',
  ({ best, played, seats, verdict }) => {
    expect(verdictOf({ againstBest: difference(best, seats), againstPlayed: difference(played, seats) }, 0)).toBe(
      verdict,
    );
  },
);

test.each([
  { best: -4, played: 8, verdict: 'almost' },
  { best: -12, played: 0, verdict: 'again' },
  { best: -0.5, played: 11, verdict: 'right' },
])('in a lost game a move $best points from the best is $verdict', ({ best, played, verdict }) => {
  const inPoints = (points: number) => ({ ...difference(0, 2), lead: estimate(points) });
  expect(verdictOf({ againstBest: inPoints(best), againstPlayed: inPoints(played) }, 0)).toBe(verdict);
});

test('an exercise offers the moves of its decision and compares a tried move on the same samples', async () => {
  const last = [...randomPositions(card.rules, 2, 'exercise')].at(-1) ?? expect.fail();
  const opened = await openRecord(toRecord(card.rules, last));
  const { rules, replay } = opened;
  const movesAt = (index: number, seat: number) => rules.moves(at(replay.entries, index - 1).state, seat);
  const index = replay.entries.findIndex(({ seat }, place) => place > 10 && movesAt(place, seat).length > 3);
  const { seat, move: played } = at(replay.entries, index);
  const moves = movesAt(index, seat);
  const better = moves.find((move) => rules.key(move) !== rules.key(played));
  const seats = ['Anna', 'Bruno'].map((name) => ({ playerKind: 'person' as const, name, family: 'medici' as const }));
  const game = playedGame({ entry: { ...card, text: card.text.en }, seats, replay, own: [], isOver: true });
  const tried: unknown[] = [];
  const table = exerciseTable(game, index, (move) => tried.push(move));
  expect(table.snapshot().moves).toEqual(moves);
  expect(table.snapshot()).toMatchObject({ seat, version: index, undoableInAll: 0 });
  table.answer(at(table.snapshot().moves, 0));
  expect(tried).toEqual([moves[0]]);
  const result = runTask(opened, { kind: 'try', index, move: played, better, samples: 4 });
  expect(result).toMatchObject({ againstPlayed: { lead: { value: 0, error: 0 } } });
});
