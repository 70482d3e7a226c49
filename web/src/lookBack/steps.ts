import type { PlayedGame } from './playedGame.ts';

/** What one goes on or back by. */
export const STEPS = ['decision', 'turn', 'round'] as const;
export type StepBy = (typeof STEPS)[number];

/** Where the next such step leads from a position: 1 on, −1 back; at either end to that end. */
export function stepFrom(game: PlayedGame, from: number, by: StepBy, direction: 1 | -1): number {
  const last = game.turns.length;
  let count = from;
  do count += direction;
  while (count > 0 && count < last && !begins(game, count, by));
  return Math.min(last, Math.max(0, count));
}

/** Whether a turn or a round begins at this position. */
function begins({ turns, rounds }: PlayedGame, count: number, by: StepBy): boolean {
  if (by === 'turn') return turns[count] !== turns[count - 1];
  return by === 'decision' || rounds[count] !== rounds[count - 1];
}

/** Where each round begins. */
export function roundStarts({ rounds }: PlayedGame): readonly { readonly round: number; readonly count: number }[] {
  return rounds.flatMap((round, count) => (round === rounds[count - 1] ? [] : [{ round, count }]));
}
