import type { GameRecord } from '@signoria/engine';
import { hashOf } from '@signoria/engine';

/** Returns a key for a game, the same for its records of this browser, of a server and of a file. */
export function analysisKey({ game, seats, seed, options, decisions }: GameRecord<unknown>): string {
  return `${game} ${seats} ${seed} ${hashOf([options, decisions])}`;
}
