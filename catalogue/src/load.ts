import type { AnyRules, GameState, GameText, Language } from '@signoria/engine';
import type { PlayableGame } from './games.ts';
import { PLAYABLE } from './games.ts';

export type AnyText = GameText<GameState, unknown, unknown>;

/** A game in one language with its types erased, for code that serves every game. */
export interface LoadedGame {
  readonly rules: AnyRules;
  readonly text: AnyText;
}

export const isGame = (id: string): id is PlayableGame['id'] => PLAYABLE.some((game) => game.id === id);

export async function loadRules(id: string): Promise<AnyRules> {
  return (await playable(id).rules()) as unknown as AnyRules;
}

export async function loadText(id: string, language: Language): Promise<AnyText> {
  return (await playable(id).text[language]()).text as unknown as AnyText;
}

/** Loads the rules and the text of one language, and nothing else. */
export async function loadGame(id: string, language: Language): Promise<LoadedGame> {
  const [rules, text] = await Promise.all([loadRules(id), loadText(id, language)]);
  return { rules, text };
}

function playable(id: string): PlayableGame {
  const game = PLAYABLE.find((one) => one.id === id);
  if (game === undefined) throw new Error(`no game is called ${id}`);
  return game;
}
