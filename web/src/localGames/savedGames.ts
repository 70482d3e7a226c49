import type { LocalGame } from './localGame.ts';
import { readLocalGame } from './localGame.ts';
import { PREFIX } from './storageKey.ts';

/** The part of `localStorage` that is used. */
export type GameStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

export interface SavedGame {
  readonly game: LocalGame;
  /** Milliseconds since 1970. */
  readonly savedAt: number;
}

export interface LocalGames {
  /** Returns false if the storage is full: the game continues in memory only. */
  save(game: LocalGame, savedAt?: number): boolean;
  find(id: string): LocalGame | null;
  /** Returns the games, the latest first. */
  all(): readonly SavedGame[];
  remove(id: string): void;
}

export function localGamesIn(store: GameStorage, now: () => number): LocalGames {
  const read = (key: string): SavedGame | null => {
    try {
      const saved: unknown = JSON.parse(store.getItem(key) ?? 'null');
      const game = readLocalGame(saved);
      const { savedAt } = (saved ?? {}) as { savedAt?: unknown };
      return game === null ? null : { game, savedAt: typeof savedAt === 'number' ? savedAt : 0 };
    } catch {
      return null;
    }
  };
  return {
    save(game, savedAt = now()) {
      try {
        store.setItem(PREFIX + game.id, JSON.stringify({ ...game, savedAt }));
        return true;
      } catch {
        return false;
      }
    },
    find: (id) => read(PREFIX + id)?.game ?? null,
    all: () =>
      Array.from({ length: store.length }, (_, index) => store.key(index) ?? '')
        .filter((key) => key.startsWith(PREFIX))
        .flatMap((key) => read(key) ?? [])
        .sort((one, other) => other.savedAt - one.savedAt),
    remove: (id) => store.removeItem(PREFIX + id),
  };
}

export const localGames = (): LocalGames => localGamesIn(localStorage, Date.now);
