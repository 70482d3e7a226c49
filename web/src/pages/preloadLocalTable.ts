import { preloadGameTable } from '../table/gameTables.ts';

/** Starts to load the page and the table of a game in this browser. A failed load is retried when they are shown. */
export function preloadLocalTable(game: string): void {
  preloadGameTable(game);
  import('./LocalTablePage.tsx').catch(() => undefined);
}
