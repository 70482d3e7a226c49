import type { PlayedGame } from './playedGame.ts';

export const STEPS = ['decision', 'turn', 'round'] as const;
export type StepBy = (typeof STEPS)[number];

/** Returns the position of the next step in a direction (1 forward, −1 back), clamped to the ends of the game. */
export function stepFrom(game: PlayedGame, from: number, by: StepBy, direction: 1 | -1): number {
  const last = game.turns.length;
  let count = from;
  do count += direction;
  while (count > 0 && count < last && !begins(game, count, by));
  return Math.min(last, Math.max(0, count));
}

/** Returns true if a turn or a round begins at this position. */
function begins({ turns, rounds }: PlayedGame, count: number, by: StepBy): boolean {
  if (by === 'turn') return turns[count] !== turns[count - 1];
  return by === 'decision' || rounds[count] !== rounds[count - 1];
}

/** Returns the first position of each round. */
export function roundStarts({
  rounds,
}: Pick<PlayedGame, 'rounds'>): readonly { readonly round: number; readonly count: number }[] {
  return rounds.flatMap((round, count) => (round === rounds[count - 1] ? [] : [{ round, count }]));
}
