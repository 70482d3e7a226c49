import type { ComponentType, LazyExoticComponent } from 'react';
import { lazyPage } from '../shell/Loading.tsx';
import { fetchFrame } from './gameFrames.ts';
import type { GameTableProps } from './gameTable.ts';

type Loaded = { readonly default: ComponentType<GameTableProps> };

const FILES = import.meta.glob<Loaded>('../games/*/index.tsx');

/** The tables of all games, loaded on first use. A game without one is played in words only. */
export const GAME_TABLES: Readonly<Record<string, LazyExoticComponent<ComponentType<GameTableProps>>>> =
  Object.fromEntries(
    Object.entries(FILES).map(([path, load]) => {
      const game = path.split('/').at(-2) ?? path;
      return [game, lazyPage(() => withFrame(game, load()))];
    }),
  );

/** Preloads a game's table while its rules are loading. A failed load is retried when the table is shown. */
export function preloadGameTable(game: string): void {
  FILES[`../games/${game}/index.tsx`]?.().catch(() => undefined);
}

/** Also loads the frame's additions, which are needed at the end, when the network may be down. */
async function withFrame(game: string, table: Promise<Loaded>): Promise<Loaded> {
  await fetchFrame(game);
  return table;
}
