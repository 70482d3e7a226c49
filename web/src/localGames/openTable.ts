import type { LoadedGame } from '@signoria/catalogue';
import type { AnyRules } from '@signoria/engine';
import { botClient } from '../table/botClient.ts';
import { afterSequence, skippablePauses } from '../table/pause.ts';
import { resumeOrNull } from '../table/resumeOrNull.ts';
import type { LocalGame } from './localGame.ts';
import type { LocalTable } from './localTable.ts';
import { localTable } from './localTable.ts';
import { localGames } from './savedGames.ts';
import { freshSeed, startLocalGame } from './startGame.ts';
import { PREFIX } from './storageKey.ts';

/** Opens a game of this browser and starts its bots. Returns null if the game cannot be replayed. */
export function openTable(entry: LoadedGame, game: LocalGame): LocalTable | null {
  const replay = resumeOrNull(entry.rules, game.record);
  if (replay === null) return null;
  const [bots, coach] = [botClient(), botClient()]; // so that the coach does not delay the bots
  const table = localTable({
    entry,
    seats: game.seats,
    uncountedReasons: game.notes,
    hints: game.hints,
    addressAt: (count) => `/table/${game.id}/look?at=${count}`,
    replay,
    think: bots.think,
    advise: bots.advise,
    review: coach.advise,
    report: (error) => console.error(error),
    freshSeed,
    rematch(seats, options) {
      const made = startLocalGame(entry.rules, seats, options, { allowsHints: game.hints.isAllowed });
      return made.ok ? { address: `/table/${made.value}` } : { refusal: (say) => say('new.noRoom') };
    },
    pause: afterSequence(skippablePauses()),
    save: (record, over, uncountedReasons, hints) =>
      localGames().save({ ...game, record, over, notes: uncountedReasons, hints }),
  });
  const unfollow = followOtherWindows(entry.rules, game, table);
  return {
    ...table,
    close() {
      unfollow();
      table.close();
      bots.close();
      coach.close();
    },
  };
}

/**
 * Synchronizes two windows with the same table: each shows what the other saves, so that neither overwrites decisions.
 */
function followOtherWindows(rules: AnyRules, { id }: LocalGame, { follow, wake }: LocalTable): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    const saved = key === PREFIX + id ? localGames().find(id) : null;
    const replay = saved === null ? null : resumeOrNull(rules, saved.record);
    if (saved !== null && replay !== null) follow(replay, saved.notes, saved.hints);
  };
  addEventListener('storage', onStorage);
  addEventListener('focus', wake);
  return () => {
    removeEventListener('storage', onStorage);
    removeEventListener('focus', wake);
  };
}
