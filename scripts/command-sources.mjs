// What the command and the library are built of, and whether that has changed since.
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fingerprint } from './fingerprint.mjs';

export const ROOT = fileURLToPath(new URL('..', import.meta.url));
const BUILT = 'dist-cli/main.js';
const STAMP = '.cache/command';
const SOURCES = [
  ...['engines', 'kit', 'tools', 'library', 'mcp', 'cli'].map((folder) => `src/${folder}`),
  'scripts/build-command.mjs',
  'vite.config.ts',
  'package-lock.json',
];
/** Tests and pages are no part of it, nor does what the build makes itself say anything. */
const OTHERS = /\.(test|e2e|examples|browsers|fixture|generated)(\.|$)|\.(tsx|css)$|^(faq|page)\.ts$/;

/**
 * When the newest of these files was written.
 * @param {string} path
 * @returns {number}
 */
function newest(path) {
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found?.isDirectory()) return found?.mtimeMs ?? 0;
  // A folder is as new as the last file that went into it or out of it.
  return Math.max(
    found.mtimeMs,
    ...readdirSync(path).map((name) => (OTHERS.test(name) ? 0 : newest(join(path, name)))),
  );
}

export const fingerprintSources = (root = ROOT) =>
  fingerprint(
    SOURCES.filter((path) => existsSync(join(root, path))),
    [],
    root,
    OTHERS,
  );

/** Notes what a build was made of. @param {string} sources */
export function noteSources(sources, root = ROOT) {
  mkdirSync(join(root, '.cache'), { recursive: true });
  writeFileSync(join(root, STAMP), sources);
}

/** Files that were only touched (by a checkout, say) are no news. */
export function isStale(root = ROOT) {
  const built = join(root, BUILT);
  if (!existsSync(built)) return true;
  const at = statSync(built).mtimeMs;
  if (SOURCES.every((path) => newest(join(root, path)) < at)) return false;
  const stamp = join(root, STAMP);
  if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== fingerprintSources(root)) return true;
  const now = new Date();
  utimesSync(built, now, now);
  return false;
}
