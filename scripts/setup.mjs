// Setup steps of a fresh clone. Each step reports what it does and is skipped if already done.
// No dependencies: this runs before anything is installed. `node scripts/setup.mjs` runs them all.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, delimiter, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build as bundle, buildPage as bundlePage, isBuilt, isPageBuilt } from './build.mjs';
import { packages, readJson, root } from './files.mjs';

const OLDEST_NODE = [20, 19];

export function say(line) {
  console.log(`» ${line}`);
}

/** Prints the reason and exits with code 1. */
export function stop(...lines) {
  for (const line of lines) console.error(`» ${line}`);
  process.exit(1);
}

export function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor >= OLDEST_NODE[1])) return;
  stop(
    `Signoria needs Node ${OLDEST_NODE.join('.')} or newer; this is Node ${process.versions.node}.`,
    'Please install a current Node from https://nodejs.org and try again.',
  );
}

// ---------------------------------------------------------------- packages

const modules = join(root, 'node_modules');
const installStamp = join(modules, '.signoria-setup.json');
const DEPENDENCY_FIELDS = ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies'];

/** Returns the dependencies in all manifests. Other changes of a manifest (its scripts, say) need no installation. */
function wishes() {
  return ['', ...packages()].map((folder) => {
    const manifest = readJson(join(root, folder, 'package.json'));
    return [folder, DEPENDENCY_FIELDS.map((field) => manifest[field] ?? {})];
  });
}

function printOfPackages() {
  const lock = readFileSync(join(root, 'package-lock.json'));
  return {
    packages: createHash('sha256').update(lock).update(JSON.stringify(wishes())).digest('hex'),
    machine: `node ${process.versions.node.split('.')[0]} ${process.platform} ${process.arch}`,
  };
}

/**
 * Returns a predicate: true if a locked package is for this platform (esbuild and others have one package per
 * platform).
 */
function forThisMachine() {
  const { platform, arch } = process;
  const ours = platform === 'linux' && (process.report.getReport().header.glibcVersionRuntime ? 'glibc' : 'musl');
  return ({ os, cpu, libc }) =>
    (!os || os.includes(platform)) && (!cpu || cpu.includes(arch)) && (!libc || !ours || libc.includes(ours));
}

/** Returns true if node_modules, filled manually with `npm install`, matches the lock file. */
function holdsTheLock() {
  const installedLock = join(modules, '.package-lock.json'); // written last by npm
  if (!existsSync(installedLock)) return false;
  const { packages: wanted } = readJson(join(root, 'package-lock.json'));
  const { packages: installed } = readJson(installedLock);
  const belongsHere = forThisMachine();
  const manifestsAgree = wishes().every(
    ([folder, fields]) =>
      wanted[folder] && DEPENDENCY_FIELDS.every((name, at) => sameEntries(wanted[folder][name] ?? {}, fields[at])),
  );
  return (
    manifestsAgree &&
    Object.entries(wanted).every(
      ([path, locked]) =>
        path === '' ||
        (locked.optional && !belongsHere(locked)) ||
        ((isOwn(path) || installed[path]?.version === locked.version) && existsSync(join(root, path, 'package.json'))),
    )
  );
}

/** Returns true for a workspace package. It is linked, not installed, so only its link must exist. */
function isOwn(path) {
  return !path.startsWith('node_modules/');
}

function sameEntries(a, b) {
  return Object.keys(a).length === Object.keys(b).length && Object.keys(a).every((key) => a[key] === b[key]);
}

export async function install() {
  const print = printOfPackages();
  const before = existsSync(installStamp) ? readJson(installStamp) : undefined;
  if (before?.packages === print.packages && before.machine === print.machine) return say('Packages: up to date.');

  if ((before === undefined || before.machine === print.machine) && holdsTheLock()) {
    say('Packages: node_modules already holds what package-lock.json asks for.');
  } else {
    say('Packages: installing with npm ci. The first time this can take some minutes.');
    let outcome = await npmCi();
    if (outcome === 'network') {
      say('Packages: the network failed; trying once more.');
      outcome = await npmCi();
    }
    if (outcome === 'network')
      stop('npm could not reach its registry. Please check the network (and proxy settings) and try again.');
    if (outcome !== 'done') stop('npm ci failed; its own message is above.');
  }
  writeFileSync(installStamp, `${JSON.stringify(print, null, 2)}\n`);
}

const NETWORK_TROUBLE =
  /error code (ECONN|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EIDLETIMEOUT|ENETUNREACH|EHOSTUNREACH|EPIPE|E5\d\d|ERR_SOCKET|FETCH)/;

/** Returns 'done', 'network' or 'failed'. npm writes to the terminal itself, so the reason is read from its log. */
async function npmCi() {
  const logs = mkdtempSync(join(tmpdir(), 'signoria-npm-'));
  const code = await runNpm(['ci', '--no-audit', '--no-fund', `--logs-dir=${logs}`]);
  const log = readdirSync(logs).map((name) => readFileSync(join(logs, name), 'utf8'));
  if (code === 0) {
    rmSync(logs, { recursive: true, force: true });
    return 'done';
  }
  return NETWORK_TROUBLE.test(log.join('\n')) ? 'network' : 'failed';
}

/**
 * Runs the npm that started this script, if any. Without a terminal npm shows no progress, so a message is printed
 * instead.
 */
function runNpm(words) {
  const own = process.env.npm_execpath;
  const npm = own && basename(own) === 'npm-cli.js' ? [process.execPath, own] : ['npm'];
  const started = Date.now();
  const pulse = setInterval(() => {
    if (!process.stderr.isTTY) say(`… still installing, ${Math.round((Date.now() - started) / 1000)} s`);
  }, 30_000);
  return new Promise((resolve) => {
    const child = spawn(npm[0], [...npm.slice(1), ...words], {
      cwd: root,
      stdio: 'inherit',
      shell: npm.length === 1 && process.platform === 'win32', // npm is npm.cmd on Windows
    });
    child.on('error', () => resolve(1));
    child.on('exit', (code) => resolve(code ?? 1));
  }).finally(() => clearInterval(pulse));
}

// ---------------------------------------------------------------- build

export async function build() {
  await make('cli/dist', isBuilt, bundle);
  await make('web/dist', isPageBuilt, bundlePage);
}

async function make(what, isDone, run) {
  if (isDone()) return say(`Build: ${what} is up to date.`);
  const started = Date.now();
  try {
    await run();
  } catch (error) {
    stop(`Build: ${what} failed: ${error.message}`);
  }
  say(`Build: ${what} is ready (${((Date.now() - started) / 1000).toFixed(1)} s).`);
}

// ---------------------------------------------------------------- browser

/** The headless shell is Chromium without a window. Tests need no window and take a third less time without it. */
const SHELL = 'chromium-headless-shell';
const BROWSERS = [SHELL, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome.exe'];

function usualPlaces() {
  const { env } = process;
  const folders = (env.PATH ?? '').split(delimiter).filter(Boolean).concat('/usr/bin', '/usr/local/bin', '/snap/bin');
  const windows = [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA].filter(Boolean);
  return [
    ...folders.flatMap((folder) => BROWSERS.map((name) => join(folder, name))),
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    ...windows.map((folder) => join(folder, 'Google/Chrome/Application/chrome.exe')),
    ...windows.map((folder) => join(folder, 'Chromium/Application/chrome.exe')),
    playwrightsOwn(),
  ];
}

function playwrightsOwn() {
  try {
    return createRequire(join(root, 'package.json'))('playwright-core').chromium.executablePath();
  } catch {
    return undefined; // not installed, or not available for this platform
  }
}

/**
 * Returns true if the program starts. A file check is not enough: some systems ship a stub that only explains the
 * installation.
 */
function runs(path) {
  if (!path || !existsSync(path)) return false;
  if (process.platform === 'win32') return true; // on Windows `--version` would open a window
  return spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 30_000 }).status === 0;
}

/** Returns the path of Chromium or Chrome for the browser tests and installs it if needed; null if that fails. */
export function browser() {
  const chosen = process.env.SIGNORIA_BROWSER;
  if (chosen && !runs(chosen)) stop(`SIGNORIA_BROWSER is ${chosen}, which does not run.`);
  const found = chosen || usualPlaces().find(runs);
  if (found) {
    say(`Browser: ${found}`);
    return found;
  }
  installWithApt();
  const installed = usualPlaces().find(runs) ?? (installWithPlaywright() && usualPlaces().find(runs));
  if (installed) {
    say(`Browser: ${installed}`);
    return installed;
  }
  say('Browser: none found, and none could be installed. The tests that need one are left out.');
  say('Install Chromium or Chrome, or set SIGNORIA_BROWSER to the path of one, to run them.');
  return null;
}

function installWithApt() {
  const quiet = { stdio: 'ignore' };
  if (spawnSync('apt-get', ['--version'], quiet).status !== 0) return;
  const isRoot = process.getuid?.() === 0;
  if (!isRoot && spawnSync('sudo', ['-n', 'true'], quiet).status !== 0) return;
  const apt = (...words) => {
    const command = ['env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', ...words];
    const [program, ...rest] = isRoot ? command : ['sudo', '-n', ...command];
    return spawnSync(program, rest, { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0; // prints errors only
  };
  say('Browser: none found; installing Chromium with apt-get. This happens once and takes a minute or two.');
  apt('update', '-qq'); // a failing source may not affect the installation
  const get = (name) => apt('install', '-y', '-qq', '--no-install-recommends', name);
  if (!get(SHELL)) get('chromium'); // some systems have no package of the shell alone
}

function installWithPlaywright() {
  const program = join(modules, 'playwright-core/cli.js');
  if (!existsSync(program)) return false;
  say('Browser: none found; downloading Chromium with playwright-core. This happens once.');
  return spawnSync(process.execPath, [program, 'install', 'chromium'], { stdio: 'inherit' }).status === 0;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  checkNode();
  await install();
  await build();
  browser();
}
