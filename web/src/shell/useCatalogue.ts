import type { LoadedGame } from '@signoria/catalogue';
import { isGame, loadGame } from '@signoria/catalogue';
import type { Language } from '@signoria/engine';
import { use, useDeferredValue } from 'react';
import { useWords } from '../words/index.ts';
import { awaited } from './Loading.tsx';

const fetched = new Map<string, Promise<LoadedGame>>();

/** The rules and words of a game, fetched when first needed; what did not arrive is asked for again. */
export function fetchGame(id: string, language: Language): Promise<LoadedGame> {
  const key = `${id} ${language}`;
  const known = fetched.get(key);
  if (known !== undefined) return known;
  const game = awaited(loadGame(id, language));
  fetched.set(key, game);
  game.catch(() => fetched.delete(key));
  return game;
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
