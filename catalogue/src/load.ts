import type { AnyRules, GameText, GameTypes, Language } from '@signoria/engine';
import type { GameEntry } from './games.ts';
import { gameById } from './games.ts';

export type AnyText = GameText<GameTypes>;

/** A game in one language with its types erased, for code that serves every game. */
export interface LoadedGame {
  readonly rules: AnyRules;
  readonly text: AnyText;
}

export const isGame = (id: string): id is GameEntry['id'] => gameById(id) !== undefined;

export async function loadRules(id: string): Promise<AnyRules> {
  return (await entryOf(id).rules()) as unknown as AnyRules;
}

export async function loadText(id: string, language: Language): Promise<AnyText> {
  return (await entryOf(id).text[language]()).text as unknown as AnyText;
}

/** Loads the rules and the text of one language, and nothing else. */
export async function loadGame(id: string, language: Language): Promise<LoadedGame> {
  const [rules, text] = await Promise.all([loadRules(id), loadText(id, language)]);
  return { rules, text };
}

function entryOf(id: string): GameEntry {
  const game = gameById(id);
  if (game === undefined) throw new Error(`no game has the id ${id}`);
  return game;
}
