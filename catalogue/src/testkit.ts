import * as card from '@signoria/card/testkit';
import * as dice from '@signoria/dice/testkit';
import type { GameState } from '@signoria/engine';
import type { Choose, Knowledge } from '@signoria/engine/testkit';
import * as firenze from '@signoria/firenze/testkit';
import * as florenza from '@signoria/florenza/testkit';
import type { PlayableGame } from './games.ts';

/** What the conformance kit must be told of a game: its components and its secrets. */
export interface KitOf extends Knowledge<GameState, unknown> {
  /** A player to whom rare things happen; without one, `byKind`. */
  readonly lively?: Choose<GameState, unknown>;
}

/** Kept out of what players load. */
export const KNOWLEDGE: Readonly<Record<string, KitOf>> = {
  florenza: florenza as unknown as KitOf,
  card: card as unknown as KitOf,
  dice: dice as unknown as KitOf,
  firenze: firenze as unknown as KitOf,
} satisfies Record<PlayableGame['id'], KitOf>;
