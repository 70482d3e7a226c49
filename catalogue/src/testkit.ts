import * as card from '@signoria/card/testkit';
import * as dice from '@signoria/dice/testkit';
import type { GameTypes } from '@signoria/engine';
import * as firenze from '@signoria/firenze/testkit';
import * as florenza from '@signoria/florenza/testkit';
import type { Choose, Knowledge } from '@signoria/testkit';
import type { GameEntry } from './games.ts';

/** The data that the conformance kit needs about a game: its components and its secrets. */
export interface KitKnowledge extends Knowledge<GameTypes> {
  /** A policy that makes rare moves often; `byKind` if absent. */
  readonly lively?: Choose<GameTypes>;
}

/** The knowledge about each game. This file is a separate entry point, so that pages do not load it. */
export const KNOWLEDGE: Readonly<Record<string, KitKnowledge>> = {
  florenza: florenza as unknown as KitKnowledge,
  card: card as unknown as KitKnowledge,
  dice: dice as unknown as KitKnowledge,
  firenze: firenze as unknown as KitKnowledge,
} satisfies Record<GameEntry['id'], KitKnowledge>;
