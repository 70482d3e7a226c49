import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { preloadFonts, subsetFonts } from './vite.fonts.ts';
import { compiledWords, serviceWorker, symbolSheets, withoutGameTexts } from './vite.plugins.ts';

/** The oldest browsers with `light-dark()`. For older ones Lightning CSS would emit every such colour twice. */
const CSS_TARGET = ['chrome123', 'firefox120', 'safari17.5'];

/** Modules that every page loads. One file compresses better than a dozen small ones, by more than two kilobytes. */
const SHELL = [
  /node_modules\/(react|react-dom|scheduler|wouter|@lingui)\//,
  /web\/src\/(settings|words\/(index|counts)|shell\/(Bar|Icon|Loading|LoadingGame|gamePictures|useGame|useTitle|whenPainted))\.tsx?$/,
  /(protocol\/src\/paths|web\/src\/(localGames\/storageKey|pages\/NotFoundPage|table\/(gameFrames|gameTables)))\.tsx?$/,
  /catalogue\/src\/(games|load|index)\.ts$/,
  /games\/\w+\/src\/about\.ts$/,
  /engine\/src\/prose\.ts$/,
];
const isShell = (module: string) => SHELL.some((part) => part.test(module));

/** Modules of the set-up pages and of all tables: seats, options, stored games. */
const SET_UP =
  /web\/src\/(setUp|localGames\/(?:localGame|savedGames|startGame)|shell\/(?:RuleText|saveJson|useGameTitle|useTurn)|table\/(?:curtainSeat|deal|families|hintCount|memoize|resumeOrNull|seats|standings|store))\b/;

/** Modules that all tables share. One file instead of twenty: a browser fetches six at a time without HTTP/2. */
const TABLE =
  /web\/src\/(table|tableKit|help|drawings\/(?:frame|resources|symbols)|shell\/(?:AfterPaint|Dialog|stages|useModal))\b/;

/** Modules shared by the rules of all games. */
const ENGINE = /\/engine\/src\/|\/common\/src\/(?!text\/\w\w\/)/;

/** The rules of a game, in one file without its drawings: setting up a table needs only the rules. */
const RULES = /\/games\/(\w+)\/src\/(?!text\/|about\.ts)/;
const rulesOf = (module: string) => {
  const [, game] = RULES.exec(module) ?? [];
  return game === undefined ? null : `${game}-rules`;
};

/** The words of one language that all games share, in one file. */
const COMMON_WORDS = /\/common\/src\/text\/(\w\w)\//;
const commonWordsOf = (module: string) => `common-text-${COMMON_WORDS.exec(module)?.[1]}`;

/** An entry of one language: the texts of a game, or the words of the home page or of the other pages. */
const LANGUAGE_FILE = /\/(\w+)\/src\/(?:text|words)\/(\w\w)\/(\w+)\.ts$/;

/** Names the chunks of a language after their package, source file and language: `card-text-de`, `web-home-de`. */
function chunkName({ facadeModuleId }: { readonly facadeModuleId?: string | null }): string {
  const [, owner, language, file] = LANGUAGE_FILE.exec(facadeModuleId ?? '') ?? [];
  return `assets/${language === undefined ? '[name]' : `${owner}-${file}-${language}`}-[hash].js`;
}

/** The chunks of the build. */
const FILES = {
  groups: [
    { name: 'shell', test: isShell },
    { name: 'engine', test: ENGINE },
    { name: rulesOf, test: RULES },
    { name: commonWordsOf, test: COMMON_WORDS },
    { name: 'setUp', test: SET_UP },
    { name: 'table', test: TABLE },
  ],
};

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    symbolSheets(),
    subsetFonts(),
    preloadFonts(),
    compiledWords(),
    serviceWorker(readdirSync(join(import.meta.dirname, 'public'))),
  ],
  server: { port: 5173 },
  css: { transformer: 'lightningcss', lightningcss: { drafts: { customMedia: true } } },
  build: {
    outDir: 'dist',
    target: 'es2022',
    cssTarget: CSS_TARGET,
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: FILES,
        chunkFileNames: chunkName,
      },
    },
  },
  // Uses the same chunks: otherwise the chunks of rules and bot evaluations would import each other in a circle.
  worker: { format: 'es', plugins: () => [withoutGameTexts()], rolldownOptions: { output: { codeSplitting: FILES } } },
});
