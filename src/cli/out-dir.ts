import {
  chmodSync,
  closeSync,
  fsyncSync,
  linkSync,
  lstatSync,
  mkdirSync,
  openSync,
  renameSync,
  statSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { InputError } from '@/engines/input-error';
import { systemFault } from './system-fault';

/** File systems without hard links answer with one of these. */
const NO_LINKS = new Set(['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EMLINK', 'EINVAL', 'EXDEV']);

const getCode = (error: unknown) => (error as NodeJS.ErrnoException).code ?? '';

/**
 * Makes a folder and those above it. Node's own `recursive` tries for ever where a folder can be seen and none can be made in it,
 * as below /proc.
 */
function makeFolder(path: string): void {
  const missing: string[] = [];
  let at = resolve(path);
  for (; !statSync(at, { throwIfNoEntry: false }); at = dirname(at)) missing.unshift(at);
  if (!statSync(at).isDirectory()) throw Object.assign(new Error(), { code: 'ENOTDIR' });
  for (const folder of missing) {
    if (lstatSync(folder, { throwIfNoEntry: false })) throw Object.assign(new Error(), { code: 'DANGLING' });
    mkdirSync(folder);
  }
}

/** The folder for results, made if it is not there; what keeps it from being one is said before anything is run. */
export function openOutDir(folder: string, overwrite: boolean) {
  if (folder === '') throw new InputError('--out-dir needs a folder name');
  try {
    makeFolder(folder);
  } catch (error) {
    throw systemFault(`--out-dir ${folder}`, error, {
      ENOENT: 'can’t create a folder there',
      EACCES: 'you aren’t allowed to create a folder there',
      EPERM: 'you aren’t allowed to create a folder there',
      EEXIST: 'a file with this name was created meanwhile',
      DANGLING: 'it’s a broken link, or below one',
    });
  }

  function inspect(path: string) {
    try {
      return lstatSync(path, { throwIfNoEntry: false });
    } catch (error) {
      throw systemFault(path, error, WRITING);
    }
  }

  /** Throws where a file of this name is there and must stay. Gives the permissions of one that is to be replaced. */
  function check(name: string): number | undefined {
    const path = join(folder, name);
    const found = inspect(path);
    if (!found) return undefined;
    if (found.isDirectory()) throw new InputError(`${path}: it’s a folder, so the result can’t be written`);
    if (!overwrite)
      throw new InputError(
        `${path}: this file already exists; use --overwrite to replace it, or another --out-dir to keep both`,
      );
    if (!found.isFile()) throw new InputError(`${path}: it isn’t a regular file, so it isn’t replaced`);
    return found.mode & 0o777;
  }

  return {
    check(name: string): void {
      check(name);
    },

    /** Writes beside the place and renames, so that whatever goes wrong leaves no half of a file, and the one before as it was. */
    write(name: string, value: string | Uint8Array): void {
      const path = join(folder, name);
      let isMade = false;
      const beside = join(folder, `.localkit-${process.pid}-${process.hrtime.bigint()}.tmp`);
      try {
        const mode = check(name);
        const file = openSync(beside, 'wx');
        isMade = true;
        try {
          writeFileSync(file, value);
          // Some file systems notice only here that there is no room.
          fsyncSync(file);
        } finally {
          closeSync(file);
        }
        if (mode === undefined) putInFreePlace(beside, path);
        else {
          chmodSync(beside, mode);
          renameSync(beside, path);
        }
      } catch (error) {
        throw error instanceof InputError ? error : systemFault(path, error, WRITING);
      } finally {
        if (isMade) removeIfPresent(beside);
      }
    },
  };
}

const WRITING = {
  EEXIST: 'this file already exists; use --overwrite to replace it',
  EACCES: 'no permission to write it',
  EPERM: 'no permission to write it',
  ENOENT: 'the folder no longer exists',
};

/** Renaming would replace a file that came meanwhile; a link to a name that is taken fails. */
function putInFreePlace(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch (error) {
    if (!NO_LINKS.has(getCode(error))) throw error;
    closeSync(openSync(to, 'wx'));
    renameSync(from, to);
  }
}

function removeIfPresent(path: string): void {
  try {
    unlinkSync(path);
  } catch (error) {
    // Renamed already. Anything else has been said of the result itself.
    if (getCode(error) !== 'ENOENT') process.stderr.write(`note: ${path} was left behind\n`);
  }
}
