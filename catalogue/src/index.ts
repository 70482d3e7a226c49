import { card, cardText } from '@signoria/card';
import { dice, diceText } from '@signoria/dice';
import type { AnyRules, GameState, GameText, Language } from '@signoria/engine';

/** A game as the tools that serve every game hold it: its own types stay inside. */
export interface CatalogueEntry {
  readonly rules: AnyRules;
  readonly text: Readonly<Record<Language, GameText<GameState, unknown, unknown>>>;
}

/** The only place that names all the games. */
export const CATALOGUE: Readonly<Record<string, CatalogueEntry>> = {
  card: { rules: card, text: cardText } as unknown as CatalogueEntry,
  dice: { rules: dice, text: diceText } as unknown as CatalogueEntry,
};

export const GAME_IDS: readonly string[] = Object.keys(CATALOGUE);

/** What belongs to one game alone, for those who draw its table or judge its positions. */
export * as cardGame from '@signoria/card';
export * as diceGame from '@signoria/dice';
