import { isGame } from '@signoria/catalogue';
import type { Language } from '@signoria/engine';
import { fetchPictures } from '../shell/gamePictures.ts';
import { fetchGame } from '../shell/useGame.ts';
import { WORDS } from '../words/index.ts';
import { preloadLocalTable } from './preloadLocalTable.ts';

/** Functions that start to load the files of a page about a game, by the first part of its address. */
const PAGES: Readonly<Record<string, (game: string) => readonly Promise<unknown>[]>> = {
  play: (game) => {
    preloadLocalTable(game);
    return [import('./PlayPage.tsx')];
  },
  new: () => [import('./NewLocalTablePage.tsx')],
  rules: (game) => [import('./RulesPage.tsx'), fetchPictures(game)],
};

/**
 * Starts to load everything that a page about a game needs, so that its files arrive together. Does nothing for other
 * addresses. A failed load is retried when the page is shown.
 */
export function preloadPage(path: string, language: Language): void {
  const [, page = '', game = ''] = path.split('/');
  const load = PAGES[page];
  if (load === undefined || !isGame(game)) return;
  Promise.all([...load(game), WORDS[language].pages(), fetchGame(game, language)])
    .then(() => (page === 'play' ? loadTableFonts() : undefined))
    .catch(() => undefined);
}

/** The faces of a table besides those that every page preloads. */
const TABLE_FACES = [
  ...['italic 400', 'italic 500', '600'].map((style) => `${style} 1em "EB Garamond"`),
  ...['500', '700'].map((style) => `${style} 1em "Alegreya Sans"`),
];

/** Loads the fonts of a table together: each font that arrives later means another layout of the whole table. */
async function loadTableFonts(): Promise<void> {
  await Promise.all(TABLE_FACES.map((face) => document.fonts.load(face)));
}
