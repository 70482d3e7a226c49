// `npm run dev`: Vite with hot module replacement for the page, and beside it a server that restarts when its sources
// change. PORT, HOST and DATA_DIR work as with `npm start`, with other defaults.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { externalNpmPackages, forNode, programs } from './build.mjs';
import { devServer } from './devServer.mjs';
import { root } from './files.mjs';
import { exitWithError, log } from './messages.mjs';
import { checkNode, install } from './setup.mjs';

const DEFAULT_PORT = 5173; // not that of `npm start`, whose service worker would answer here too
const FOLDER = join(root, '.dev');
const NAMES = ['signoria-server', 'bot-worker']; // one starts the other from its own folder

checkNode();
const started = performance.now();
await install();
const { context } = await import('esbuild');
const { createServer } = await import('vite');

mkdirSync(FOLDER, { recursive: true });
const folder = mkdtempSync(join(FOLDER, 'programs-')); // one for each process that runs this script
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
const server = devServer(join(folder, 'signoria-server.mjs'), process.env.DATA_DIR || join(FOLDER, 'data'));
const restart = {
  name: 'restart the server',
  setup: (build) => build.onEnd(({ errors }) => (errors.length === 0 ? server.restart() : undefined)),
};
const bundler = await context({
  ...forNode,
  entryPoints: Object.fromEntries(NAMES.map((name) => [name, programs[name]])),
  outdir: folder,
  plugins: [externalNpmPackages, restart],
});
await bundler.watch();

const target = await server.address.catch(({ message }) => exitWithError(message));
const page = await createServer({
  configFile: join(root, 'web/vite.config.ts'),
  logLevel: 'warn',
  server: {
    host: process.env.HOST || 'localhost',
    port: Number(process.env.PORT || DEFAULT_PORT),
    strictPort: true,
    proxy: Object.fromEntries(['/api', '/healthz', '/readyz', '/metrics'].map((path) => [path, { target, ws: true }])),
  },
});
await page.listen().catch((error) => exitWithError(`The page cannot be served: ${error.message}`));

let isClosing = false;
async function close() {
  if (isClosing) return;
  isClosing = true;
  await Promise.all([page.close(), bundler.dispose(), server.close()]);
  process.exit(0);
}
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, close);

const { local, network } = page.resolvedUrls;
const address = (process.env.HOST ? network[0] : undefined) ?? local[0];
log(`Signoria is at ${address} (${((performance.now() - started) / 1000).toFixed(1)} s). Ctrl+C stops it.`);
log(`Every question of every game: ${address}gallery`);
