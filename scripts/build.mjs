// Bundles the programs (command line, server, benchmarks, worker threads) into cli/dist and the page into web/dist.
// `npm run build` always builds; the other scripts and cli/bin check `isBuilt` first.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { filesUnder, packages, root } from './files.mjs';

/** Entry points by the name of their bundle. */
export const programs = {
  signoria: 'cli/src/main.ts',
  'signoria-server': 'server/src/main.ts',
  'bench-worker': 'bench/src/worker.ts',
  'bench-attacker': 'bench/src/attacks/attacker.ts',
  'bench-report': 'bench/src/server/report.ts',
  'bench-counts': 'bench/src/server/counts.ts',
  'bench-boardgameio': 'bench/src/server/boardgameioMain.ts',
  'bot-worker': 'server/src/bots/worker.ts',
  'tournament-worker': 'cli/src/tournament/worker.ts',
};
const shared = {
  absWorkingDir: root,
  bundle: true,
  format: 'esm',
  sourcemap: true,
  legalComments: 'none',
  logLevel: 'warning',
};

/** esbuild's options for programs that run in Node. */
export const forNode = {
  ...shared,
  outExtension: { '.js': '.mjs' },
  platform: 'node',
  target: 'node20',
  splitting: true, // lazy imports (boardgame.io in the benchmark) stay lazy
};

const page = join(root, 'web');
const browserEntry = join(root, 'test/browser-entry.ts');
const dist = join(root, 'cli/dist');
const stamp = join(dist, '.sources');

/** Brotli quality. The highest, 11, takes more than twice as long and saves one part in sixty. */
const BROTLI_QUALITY = 10;

/** Minimum size in bytes; smaller files fit into one packet uncompressed. */
const MIN_COMPRESSIBLE_BYTES = 1024;

/** Returns all files the bundles are built from. With `inPage`, also those of the web page, which Vite bundles. */
function sources(inPage) {
  const folders = packages().filter((folder) => inPage || folder !== 'web');
  return [
    ...folders.flatMap((folder) => [join(root, folder, 'package.json'), ...filesUnder(join(root, folder, 'src'), '')]),
    ...filesUnder(join(root, 'test'), basename(browserEntry)),
    join(root, 'scripts/build.mjs'),
    ...(inPage
      ? ['index.html', 'vite.config.ts', 'vite.plugins.ts', 'vite.fonts.ts'].map((name) => join(page, name))
      : []),
    ...(inPage ? filesUnder(join(page, 'public'), '') : []),
  ];
}

/** Returns a hash of the files' names, sizes and times, which is fast to compute. */
function fingerprintSources(files = sources(false)) {
  const fingerprint = createHash('sha256');
  for (const file of files) {
    const { size, mtimeMs } = statSync(file);
    fingerprint.update(`${file} ${size} ${mtimeMs}\n`);
  }
  return fingerprint.digest('hex');
}

export function isBuilt() {
  return (
    existsSync(join(dist, 'signoria.mjs')) && existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprintSources()
  );
}

/** Bundles our own packages; npm packages stay external. */
export const externalNpmPackages = {
  name: 'external-npm-packages',
  setup(build) {
    build.onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === 'entry-point' || path.startsWith('@signoria/') ? undefined : { path, external: true },
    );
  },
};

export function isPageBuilt() {
  const built = join(page, 'dist', '.sources');
  return existsSync(built) && readFileSync(built, 'utf8') === fingerprintSources(sources(true));
}

/** Builds the web page into web/dist. */
export async function buildPage() {
  const { build: bundle } = await import('vite');
  const fingerprint = fingerprintSources(sources(true));
  await bundle({ root: page, configFile: join(page, 'vite.config.ts'), logLevel: 'warn' });
  compressPage(join(page, 'dist'));
  writeAtomically(join(page, 'dist', '.sources'), fingerprint);
}

/** Writes precompressed copies beside each text file. The server sends the encoding a browser accepts. */
function compressPage(folder) {
  for (const path of filesUnder(folder, '').filter((path) => /\.(html|js|css|svg)$/.test(path))) {
    const whole = readFileSync(path);
    if (whole.length < MIN_COMPRESSIBLE_BYTES) continue;
    writeFileSync(
      `${path}.br`,
      brotliCompressSync(whole, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
    );
    writeFileSync(`${path}.gz`, gzipSync(whole, { level: 9 }));
  }
}

export async function build() {
  const { build: bundle } = await import('esbuild');
  const fingerprint = fingerprintSources(); // computed before the build: a file saved meanwhile makes the bundle stale, not wrong
  const bundles = [
    bundle({ ...forNode, write: false, entryPoints: programs, outdir: dist, plugins: [externalNpmPackages] }),
  ];
  if (existsSync(browserEntry))
    bundles.push(
      bundle({
        ...shared,
        write: false,
        entryPoints: [browserEntry],
        outfile: join(dist, 'signoria-browser.js'),
        format: 'iife',
        globalName: 'signoria',
        platform: 'browser',
        target: 'es2022',
      }),
    );
  publish((await Promise.all(bundles)).flatMap(({ outputFiles }) => outputFiles));
  writeAtomically(stamp, fingerprint);
}

/**
 * Writes each file atomically and the entry point last, because several processes may build and start at the same time.
 */
function publish(files) {
  mkdirSync(dist, { recursive: true });
  const isEntry = ({ path }) => /[\\/]signoria\.mjs$/.test(path);
  for (const { path, contents } of [...files].sort((a, b) => isEntry(a) - isEntry(b))) writeAtomically(path, contents);
  const current = new Set(files.map(({ path }) => basename(path)));
  for (const name of readdirSync(dist))
    if (/\.(m?js|map)$/.test(name) && !current.has(name)) rmSync(join(dist, name), { force: true });
}

function writeAtomically(path, contents) {
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, contents);
  renameSync(draft, path);
}

const PARTS = {
  programs: { folder: 'cli/dist', build },
  page: { folder: 'web/dist', build: buildPage },
};

/** `npm run build`: installs missing packages, then builds everything, or the parts that are named. */
async function main(names) {
  const { install } = await import('./setup.mjs'); // setup.mjs imports this file
  await install();
  const started = performance.now();
  const parts = names.map((name) => PARTS[name]);
  for (const part of parts)
    await part.build().catch((error) => {
      // esbuild has already printed errors in the sources of the programs; Vite prints no reason.
      if (part !== PARTS.programs || !error.errors) console.error(error.message);
      process.exit(1);
    });
  const folders = parts.map(({ folder }) => folder).join(' and ');
  console.log(`Built ${folders} in ${((performance.now() - started) / 1000).toFixed(1)} s.`);
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const names = process.argv.slice(2);
  main(names.length > 0 ? names : Object.keys(PARTS));
}
