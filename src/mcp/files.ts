import { closeSync, constants, fstatSync, lstatSync, openSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { basename, isAbsolute, relative, resolve, sep } from 'node:path';
import { InputError } from '@/engines/input-error';

/** More than this belongs into a pipe of the command line. */
const MOST_BYTES = 64e6;

const isInside = (folder: string, path: string) => {
  const way = relative(folder, path);
  return way !== '' && way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way);
};

const REFUSED = 'Only files in the folders passed with --allow can be read';

/** The path without links as the system names it; nothing where there is no such file. */
function realPath(path: string): string | undefined {
  try {
    return realpathSync.native(path);
  } catch {
    return undefined;
  }
}

interface Identity {
  readonly dev: bigint;
  readonly ino: bigint;
}
const isSame = (one: Identity, other: Identity) => one.dev === other.dev && one.ino === other.ino;

const isSamePath = (one: string, other: string) =>
  process.platform === 'win32' ? one.toLowerCase() === other.toLowerCase() : one === other;

class ChangedMeanwhile extends Error {}
class NoFile extends Error {}

/**
 * Opens a file below a folder, by a path without links, one folder after the other. Each is entered and only then judged: it must be
 * the very folder that was seen in the one before. A path is looked up anew with every use, so a link that takes the place of a folder
 * between two looks would lead elsewhere; the folder one is in stays the same whatever happens to its name. This changes the working
 * directory of the process for the moment, so it is done without a pause.
 */
function openWithoutLinks(folder: string, path: string): number {
  const names = relative(folder, path).split(sep);
  const last = names.pop()!;
  const before = process.cwd();
  try {
    process.chdir(folder);
    if (!isSamePath(process.cwd(), folder)) throw new ChangedMeanwhile();
    for (const name of names) {
      const seen = lstatSync(name, { bigint: true });
      if (!seen.isDirectory()) throw new ChangedMeanwhile();
      process.chdir(name);
      if (!isSame(seen, statSync('.', { bigint: true }))) throw new ChangedMeanwhile();
    }
    const seen = lstatSync(last, { bigint: true });
    if (seen.isSymbolicLink()) throw new ChangedMeanwhile();
    if (!seen.isFile()) throw new NoFile();
    const file = openSync(last, constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0));
    if (isSame(seen, fstatSync(file, { bigint: true }))) return file;
    closeSync(file);
    throw new ChangedMeanwhile();
  } finally {
    process.chdir(before);
  }
}

/** Whether there is such a file elsewhere, or was a moment ago, is not told. */
const refusal = (path: string, allow: readonly string[]) =>
  new InputError(`${REFUSED} (${allow.join(', ')}), and ${path} isn’t in one`);

function open(path: string, allow: readonly string[]): { file: number; name: string } {
  // One that is relative is meant below one of the folders; nobody knows where the server was started.
  for (const folder of allow) {
    const real = realPath(resolve(folder, path));
    if (real === undefined || !isInside(folder, real)) continue;
    try {
      return { file: openWithoutLinks(folder, real), name: basename(real) };
    } catch (error) {
      if (error instanceof NoFile) throw new InputError(`${path} isn’t a file`);
      const { code } = error as NodeJS.ErrnoException;
      if (code === 'EACCES' || code === 'EPERM') throw new InputError(`${path} can’t be read: no permission`);
      if (error instanceof ChangedMeanwhile || code !== undefined) throw refusal(path, allow);
      throw error;
    }
  }
  throw refusal(path, allow);
}

/** A file below one of the folders, links resolved, whole. */
export function readAllowed(path: string, allow: readonly string[]): { name: string; bytes: Uint8Array } {
  if (allow.length === 0)
    throw new InputError(
      'This server can’t read files: it was started without --allow DIR. Pass the text itself, or its bytes as {"base64": …}',
    );
  const { file, name } = open(path, allow);
  try {
    const { size } = fstatSync(file);
    if (size > MOST_BYTES)
      throw new InputError(`${path} is ${Math.ceil(size / 1e6)} MB; the limit is ${MOST_BYTES / 1e6} MB`);
    return { name, bytes: new Uint8Array(readFileSync(file)) };
  } finally {
    closeSync(file);
  }
}
