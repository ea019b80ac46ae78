// Puts a new build in the place of the one before while commands of that one still run.
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** No build takes longer: what is older than the last one by this belongs to one before it. */
const BUILD_MS = 10 * 60_000;

/**
 * The files of a folder with their times; another build may be taking some away.
 * @param {string} folder
 */
const listFiles = (folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).flatMap((path) => {
    const found = statSync(join(folder, path), { throwIfNoEntry: false });
    return found?.isFile() ? { path, at: found.mtimeMs } : [];
  });

/**
 * Moves the files of a build, the entry last: it names the others. The files of the build before stay until the next one,
 * for a command that has begun loads them as it goes.
 * @param {string} made
 * @param {string} folder
 * @param {string} entry
 */
export function replaceBuild(made, folder, entry) {
  const files = listFiles(made).map(({ path }) => path);
  const there = existsSync(folder) ? listFiles(folder) : [];
  const oldest = (there.find(({ path }) => path === entry)?.at ?? 0) - BUILD_MS;
  for (const path of [...files.filter((path) => path !== entry), entry]) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    renameSync(join(made, path), join(folder, path));
  }
  for (const { path, at } of there)
    if (at < oldest && !files.includes(path)) rmSync(join(folder, path), { force: true });
}
