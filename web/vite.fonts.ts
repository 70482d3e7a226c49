import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

/** The faces of `look/README`: a family of Fontsource, its weight and its slope. */
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

/** What our own words are written with, in all languages. A test holds the words against it. */
export const LETTERS = `${between(0x20, 0x7e)}\u00a0ÄÖÜäöüßÀÈÉÌÒÙàèéìòùç’‘‚“”„«»–—…·×−`;

/** The other letters of western Europe: names and chat may need them, our own words never do. */
const OTHER_LETTERS = [...between(0xa1, 0xff), ...'ıŒœ‐‑‒―†‡•‰‹›⁄€™'].filter((one) => !LETTERS.includes(one)).join('');

/** What our texts get from a browser by themselves, and the figures that our styles ask for. */
const FEATURES = ['calt', 'ccmp', 'clig', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'lnum', 'tnum'];

/** Copyright and licence are in the first names of a font by themselves; these are the licence and its address. */
const LICENCE_NAMES = [13, 14];

const FOLDER = join(import.meta.dirname, 'fonts');
const PRINT = join(FOLDER, '.print');
const require = createRequire(import.meta.url);

function write(name: string, contents: string | Uint8Array): void {
  const draft = join(FOLDER, `${name}.${process.pid}`);
  writeFileSync(draft, contents);
  renameSync(draft, join(FOLDER, name));
}

/** Writes the file of a face with only these letters, and the rule that fetches it when one of them is shown. */
async function cut([family, weight, style]: Face, part: string, letters: string): Promise<string> {
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

/** Cutting takes seconds: it is done again only for other faces, letters or fonts. */
function printOfFonts(): string {
  const versions = Object.keys(FAMILIES).map((family) =>
    readFileSync(require.resolve(`@fontsource/${family}/package.json`)),
  );
  return [...FACES, LETTERS, OTHER_LETTERS, ...FEATURES, ...versions].join('\n');
}

async function cutAll(): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
  const print = printOfFonts();
  if (existsSync(PRINT) && readFileSync(PRINT, 'utf8') === print) return;
  const rules = FACES.flatMap((face) => [cut(face, 'first', LETTERS), cut(face, 'other', OTHER_LETTERS)]);
  write('fonts.css', (await Promise.all(rules)).join('\n'));
  write('.print', print);
}

/** Cuts each face in two, so that a first visit fetches only the letters it shows. `look/fonts.css` takes them from there. */
export function cutFonts(): Plugin {
  return { name: 'cut-fonts', buildStart: cutAll };
}

/** Fetches the two faces that every page shows before the styles ask for them. */
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
