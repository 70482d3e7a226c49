import type { AnyRules, Language } from '@signoria/engine';
import { LANGUAGES } from '@signoria/engine';
import { GAME_IDS } from './games.ts';
import type { AnyText } from './load.ts';
import { loadRules, loadText } from './load.ts';

/** A game in all languages. */
export interface CatalogueEntry {
  readonly rules: AnyRules;
  readonly text: Readonly<Record<Language, AnyText>>;
}

async function loadWhole(id: string): Promise<readonly [string, CatalogueEntry]> {
  const texts = await Promise.all(LANGUAGES.map(async (language) => [language, await loadText(id, language)] as const));
  return [id, { rules: await loadRules(id), text: Object.fromEntries(texts) as CatalogueEntry['text'] }];
}

/** All games, loaded at import. For programs only: a page would load every game. */
export const CATALOGUE: Readonly<Record<string, CatalogueEntry>> = Object.fromEntries(
  await Promise.all(GAME_IDS.map(loadWhole)),
);
