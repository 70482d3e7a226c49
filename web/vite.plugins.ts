import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import type { Plugin } from 'vite';

const look = (name: string) => readFileSync(new URL(`./src/look/${name}`, import.meta.url), 'utf8');

/** Of the goods and signs, those the shell itself shows; the others come with the first table. */
const isInTheShell = (id: string) => id.startsWith('i-') || id === 'lily';
const MORE = 'virtual:resources';

function tight(svg: string): string {
  return svg
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/>\s+</g, '><')
    .trim();
}

/** The sheet of goods and signs with only those that `keep` names. */
function resources(keep: (id: string) => boolean): string {
  return tight(look('resources.svg')).replace(/<symbol id="([^"]*)".*?<\/symbol>/gs, (symbol, id: string) =>
    keep(id) ? symbol : '',
  );
}

const SHEET = /\.svg\?symbols$/;

/**
 * Puts the sheets of symbols into the page once: every `<use href="#…">` finds them there. Those of the shell stand in
 * index.html; any other is imported as text, `./drawings.svg?symbols`, by whatever shows it.
 */
export function symbolSheets(): Plugin {
  const shell = () => tight(look('shields.svg')) + tight(look('vignettes.svg')) + resources(isInTheShell);
  return {
    name: 'symbol-sheets',
    enforce: 'pre',
    transformIndexHtml: (html) => html.replace('<!-- symbols -->', shell),
    resolveId: (id) => (id === MORE ? `\0${MORE}` : undefined),
    load(id) {
      if (id === `\0${MORE}`) return asText(resources((one) => !isInTheShell(one)));
      return SHEET.test(id) ? asText(tight(readFileSync(id.replace(/\?.*/, ''), 'utf8'))) : undefined;
    },
  };
}

const asText = (sheet: string) => `export default ${JSON.stringify(sheet)}`;

/** Browsers know the service worker by this address, at the root, where it is in charge of every page. */
const SERVICE_WORKER = 'offline.js';

/** Builds the service worker and tells it which files the page is built of. */
export function serviceWorker(publicFiles: readonly string[]): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    buildStart() {
      this.emitFile({
        type: 'chunk',
        id: fileURLToPath(new URL('./src/serviceWorker.ts', import.meta.url)),
        fileName: SERVICE_WORKER,
      });
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const { [SERVICE_WORKER]: worker, 'index.html': shell } = bundle;
        if (worker?.type !== 'chunk' || shell?.type !== 'asset') throw new Error('the page is not built as expected');
        const built = Object.keys(bundle).filter((name) => name !== SERVICE_WORKER && !name.endsWith('.html'));
        const files = JSON.stringify([...built, ...publicFiles].map((name) => `/${name}`).sort());
        const print = createHash('sha256').update(files).update(shell.source).digest('hex').slice(0, 12);
        worker.code = `const BUILT_FILES=${files},BUILT_PRINT="${print}";${worker.code}`;
      },
    },
  };
}

/** Compiles the ICU messages of `src/words/` so that the page needs no parser. */
export function compiledWords(): Plugin {
  return {
    name: 'compiled-words',
    enforce: 'post',
    transform(code, id) {
      if (!/\/src\/words\/(en|de|it)(\.pages)?\.ts$/.test(id)) return undefined;
      const [, name, literal] = /export const (\w+) = (\{[\s\S]*?\n\s*\});?/.exec(code) ?? [];
      if (literal === undefined) throw new Error(`${id} does not export an object of words`);
      const words = new Function(`return ${literal}`)() as Record<string, string>;
      const messages = Object.entries(words).map(([word, message]) => [word, compileMessage(message)] as const);
      return `export const ${name} = ${JSON.stringify(Object.fromEntries(messages))};`;
    },
  };
}

/** Bots read no words: built a second time for their worker, those of all games would only fill the offline cache. */
export function withoutGameWords(): Plugin {
  const NONE = '\0no-game-words';
  return {
    name: 'without-game-words',
    enforce: 'pre',
    resolveId: (id) => (/^@signoria\/\w+\/text\//.test(id) ? NONE : undefined),
    load: (id) => (id === NONE ? 'export const text = null' : undefined),
  };
}
