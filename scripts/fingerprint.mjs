// Whether what is built is what the sources say.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Made by the build itself, out of the sources and of the packages that the lock file names. */
const GENERATED = /\.generated(\.|$)/;

/**
 * Changes whenever any source of the site does.
 * @param {readonly string[]} paths files and folders, in the folder `root`
 * @param {readonly string[]} settings what else the build depends on
 * @param {RegExp} others names of files and folders that do not count
 */
export function fingerprint(paths, settings = [], root = '.', others = GENERATED) {
  const hash = createHash('sha256').update(JSON.stringify(settings));
  const add = (/** @type {string} */ path) => {
    const full = join(root, path);
    if (!statSync(full).isDirectory()) hash.update(path).update(readFileSync(full));
    else for (const name of readdirSync(full).sort()) if (!others.test(name)) add(join(path, name));
  };
  for (const path of paths) add(path);
  return hash.digest('hex');
}
