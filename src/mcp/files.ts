import { constants } from 'node:fs';
import { open, realpath } from 'node:fs/promises';
import { basename, isAbsolute, relative, resolve, sep } from 'node:path';
import { InputError } from '@/engines/input-error';

/** More than this belongs into a pipe of the command line. */
const MOST_BYTES = 64e6;

const isInside = (folder: string, path: string) => {
  const way = relative(folder, path);
  return way !== '' && way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way);
};

const REFUSED = 'Nothing but files below the folders that the server was given with --allow can be read';

async function realPath(path: string, allow: readonly string[]): Promise<string> {
  // One that is relative is meant below one of the folders; nobody knows where the server was started.
  for (const folder of allow) {
    const real = await realpath(resolve(folder, path)).catch(() => undefined);
    if (real !== undefined && isInside(folder, real)) return real;
  }
  // Whether there is such a file elsewhere is not told.
  throw new InputError(`${REFUSED} (${allow.join(', ')}), and ${path} is no such file`);
}

/** A file below one of the folders, links resolved, whole. */
export async function readAllowed(
  path: string,
  allow: readonly string[],
): Promise<{ name: string; bytes: Uint8Array }> {
  if (allow.length === 0)
    throw new InputError(
      'This server reads no files: it was started without --allow DIR. Pass the text itself, or its bytes as {"base64": …}',
    );
  const real = await realPath(path, allow);
  // Neither a link that took its place meanwhile nor a pipe that never ends.
  const file = await open(real, constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0)).catch(
    () => {
      throw new InputError(`${path} may not be read`);
    },
  );
  try {
    const found = await file.stat();
    if (!found.isFile()) throw new InputError(`${path} is no file`);
    if (found.size > MOST_BYTES)
      throw new InputError(`${path} has ${Math.ceil(found.size / 1e6)} MB; at most ${MOST_BYTES / 1e6} MB are read`);
    if ((await realpath(real)) !== real) throw new InputError(REFUSED);
    return { name: basename(real), bytes: new Uint8Array(await file.readFile()) };
  } finally {
    await file.close();
  }
}
