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

const MIN_NODE = [20, 19];

export function log(line) {
  console.log(`» ${line}`);
}

/** Prints the reason and exits with code 1. */
export function exitWithError(...lines) {
  for (const line of lines) console.error(`» ${line}`);
  process.exit(1);
}

export function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > MIN_NODE[0] || (major === MIN_NODE[0] && minor >= MIN_NODE[1])) return;
  exitWithError(
    `Signoria needs Node ${MIN_NODE.join('.')} or newer; this is Node ${process.versions.node}.`,
    'Please install a current Node from https://nodejs.org and try again.',
  );
}

// ---------------------------------------------------------------- packages

const modules = join(root, 'node_modules');
const installStamp = join(modules, '.signoria-setup.json');
const DEPENDENCY_FIELDS = ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies'];

/** Returns the dependencies in all manifests. Other changes of a manifest (its scripts, say) need no installation. */
function declaredDependencies() {
  return ['', ...packages()].map((folder) => {
    const manifest = readJson(join(root, folder, 'package.json'));
    return [folder, DEPENDENCY_FIELDS.map((field) => manifest[field] ?? {})];
  });
}

function fingerprintPackages() {
  const lock = readFileSync(join(root, 'package-lock.json'));
  return {
    packages: createHash('sha256').update(lock).update(JSON.stringify(declaredDependencies())).digest('hex'),
    machine: `node ${process.versions.node.split('.')[0]} ${process.platform} ${process.arch}`,
  };
}

/**
 * Returns a predicate: true if a locked package is for this platform (esbuild and others have one package per
 * platform).
 */
function platformFilter() {
  const { platform, arch } = process;
  const ours = platform === 'linux' && (process.report.getReport().header.glibcVersionRuntime ? 'glibc' : 'musl');
  return ({ os, cpu, libc }) =>
    (!os || os.includes(platform)) && (!cpu || cpu.includes(arch)) && (!libc || !ours || libc.includes(ours));
}

/** Returns true if node_modules, filled manually with `npm install`, matches the lock file. */
function matchesLockFile() {
  const installedLock = join(modules, '.package-lock.json'); // written last by npm
  if (!existsSync(installedLock)) return false;
  const { packages: wanted } = readJson(join(root, 'package-lock.json'));
  const { packages: installed } = readJson(installedLock);
  const isForThisPlatform = platformFilter();
  const manifestsAgree = declaredDependencies().every(
    ([folder, fields]) =>
      wanted[folder] && DEPENDENCY_FIELDS.every((name, at) => sameEntries(wanted[folder][name] ?? {}, fields[at])),
  );
  return (
    manifestsAgree &&
    Object.entries(wanted).every(
      ([path, locked]) =>
        path === '' ||
        (locked.optional && !isForThisPlatform(locked)) ||
        ((isWorkspace(path) || installed[path]?.version === locked.version) &&
          existsSync(join(root, path, 'package.json'))),
    )
  );
}

/** Returns true for a workspace package. It is linked, not installed, so only its link must exist. */
function isWorkspace(path) {
  return !path.startsWith('node_modules/');
}

function sameEntries(a, b) {
  return Object.keys(a).length === Object.keys(b).length && Object.keys(a).every((key) => a[key] === b[key]);
}

export async function install() {
  const fingerprint = fingerprintPackages();
  const before = existsSync(installStamp) ? readJson(installStamp) : undefined;
  if (before?.packages === fingerprint.packages && before.machine === fingerprint.machine)
    return log('Packages: up to date.');

  if ((before === undefined || before.machine === fingerprint.machine) && matchesLockFile()) {
    log('Packages: node_modules matches package-lock.json.');
  } else {
    log('Packages: installing with npm ci. The first installation can take some minutes.');
    let outcome = await npmCi();
    if (outcome === 'network') {
      log('Packages: network error; retrying once.');
      outcome = await npmCi();
    }
    if (outcome === 'network')
      exitWithError('npm could not reach its registry. Please check the network (and proxy settings) and try again.');
    if (outcome !== 'done') exitWithError('npm ci failed; see its message above.');
  }
  writeFileSync(installStamp, `${JSON.stringify(fingerprint, null, 2)}\n`);
}

const NETWORK_ERROR =
  /error code (ECONN|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EIDLETIMEOUT|ENETUNREACH|EHOSTUNREACH|EPIPE|E5\d\d|ERR_SOCKET|FETCH)/;

/** Returns 'done', 'network' or 'failed'. npm writes to the terminal itself, so the reason is read from its log. */
async function npmCi() {
  const logs = mkdtempSync(join(tmpdir(), 'signoria-npm-'));
  const code = await runNpm(['ci', '--no-audit', '--no-fund', `--logs-dir=${logs}`]);
  const npmLogs = readdirSync(logs).map((name) => readFileSync(join(logs, name), 'utf8'));
  if (code === 0) {
    rmSync(logs, { recursive: true, force: true });
    return 'done';
  }
  return NETWORK_ERROR.test(npmLogs.join('\n')) ? 'network' : 'failed';
}

/**
 * Runs the npm that started this script, if any. Without a terminal npm shows no progress, so a message is printed
 * instead.
 */
function runNpm(words) {
  const own = process.env.npm_execpath;
  const npm = own && basename(own) === 'npm-cli.js' ? [process.execPath, own] : ['npm'];
  const started = Date.now();
  const progressTimer = setInterval(() => {
    if (!process.stderr.isTTY) log(`… still installing, ${Math.round((Date.now() - started) / 1000)} s`);
  }, 30_000);
  return new Promise((resolve) => {
    const child = spawn(npm[0], [...npm.slice(1), ...words], {
      cwd: root,
      stdio: 'inherit',
      shell: npm.length === 1 && process.platform === 'win32', // npm is npm.cmd on Windows
    });
    child.on('error', () => resolve(1));
    child.on('exit', (code) => resolve(code ?? 1));
  }).finally(() => clearInterval(progressTimer));
}

// ---------------------------------------------------------------- build

export async function build() {
  await buildUnlessDone('cli/dist', isBuilt, bundle);
  await buildUnlessDone('web/dist', isPageBuilt, bundlePage);
}

async function buildUnlessDone(what, isDone, run) {
  if (isDone()) return log(`Build: ${what} is up to date.`);
  const started = Date.now();
  try {
    await run();
  } catch (error) {
    exitWithError(`Build: ${what} failed: ${error.message}`);
  }
  log(`Build: ${what} is ready (${((Date.now() - started) / 1000).toFixed(1)} s).`);
}

// ---------------------------------------------------------------- browser

/** The headless shell is Chromium without a window. Tests need no window and take a third less time without it. */
const SHELL = 'chromium-headless-shell';
const BROWSERS = [SHELL, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome.exe'];

function browserCandidates() {
  const { env } = process;
  const folders = (env.PATH ?? '').split(delimiter).filter(Boolean).concat('/usr/bin', '/usr/local/bin', '/snap/bin');
  const windows = [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA].filter(Boolean);
  return [
    ...folders.flatMap((folder) => BROWSERS.map((name) => join(folder, name))),
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    ...windows.map((folder) => join(folder, 'Google/Chrome/Application/chrome.exe')),
    ...windows.map((folder) => join(folder, 'Chromium/Application/chrome.exe')),
    playwrightBrowser(),
  ];
}

function playwrightBrowser() {
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
function canRun(path) {
  if (!path || !existsSync(path)) return false;
  if (process.platform === 'win32') return true; // on Windows `--version` would open a window
  return spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 30_000 }).status === 0;
}

/** Returns the path of the Chromium or Chrome on this machine; undefined without one. */
export function installedBrowser() {
  const chosen = process.env.SIGNORIA_BROWSER;
  if (chosen && !canRun(chosen)) exitWithError(`SIGNORIA_BROWSER is ${chosen}, which cannot be started.`);
  return chosen || browserCandidates().find(canRun);
}

/** Returns the path of Chromium or Chrome for the browser tests and installs it if needed; null if that fails. */
export function findBrowser() {
  const found = installedBrowser();
  if (found) {
    log(`Browser: ${found}`);
    return found;
  }
  installWithApt();
  const installed = browserCandidates().find(canRun) ?? (installWithPlaywright() && browserCandidates().find(canRun));
  if (installed) {
    log(`Browser: ${installed}`);
    return installed;
  }
  log('Browser: none found, and none could be installed. Tests that need a browser are skipped.');
  log('To run them, install Chromium or Chrome, or set SIGNORIA_BROWSER to its path.');
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
  log('Browser: none found; installing Chromium with apt-get. This happens once and takes a minute or two.');
  apt('update', '-qq'); // a failing source may not affect the installation
  const get = (name) => apt('install', '-y', '-qq', '--no-install-recommends', name);
  if (!get(SHELL)) get('chromium'); // some systems have no package of the shell alone
}

function installWithPlaywright() {
  const program = join(modules, 'playwright-core/cli.js');
  if (!existsSync(program)) return false;
  log('Browser: none found; downloading Chromium with playwright-core. This happens once.');
  return spawnSync(process.execPath, [program, 'install', 'chromium'], { stdio: 'inherit' }).status === 0;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  checkNode();
  await install();
  await build();
  findBrowser();
}
