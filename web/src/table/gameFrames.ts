import type { Language } from '@signoria/engine';
import type { ComponentType } from 'react';
import type { TableSnapshot } from './source.ts';

/** What a game adds to the frame around its table, the default export of `web/src/games/<id>/frame.tsx`. */
export interface GameFrame {
  /** How the game ended, where somebody wins who has no seat; null to say it as usual. */
  endTitle?(snapshot: TableSnapshot, language: Language): string | null;
  /** Below the title at the end. */
  readonly EndNote?: ComponentType<{ readonly snapshot: TableSnapshot }>;
  /** Below the options when a table is set. */
  readonly SetUpNote?: ComponentType<{ readonly seats: number }>;
}

const FILES = import.meta.glob<{ readonly default: GameFrame }>('../games/*/frame.tsx', { eager: true });

/** By game; most need none. */
export const GAME_FRAMES: Readonly<Record<string, GameFrame>> = Object.fromEntries(
  Object.entries(FILES).map(([path, file]) => [path.split('/').at(-2) ?? path, file.default]),
);
