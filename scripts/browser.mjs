// Finds Chromium or Chrome, or installs it: for the browser tests and `signoria bench --page`.
// No dependencies: this runs before anything is installed.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { root } from './files.mjs';
import { exitWithError, log } from './messages.mjs';

/** The headless shell is Chromium without a window. Nothing here needs a window, and tests take a third less time without it. */
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

/** Returns the path of Chromium or Chrome and installs it if needed; null if that fails. `say` prints progress. */
export function findBrowser(say = log) {
  const found = installedBrowser();
  if (found) {
    say(`Browser: ${found}`);
    return found;
  }
  installWithApt(say);
  const installed =
    browserCandidates().find(canRun) ?? (installWithPlaywright(say) && browserCandidates().find(canRun));
  if (installed) {
    say(`Browser: ${installed}`);
    return installed;
  }
  say('Browser: none found, and none could be installed.');
  say('Install Chromium or Chrome, or set SIGNORIA_BROWSER to its path.');
  return null;
}

function installWithApt(say) {
  const quiet = { stdio: 'ignore' };
  if (spawnSync('apt-get', ['--version'], quiet).status !== 0) return;
  const isRoot = process.getuid?.() === 0;
  if (!isRoot && spawnSync('sudo', ['-n', 'true'], quiet).status !== 0) return;
  const apt = (...args) => {
    const command = ['env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', ...args];
    const [program, ...rest] = isRoot ? command : ['sudo', '-n', ...command];
    return spawnSync(program, rest, { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0; // prints errors only
  };
  say('Browser: none found; installing Chromium with apt-get. This happens once and takes a minute or two.');
  apt('update', '-qq'); // a failing source may not affect the installation
  const get = (name) => apt('install', '-y', '-qq', '--no-install-recommends', name);
  if (!get(SHELL)) get('chromium'); // some systems have no package of the shell alone
}

const STDERR = 2; // stdout may be read as JSON

function installWithPlaywright(say) {
  const program = join(root, 'node_modules/playwright-core/cli.js');
  if (!existsSync(program)) return false;
  say('Browser: none found; downloading Chromium with playwright-core. This happens once.');
  return (
    spawnSync(process.execPath, [program, 'install', 'chromium'], { stdio: ['ignore', STDERR, STDERR] }).status === 0
  );
}
