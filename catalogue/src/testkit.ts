import * as card from '@signoria/card/testkit';
import * as dice from '@signoria/dice/testkit';
import type { GameTypes } from '@signoria/engine';
import * as firenze from '@signoria/firenze/testkit';
import * as florenza from '@signoria/florenza/testkit';
import type { Choose, TestFunctions } from '@signoria/testkit';
import type { GameEntry } from './games.ts';

/** The functions that the conformance kit needs for a game: they count its components and swap its secrets. */
export interface GameTestFunctions extends TestFunctions<GameTypes> {
  /** A policy that makes rare moves often; `byKind` if absent. */
  readonly lively?: Choose<GameTypes>;
}

/** The functions of each game. This file is a separate entry point, so that pages do not load it. */
export const TEST_FUNCTIONS: Readonly<Record<string, GameTestFunctions>> = {
  florenza: florenza as unknown as GameTestFunctions,
  card: card as unknown as GameTestFunctions,
  dice: dice as unknown as GameTestFunctions,
  firenze: firenze as unknown as GameTestFunctions,
} satisfies Record<GameEntry['id'], GameTestFunctions>;
