import type { LocalGame } from './localGame.ts';
import { readLocalGame } from './localGame.ts';
import { PREFIX } from './storage.ts';

/** What the shelf needs of `localStorage`. */
export type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

export interface KeptGame {
  readonly game: LocalGame;
  /** Milliseconds since 1970. */
  readonly savedAt: number;
}

/** The running games of this browser. */
export interface Shelf {
  /** False when there was no room: the game goes on, but only in memory. */
  keep(game: LocalGame): boolean;
  find(id: string): LocalGame | null;
  /** The latest first. */
  all(): readonly KeptGame[];
  remove(id: string): void;
}

export function shelfIn(store: Store, now: () => number): Shelf {
  const read = (key: string): KeptGame | null => {
    try {
      const kept: unknown = JSON.parse(store.getItem(key) ?? 'null');
      const game = readLocalGame(kept);
      const { savedAt } = (kept ?? {}) as { savedAt?: unknown };
      return game === null ? null : { game, savedAt: typeof savedAt === 'number' ? savedAt : 0 };
    } catch {
      return null;
    }
  };
  return {
    keep(game) {
      try {
        store.setItem(PREFIX + game.id, JSON.stringify({ ...game, savedAt: now() }));
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

export const shelf = (): Shelf => shelfIn(localStorage, Date.now);
