import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

/** The font faces of the site: Fontsource family, weight and style. */
const FACES = [
  ['eb-garamond', 400, 'italic'],
  ['eb-garamond', 500, 'normal'],
  ['eb-garamond', 500, 'italic'],
  ['eb-garamond', 600, 'normal'],
  ['alegreya-sans', 400, 'normal'],
  ['alegreya-sans', 500, 'normal'],
  ['alegreya-sans', 700, 'normal'],
] as const;
type Face = (typeof FACES)[number];

const FAMILIES = { 'eb-garamond': 'EB Garamond', 'alegreya-sans': 'Alegreya Sans' };

const between = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at)).join('');

/** The characters of the site's own texts, in all languages. A test compares the texts with this list. */
export const LETTERS = `${between(0x20, 0x7e)}\u00a0\u00adÄÖÜäöüßÀÈÉÌÒÙàèéìòùç’‘‚“”„«»–—…·×−§`;

/** The other characters of western Europe. Only names and chat need them. */
const OTHER_LETTERS = [...between(0xa1, 0xff), ...'ıŒœ‐‑‒―†‡•‰‹›⁄€™'].filter((one) => !LETTERS.includes(one)).join('');

/** The OpenType features that browsers apply by default, and the numeral styles that the CSS uses. */
const FEATURES = ['calt', 'ccmp', 'clig', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'lnum', 'tnum'];

/** Name ids of the licence and its URL. The copyright name is always preserved. */
const LICENCE_NAMES = [13, 14];

const FOLDER = join(import.meta.dirname, 'fonts');
const KEY_FILE = join(FOLDER, '.key');
const require = createRequire(import.meta.url);

function write(name: string, contents: string | Uint8Array): void {
  const draft = join(FOLDER, `${name}.${process.pid}`);
  writeFileSync(draft, contents);
  renameSync(draft, join(FOLDER, name));
}

/**
 * Writes a font file with only these characters; returns its `@font-face` rule, whose `unicode-range` makes it load on
 * demand.
 */
async function writeSubset([family, weight, style]: Face, part: string, letters: string): Promise<string> {
  const whole = require.resolve(`@fontsource/${family}/files/${family}-latin-${weight}-${style}.woff2`);
  const options = { targetFormat: 'woff2', keepFeatures: FEATURES, preserveNameIds: LICENCE_NAMES } as const;
  const name = `${family}-${weight}-${style}-${part}.woff2`;
  write(name, await subsetFont(readFileSync(whole), letters, options));
  const range = [...letters].map((letter) => `U+${letter.codePointAt(0)?.toString(16)}`).join();
  return `@font-face {
  font-family: "${FAMILIES[family]}"; font-weight: ${weight}; font-style: ${style}; font-display: swap;
  src: url("./${name}") format("woff2"); unicode-range: ${range};
}`;
}

/** The cache key of the subset fonts: subsetting takes seconds and runs only if faces, characters or fonts change. */
function cacheKey(): string {
  const versions = Object.keys(FAMILIES).map((family) =>
    readFileSync(require.resolve(`@fontsource/${family}/package.json`)),
  );
  return [...FACES, LETTERS, OTHER_LETTERS, ...FEATURES, ...versions].join('\n');
}

async function writeSubsets(): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
  const key = cacheKey();
  if (existsSync(KEY_FILE) && readFileSync(KEY_FILE, 'utf8') === key) return;
  const rules = FACES.flatMap((face) => [
    writeSubset(face, 'first', LETTERS),
    writeSubset(face, 'other', OTHER_LETTERS),
  ]);
  write('fonts.css', (await Promise.all(rules)).join('\n'));
  write('.key', key);
}

/**
 * Splits each face into two subsets, so that a first visit fetches only the characters of the site's own texts.
 * `styles/fonts.css` imports the result.
 */
export function subsetFonts(): Plugin {
  return { name: 'subset-fonts', buildStart: writeSubsets };
}

/** Preloads the two faces that every page uses. */
export function preloadFonts(): Plugin {
  const first = /(eb-garamond-500-normal|alegreya-sans-400-normal)-first[^/]*\.woff2$/;
  return {
    name: 'preload-fonts',
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((file) => first.test(file))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'preload', href: `/${file}`, as: 'font', type: 'font/woff2', crossorigin: '' },
            injectTo: 'head',
          })),
    },
  };
}
