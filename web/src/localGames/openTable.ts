import type { LoadedGame } from '@signoria/catalogue';
import type { AnyRules } from '@signoria/engine';
import { botClient } from '../table/botClient.ts';
import { resumeCourse } from '../table/course.ts';
import { afterPlayOut, skippablePauses } from '../table/pause.ts';
import type { LocalGame } from './localGame.ts';
import type { LocalTable } from './localTable.ts';
import { localTable } from './localTable.ts';
import { localGames } from './savedGames.ts';
import { freshSeed, startLocalGame } from './startGame.ts';
import { PREFIX } from './storageKey.ts';

/** Opens a game of this browser and starts its bots. Returns null if the game cannot be read. */
export function openTable(entry: LoadedGame, game: LocalGame): LocalTable | null {
  const course = resumeCourse(entry.rules, game.record);
  if (course === null) return null;
  const { think, close } = botClient();
  const table = localTable({
    entry,
    seats: game.seats,
    notes: game.notes,
    addressAt: (count) => `/table/${game.id}/look?at=${count}`,
    course,
    think,
    report: (error) => console.error(error),
    freshSeed,
    rematch(seats, options) {
      const made = startLocalGame(entry.rules, seats, options);
      return made.ok ? { address: `/table/${made.value}` } : { refusal: (say) => say('new.noRoom') };
    },
    pause: afterPlayOut(skippablePauses()),
    save: (record, over, notes) => localGames().save({ ...game, record, over, notes }),
  });
  const unfollow = followOtherWindows(entry.rules, game, table);
  return {
    ...table,
    close() {
      unfollow();
      table.close();
      close();
    },
  };
}

/**
 * Synchronizes two windows with the same table: each shows what the other saves, so that neither overwrites decisions.
 */
function followOtherWindows(rules: AnyRules, { id }: LocalGame, { follow, wake }: LocalTable): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    const saved = key === PREFIX + id ? localGames().find(id) : null;
    const course = saved === null ? null : resumeCourse(rules, saved.record);
    if (saved !== null && course !== null) follow(course, saved.notes);
  };
  addEventListener('storage', onStorage);
  addEventListener('focus', wake);
  return () => {
    removeEventListener('storage', onStorage);
    removeEventListener('focus', wake);
  };
}
