import type { LoadedGame } from '@signoria/catalogue';
import type { ComponentType } from 'react';
import { use } from 'react';
import { fetchedParts } from '../shell/Loading.tsx';
import type { TableSnapshot } from './tableTypes.ts';

/** What is to be beaten, in the chart at the end. */
export interface Mark {
  readonly name: string;
  readonly points: number;
}

/** What a game adds to the frame around its table, the default export of `web/src/games/<id>/frame.tsx`. */
export interface GameFrame {
  /** How the game ended, where somebody wins who has no seat; null to say it as usual. */
  endTitle?(snapshot: TableSnapshot): string | null;
  /** The points of somebody without a seat, whom one plays against. */
  mark?(snapshot: TableSnapshot): Mark | null;
  /** Below the title at the end. */
  readonly EndNote?: ComponentType<{
    readonly snapshot: TableSnapshot;
    /** Whether the game counts for a list of best scores. */
    readonly isCounted: boolean;
  }>;
  /** Below the options when a table is set. */
  readonly SetUpNote?: ComponentType<Pick<LoadedGame, 'text'> & { readonly seats: number }>;
}

const FILES = import.meta.glob<GameFrame>('../games/*/frame.tsx', { import: 'default' });
const fetched = fetchedParts<GameFrame>();

/** Most games need none. */
const NO_FRAME: GameFrame = {};

export function fetchFrame(game: string): Promise<GameFrame> {
  return fetched(game, async () => FILES[`../games/${game}/frame.tsx`]?.() ?? NO_FRAME);
}

/** Suspends until the frame is here. */
export function useGameFrame(game: string): GameFrame {
  return use(fetchFrame(game));
}
