// Installs what is missing: packages by the lock file, and a browser for the tests.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Localkit needs Node 20.19 or newer; this is ${process.versions.node}.`);
  process.exit(1);
}

// Everything said here goes to standard error: what the command line prints on standard output is its result.
/**
 * @param {string} command
 * @param {readonly string[]} args
 */
const run = (command, args) =>
  execFileSync(command, args, { stdio: ['ignore', 2, 2], shell: process.platform === 'win32' });

/** Runs `npm ci` unless the packages of this very lock file are in place. */
export function installPackages() {
  const lock = readFileSync('package-lock.json', 'utf8');
  const stamp = 'node_modules/.localkit-lock';
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;
  console.error('Installing packages…');
  run('npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']);
  writeFileSync(stamp, lock);
}

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const MAC = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

function findBrowser(names = NAMES) {
  const folders = (process.env.PATH ?? '').split(':');
  const candidates = [
    process.env.CHROME_PATH,
    ...names.flatMap((name) => folders.map((folder) => `${folder}/${name}`)),
    ...MAC,
  ];
  return candidates.find((path) => path && existsSync(path));
}

/**
 * @param {readonly string[]} names
 * @returns whether it could be done: as root, on Debian and its kin
 */
export function installDebianPackages(names) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  console.error(`Installing ${names.join(', ')}…`);
  /** @type {import('node:child_process').ExecFileSyncOptions} */
  const quiet = {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  };
  execFileSync('apt-get', ['update', '-qq', '-o', 'Acquire::http::Timeout=20'], quiet);
  execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...names], quiet);
  return true;
}

/** @returns {Promise<string>} path of a Chromium: one that is there, else Debian's when root, else Playwright's own. */
export async function installBrowser() {
  const found = findBrowser();
  if (found) return found;
  if (installDebianPackages(['chromium'])) {
    const installed = findBrowser();
    if (installed) return installed;
  }
  const { chromium } = await import('@playwright/test');
  if (!existsSync(chromium.executablePath())) run('npx', ['playwright', 'install', 'chromium']);
  return chromium.executablePath();
}

/** Chromium without windows, in which most browser tests take half the time. Debian has it as a package of its own. */
const SHELL = 'chromium-headless-shell';

/** @returns {Promise<string>} path of the browser for the tests: the one without windows if there is or can be one */
export async function installTestBrowser() {
  const isHere = () => findBrowser([SHELL]);
  if (process.platform === 'linux' && !isHere())
    try {
      installDebianPackages([SHELL]);
    } catch {
      // Not all kin of Debian have it; any Chromium will do.
    }
  return isHere() ?? installBrowser();
}

/** Chromium as root has no sandbox of its own; and it must not call home. */
export const browserFlags = () => [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

mkdirSync('.cache', { recursive: true });
