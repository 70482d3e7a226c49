import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import type { Plugin } from 'vite';
import { absoluteOf, numeralOf } from './src/words/counts.ts';

const drawing = (name: string) => readFileSync(new URL(`./src/drawings/${name}`, import.meta.url), 'utf8');

/** True for the resource symbols in index.html: icons and the lily. `src/drawings/resources.ts` loads the others. */
const isInlined = (id: string) => id.startsWith('i-') || id === 'lily';
const OTHER_RESOURCES = 'virtual:resources';

/**
 * Removes what a page does not need from a sheet. Browsers would add the English titles of symbols to the accessible
 * names of buttons that contain them, even if the drawing is hidden from screen readers.
 */
function minified(svg: string): string {
  return svg
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/<title>[^<]*<\/title>/g, '')
    .replace(/>\s+</g, '><')
    .trim();
}

/** Returns the sheet of resource symbols, reduced to those that `keep` accepts. */
function resources(keep: (id: string) => boolean): string {
  return minified(drawing('resources.svg')).replace(/<symbol id="([^"]*)".*?<\/symbol>/gs, (symbol, id: string) =>
    keep(id) ? symbol : '',
  );
}

const SHEET = /\.svg\?symbols$/;

/**
 * Puts each SVG symbol sheet into the page once, for `<use href="#…">`. The sheets of the shell are inlined in
 * index.html. Other sheets are imported as text (`./drawings.svg?symbols`) by the modules that use them.
 */
export function symbolSheets(): Plugin {
  const inlinedSheets = () =>
    minified(drawing('shields.svg')) + minified(drawing('vignettes.svg')) + resources(isInlined);
  return {
    name: 'symbol-sheets',
    enforce: 'pre',
    transformIndexHtml: (html) => html.replace('<!-- symbols -->', inlinedSheets),
    resolveId: (id) => (id === OTHER_RESOURCES ? `\0${OTHER_RESOURCES}` : undefined),
    load(id) {
      if (id === `\0${OTHER_RESOURCES}`) return asText(resources((one) => !isInlined(one)));
      return SHEET.test(id) ? asText(minified(readFileSync(id.replace(/\?.*/, ''), 'utf8'))) : undefined;
    },
  };
}

const asText = (sheet: string) => `export default ${JSON.stringify(sheet)}`;

/** The service worker's URL. It is at the root, so that its scope covers every page. */
const SERVICE_WORKER = 'offline.js';

/** Builds the service worker and injects the list of built files into it. */
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
        if (worker?.type !== 'chunk' || shell?.type !== 'asset')
          throw new Error('the build has no service worker or no index.html');
        const built = Object.keys(bundle).filter((name) => name !== SERVICE_WORKER && !name.endsWith('.html'));
        const files = JSON.stringify([...built, ...publicFiles].map((name) => `/${name}`).sort());
        const hash = createHash('sha256').update(files).update(shell.source).digest('hex').slice(0, 12);
        worker.code = `const BUILT_FILES=${files},BUILD_HASH="${hash}";${worker.code}`;
      },
    },
  };
}

type Message = ReturnType<typeof compileMessage>;

/**
 * Replaces ICU plurals with ICU selects over numbers that `say` computes, because the first `Intl.NumberFormat` of a page
 * takes about 15 ms. In our three languages a number is singular if its absolute value is 1.
 */
export function withoutIntl(message: Message, counted = ''): Message {
  if (typeof message === 'string') return message;
  return message.map((token) => {
    if (typeof token === 'string') return token === '#' && counted !== '' ? [numeralOf(counted)] : token;
    const [name, type, cases] = token;
    if (type !== 'plural' || typeof cases !== 'object') return token;
    const { offset: _, ...texts } = cases as Record<string, Message>;
    const { one, ...others } = Object.fromEntries(
      Object.entries(texts).map(([key, text]) => [key, withoutIntl(text, name)]),
    );
    return [absoluteOf(name), 'select', { ...(one !== undefined && { 1: one }), ...others }];
  }) as Message;
}

/** Compiles the ICU messages of `src/words/` at build time, so that the page needs no parser. */
export function compiledWords(): Plugin {
  return {
    name: 'compiled-words',
    enforce: 'post',
    transform(code, id) {
      if (!/\/src\/words\/\w\w\/\w+\.ts$/.test(id)) return undefined;
      const [, name, literal] = /export const (\w+) = (\{[\s\S]*?\n\s*\});?/.exec(code) ?? [];
      if (literal === undefined) throw new Error(`${id} does not export an object of words`);
      const words = new Function(`return ${literal}`)() as Record<string, string>;
      const messages = Object.entries(words).map(
        ([word, message]) => [word, withoutIntl(compileMessage(message))] as const,
      );
      return `export const ${name} = ${JSON.stringify(Object.fromEntries(messages))};`;
    },
  };
}

/**
 * Leaves the texts of all games out of the builds of the Web Workers (bots, analysis): they do not use them, and the
 * copies would fill the offline cache.
 */
export function withoutGameTexts(): Plugin {
  const NONE = '\0no-game-words';
  return {
    name: 'without-game-words',
    enforce: 'pre',
    resolveId: (id) => (/^@signoria\/\w+\/text\//.test(id) ? NONE : undefined),
    load: (id) => (id === NONE ? 'export const text = null' : undefined),
  };
}
