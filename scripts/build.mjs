// Bundles the command line (and the browser bundle of the determinism test) into cli/dist.
// `npm run build` always builds; the other scripts and cli/bin ask `isBuilt` first.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { filesUnder, rooms, root } from './files.mjs';

/** The programs, by the names they have beside each other. */
const programs = {
  signoria: 'cli/src/main.ts',
  'signoria-server': 'server/src/main.ts',
  'bench-worker': 'bench/src/worker.ts',
  'bench-attacker': 'bench/src/attacks/attacker.ts',
  'bench-report': 'bench/src/server/report.ts',
  'bench-counts': 'bench/src/server/counts.ts',
  'bench-boardgameio': 'bench/src/server/boardgameioMain.ts',
  'bot-worker': 'server/src/bots/worker.ts',
};
const page = join(root, 'web');
const browserEntry = join(root, 'test/browser-entry.ts');
const dist = join(root, 'cli/dist');
const stamp = join(dist, '.sources');

/** The highest, 11, takes more than twice as long and saves one part in sixty. */
const QUALITY = 10;

/** In bytes; anything less fits into one packet as it is. */
const WORTH_COMPRESSING = 1024;

/** Everything that goes into the bundles. The page is bundled by Vite, with its drawings and styles. */
function sources(inPage) {
  const folders = rooms().filter((room) => inPage || room !== 'web');
  return [
    ...folders.flatMap((room) => [join(root, room, 'package.json'), ...filesUnder(join(root, room, 'src'), '')]),
    ...filesUnder(join(root, 'test'), '.ts'),
    join(root, 'scripts/build.mjs'),
    ...(inPage
      ? ['index.html', 'vite.config.ts', 'vite.plugins.ts', 'vite.fonts.ts'].map((name) => join(page, name))
      : []),
    ...(inPage ? filesUnder(join(page, 'public'), '') : []),
  ];
}

/** A print of files by names, sizes and times, so that it is quick to take. */
function printOfSources(files = sources(false)) {
  const print = createHash('sha256');
  for (const file of files) {
    const { size, mtimeMs } = statSync(file);
    print.update(`${file} ${size} ${mtimeMs}\n`);
  }
  return print.digest('hex');
}

export function isBuilt() {
  return (
    existsSync(join(dist, 'signoria.mjs')) && existsSync(stamp) && readFileSync(stamp, 'utf8') === printOfSources()
  );
}

/** Our own rooms go into the bundle, npm packages stay where npm put them. */
export const npmStaysOutside = {
  name: 'npm stays outside',
  setup(build) {
    build.onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === 'entry-point' || path.startsWith('@signoria/') ? undefined : { path, external: true },
    );
  },
};

export function isPageBuilt() {
  const built = join(page, 'dist', '.sources');
  return existsSync(built) && readFileSync(built, 'utf8') === printOfSources(sources(true));
}

/** The page, into web/dist. */
export async function buildPage() {
  const { build: bundle } = await import('vite');
  const print = printOfSources(sources(true));
  await bundle({ root: page, configFile: join(page, 'vite.config.ts'), logLevel: 'warn' });
  compressPage(join(page, 'dist'));
  writeWhole(join(page, 'dist', '.sources'), print);
}

/** Beside each file of text, the same made small, once and for all: the server hands out what a browser understands. */
function compressPage(folder) {
  for (const path of filesUnder(folder, '').filter((path) => /\.(html|js|css|svg)$/.test(path))) {
    const whole = readFileSync(path);
    if (whole.length < WORTH_COMPRESSING) continue;
    writeFileSync(`${path}.br`, brotliCompressSync(whole, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } }));
    writeFileSync(`${path}.gz`, gzipSync(whole, { level: 9 }));
  }
}

export async function build() {
  const { build: bundle } = await import('esbuild');
  const print = printOfSources(); // taken first: a file saved while we build makes the bundle stale, not wrong
  const shared = {
    absWorkingDir: root,
    bundle: true,
    write: false,
    format: 'esm',
    sourcemap: true,
    legalComments: 'none',
    logLevel: 'warning',
  };
  const bundles = [
    bundle({
      ...shared,
      entryPoints: programs,
      outdir: dist,
      outExtension: { '.js': '.mjs' },
      platform: 'node',
      target: 'node20',
      splitting: true, // what the program imports late (the benchmark's rivals) is also loaded late
      plugins: [npmStaysOutside],
    }),
  ];
  if (existsSync(browserEntry))
    bundles.push(
      bundle({
        ...shared,
        entryPoints: [browserEntry],
        outfile: join(dist, 'signoria-browser.js'),
        format: 'iife',
        globalName: 'signoria',
        platform: 'browser',
        target: 'es2022',
      }),
    );
  publish((await Promise.all(bundles)).flatMap(({ outputFiles }) => outputFiles));
  writeWhole(stamp, print);
}

/** Parts before wholes and each file at one stroke, because several programs may build and start at the same time. */
function publish(files) {
  mkdirSync(dist, { recursive: true });
  const isEntry = ({ path }) => /[\\/]signoria\.mjs$/.test(path);
  for (const { path, contents } of [...files].sort((a, b) => isEntry(a) - isEntry(b))) writeWhole(path, contents);
  const current = new Set(files.map(({ path }) => basename(path)));
  for (const name of readdirSync(dist))
    if (/\.(m?js|map)$/.test(name) && !current.has(name)) rmSync(join(dist, name), { force: true });
}

function writeWhole(path, contents) {
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, contents);
  renameSync(draft, path);
}

/** `npm run build`: packages that are missing first, then everything. */
async function buildAll() {
  const { install } = await import('./setup.mjs'); // which imports this file
  await install();
  const started = performance.now();
  try {
    await build();
    await buildPage();
  } catch {
    process.exit(1); // esbuild has said where and why
  }
  console.log(`Built cli/dist and web/dist in ${((performance.now() - started) / 1000).toFixed(1)} s.`);
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) buildAll();
