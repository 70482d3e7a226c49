import type { LoadedGame } from '@signoria/catalogue';
import type { GameView, Seat } from '@signoria/engine';
import { plain } from '@signoria/engine';
import { snapshotBuilder } from '../table/snapshot.ts';
import { withoutBrackets } from '../table/withoutBrackets.ts';

/** A position in words: the question to the player, and the stage of the game. */
export interface PositionWords {
  readonly question: string;
  readonly stage: string;
}

/** One of the player's seats, and what it sees. */
export interface OwnView {
  readonly seat: Seat;
  readonly view: GameView;
}

/** Describes a position for the first of the player's seats that must decide; null if none must. */
export function positionWords(
  { rules, text }: LoadedGame,
  own: readonly OwnView[],
  names: readonly string[],
): PositionWords | null {
  const { guess } = snapshotBuilder(rules, names);
  for (const { seat, view } of own) {
    const imagined = guess(view);
    if (!rules.pending(imagined).includes(seat)) continue;
    return { question: plain(withoutBrackets(text.question(imagined, seat, names))), stage: text.stage(imagined) };
  }
  return null;
}
