import type { LoadedGame } from '@signoria/catalogue';
import type { ComponentType } from 'react';
import { use } from 'react';
import { fetchedParts } from '../shell/Loading.tsx';
import type { TableSnapshot } from './tableTypes.ts';

/** A score to beat, shown in the chart at the end. */
export interface ScoreToBeat {
  readonly name: string;
  readonly points: number;
}

/** A game's additions to the frame around its table: the default export of `web/src/games/<id>/frame.tsx`. */
export interface GameFrame {
  /** Returns the title at the end if an opponent without a seat takes part; null for the default title. */
  endTitle?(snapshot: TableSnapshot): string | null;
  /** Returns the points of an opponent without a seat. */
  scoreToBeat?(snapshot: TableSnapshot): ScoreToBeat | null;
  /**
   * Converts the round of a state to the number of the mover's own turn. Only for games whose rounds are single turns of one
   * player (Firenze).
   */
  ownTurnIn?(round: number, seats: number): number;
  /** A note below the title at the end. */
  readonly EndNote?: ComponentType<{
    readonly snapshot: TableSnapshot;
    /** True if the game counts for the best scores. */
    readonly isCounted: boolean;
  }>;
  /** A note below the options of the set-up. */
  readonly SetUpNote?: ComponentType<Pick<LoadedGame, 'text'> & { readonly seats: number }>;
}

const FILES = import.meta.glob<GameFrame>('../games/*/frame.tsx', { import: 'default' });
const fetched = fetchedParts<GameFrame>();

/** Default for games without a `frame.tsx`. */
const NO_FRAME: GameFrame = {};

export function fetchFrame(game: string): Promise<GameFrame> {
  return fetched(game, async () => FILES[`../games/${game}/frame.tsx`]?.() ?? NO_FRAME);
}

/** Suspends until the frame is loaded. */
export function useGameFrame(game: string): GameFrame {
  return use(fetchFrame(game));
}
