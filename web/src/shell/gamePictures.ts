import type { AnyText } from '@signoria/catalogue';
import type { ComponentType } from 'react';
import { use } from 'react';
import { fetchedParts } from './Loading.tsx';

interface Pictured {
  /** Of the table, or of the box. */
  readonly figures: unknown;
  readonly text: AnyText;
}

/** How a game draws its components one by one, `web/src/games/<id>/pictures.tsx`; words beside them say what they are. */
export interface GamePictures {
  /** Something that is explained, large, as it lies on the table; nothing where there is nothing to see. */
  readonly Picture: ComponentType<Pictured & { readonly id: string }>;
  /** One of each kind, with its name: what lies in the box. */
  readonly Components: ComponentType<Pictured>;
}
export type { Pictured };

const FILES = import.meta.glob<GamePictures>('../games/*/pictures.tsx');
const fetched = fetchedParts<GamePictures | null>();

/** Suspends until they are here; null where a game has none. */
export function useGamePictures(game: string): GamePictures | null {
  return use(fetched(game, async () => FILES[`../games/${game}/pictures.tsx`]?.() ?? null));
}
