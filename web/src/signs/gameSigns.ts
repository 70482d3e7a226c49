import { use } from 'react';
import { fetchedParts } from '../shell/Loading.tsx';
import type { GameSigns } from './signTable.ts';

const FILES = import.meta.glob<GameSigns>('../games/*/signTable.tsx');
const fetched = fetchedParts<GameSigns | null>();

/** Suspends until the signs of a game are loaded; returns null if it has none. */
export function useGameSigns(game: string): GameSigns | null {
  return use(fetched(game, async () => FILES[`../games/${game}/signTable.tsx`]?.() ?? null));
}
