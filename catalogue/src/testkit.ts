import * as card from '@signoria/card/testkit';
import * as dice from '@signoria/dice/testkit';
import type { GameState } from '@signoria/engine';
import type { Knowledge } from '@signoria/engine/testkit';

/** What the conformance kit must be told of each game: its components and its secrets. Kept out of what players load. */
export const KNOWLEDGE: Readonly<Record<string, Knowledge<GameState, unknown>>> = {
  card: card as unknown as Knowledge<GameState, unknown>,
  dice: dice as unknown as Knowledge<GameState, unknown>,
};
