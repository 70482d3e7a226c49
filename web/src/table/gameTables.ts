import type { ComponentType, LazyExoticComponent } from 'react';
import { lazyPage } from '../shell/Loading.tsx';
import { fetchFrame } from './gameFrames.ts';
import type { GameTableProps } from './gameTable.ts';

type Loaded = { readonly default: ComponentType<GameTableProps> };

const FILES = import.meta.glob<Loaded>('../games/*/index.tsx');

/** The drawn tables by game, each fetched when first shown. A game without one is played by its words alone. */
export const GAME_TABLES: Readonly<Record<string, LazyExoticComponent<ComponentType<GameTableProps>>>> =
  Object.fromEntries(
    Object.entries(FILES).map(([path, load]) => {
      const game = path.split('/').at(-2) ?? path;
      return [game, lazyPage(() => withFrame(game, load()))];
    }),
  );

/** Begins to fetch a game's table while its rules are on their way; what fails is asked for again when it is shown. */
export function preloadGameTable(game: string): void {
  FILES[`../games/${game}/index.tsx`]?.().catch(() => undefined);
}

/** With the table comes what the frame will need at the end, when the network may be gone. */
async function withFrame(game: string, table: Promise<Loaded>): Promise<Loaded> {
  await fetchFrame(game);
  return table;
}
