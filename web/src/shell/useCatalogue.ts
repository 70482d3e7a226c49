import type { LoadedGame } from '@signoria/catalogue';
import { isGame, loadGame } from '@signoria/catalogue';
import type { Language } from '@signoria/engine';
import { use, useDeferredValue } from 'react';
import { useWords } from '../words/index.ts';
import { fetchedParts } from './Loading.tsx';

const fetched = fetchedParts<LoadedGame>();

/** The rules and words of a game. */
export function fetchGame(id: string, language: Language): Promise<LoadedGame> {
  return fetched(`${id} ${language}`, () => loadGame(id, language));
}

/** Games in the language of the moment; suspends until they are here. Those the catalogue does not know are left out. */
export function useGames(ids: readonly string[]): Readonly<Record<string, LoadedGame>> {
  const language = useDeferredValue(useWords().language); // what is shown stays until the other words have come
  const games = ids.filter(isGame).map((id) => [id, fetchGame(id, language)] as const);
  return Object.fromEntries(games.map(([id, game]) => [id, use(game)]));
}

export function useGame(id: string): LoadedGame | undefined {
  return useGames([id])[id];
}
