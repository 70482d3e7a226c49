import type { LoadedGame } from '@signoria/catalogue';
import type { CountedGame } from '../analysis/index.ts';
import { sourceHere } from '../analysis/index.ts';
import type { SavedGame } from '../localGames/index.ts';
import { personsAt } from '../localGames/index.ts';
import { playedGame } from '../replay/index.ts';
import { resumeOrNull } from '../table/resumeOrNull.ts';

/** Replays a game of this browser. Returns null if it does not count or cannot be replayed. */
export function countedGame(entry: LoadedGame, saved: SavedGame): CountedGame | null {
  const source = sourceHere(saved);
  const replay = source && resumeOrNull(entry.rules, saved.game.record);
  if (source === null || replay === null || entry.rules.pending(replay.game.state).length > 0) return null;
  const { seats } = saved.game;
  const game = playedGame({ entry, seats, replay, own: personsAt(seats), isOver: true });
  const record = game.recordAt(game.turns.length);
  return record === null ? null : { game, record, source };
}
