// Setup steps of a fresh clone. Each step reports what it does and is skipped if already done.
// No dependencies: this runs before anything is installed. `node scripts/setup.mjs` runs them all.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { findBrowser } from './browser.mjs';
import { build as bundle, buildPage as bundlePage, isBuilt, isPageBuilt } from './build.mjs';
import { packages, readJson, root } from './files.mjs';
import { exitWithError, log } from './messages.mjs';

const MIN_NODE = [20, 19];

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
function runNpm(args) {
  const own = process.env.npm_execpath;
  const npm = own && basename(own) === 'npm-cli.js' ? [process.execPath, own] : ['npm'];
  const started = Date.now();
  const progressTimer = setInterval(() => {
    if (!process.stderr.isTTY) log(`… still installing, ${Math.round((Date.now() - started) / 1000)} s`);
  }, 30_000);
  return new Promise((resolve) => {
    const child = spawn(npm[0], [...npm.slice(1), ...args], {
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

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  checkNode();
  await install();
  await build();
  findBrowser();
}
