import type { ComponentType, LazyExoticComponent } from 'react';
import { lazy } from 'react';
import type { GameTableProps } from './gameTable.ts';

type Loaded = { readonly default: ComponentType<GameTableProps> };

const FILES = import.meta.glob<Loaded>('../games/*/index.tsx');

/** The drawn tables by game, each fetched when first shown. A game without one is played by its words alone. */
export const GAME_TABLES: Readonly<Record<string, LazyExoticComponent<ComponentType<GameTableProps>>>> =
  Object.fromEntries(Object.entries(FILES).map(([path, load]) => [path.split('/').at(-2) ?? path, lazy(load)]));
