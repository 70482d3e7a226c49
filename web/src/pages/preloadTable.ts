import { isGame } from '@signoria/catalogue';
import type { Language } from '@signoria/engine';
import { fetchGame } from '../shell/useCatalogue.ts';
import { preloadGameTable } from '../table/gameTables.ts';
import { WORDS } from '../words/index.ts';

/**
 * Starts to load what a new table needs, if this is the address of one, so that its files arrive together. A failed
 * load is retried when the table is shown.
 */
export function preloadTable(path: string, language: Language): void {
  const [, page, game = ''] = path.split('/');
  if (page !== 'play') return;
  preloadGameTable(game);
  const loads: Promise<unknown>[] = [import('./PlayPage.tsx'), import('./LocalTablePage.tsx'), WORDS[language].pages()];
  if (isGame(game)) loads.push(fetchGame(game, language));
  Promise.all(loads).catch(() => undefined);
}
