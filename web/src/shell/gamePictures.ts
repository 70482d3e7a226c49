import type { AnyText } from '@signoria/catalogue';
import type { ComponentType } from 'react';
import { use } from 'react';
import { fetchedParts } from './Loading.tsx';

export interface Pictured {
  /** The figures of the table, or those of the box. */
  readonly figures: unknown;
  readonly text: AnyText;
}

/** Drawings of a game's components, from `web/src/games/<id>/pictures.tsx`. The text beside a drawing names it. */
export interface GamePictures {
  /** A component that is being explained, drawn large as it lies on the table; empty if there is no drawing. */
  readonly Picture: ComponentType<Pictured & { readonly id: string }>;
  /** The small symbol of a component or a good within a sentence, before the words `said`; empty if there is none. */
  readonly Sign: ComponentType<Pictured & { readonly id: string; readonly said: string }>;
  /** One component of each kind with its name: the contents of the box. */
  readonly Components: ComponentType<Pictured>;
}

const FILES = import.meta.glob<GamePictures>('../games/*/pictures.tsx');
const fetched = fetchedParts<GamePictures | null>();

/** Fetches the drawings once; null if the game has none. */
export function fetchPictures(game: string): Promise<GamePictures | null> {
  return fetched(game, async () => FILES[`../games/${game}/pictures.tsx`]?.() ?? null);
}

/** Suspends until the drawings are loaded; returns null if the game has none. */
export function useGamePictures(game: string): GamePictures | null {
  return use(fetchPictures(game));
}
