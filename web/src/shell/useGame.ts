import type { LoadedGame } from '@signoria/catalogue';
import { isGame, loadGame } from '@signoria/catalogue';
import type { Language } from '@signoria/engine';
import { use, useDeferredValue } from 'react';
import { useWords } from '../words/index.ts';
import { fetchedParts } from './Loading.tsx';

const fetched = fetchedParts<LoadedGame>();

/** Fetches the rules and texts of a game. Results are cached by game and language. */
export function fetchGame(id: string, language: Language): Promise<LoadedGame> {
  return fetched(`${id} ${language}`, () => loadGame(id, language));
}

/**
 * Returns games in the current language; suspends until they are loaded. Ids missing from the catalogue are left out.
 */
export function useGames(ids: readonly string[]): Readonly<Record<string, LoadedGame>> {
  const language = useDeferredValue(useWords().language); // keeps the old texts until the new ones are loaded
  const games = ids.filter(isGame).map((id) => [id, fetchGame(id, language)] as const);
  return Object.fromEntries(games.map(([id, game]) => [id, use(game)]));
}

export function useGame(id: string): LoadedGame | undefined {
  return useGames([id])[id];
}
