import { InputError } from '@/engines/input-error';

const WORDS: Readonly<Record<string, string>> = {
  ENOENT: 'file not found',
  EACCES: 'no permission to read it',
  EPERM: 'no permission to read it',
  EISDIR: 'it’s a folder',
  ENOTDIR: 'it isn’t a folder, or is inside a file',
  ENOSPC: 'no space left on the device',
  EDQUOT: 'this user has no space left',
  EROFS: 'the file system is read-only',
  ENAMETOOLONG: 'the name is too long',
  ELOOP: 'there are too many links',
  EMFILE: 'too many files are open',
  EIO: 'the device reported an error',
  EBUSY: 'it’s in use',
  EFBIG: 'it’s too large for the file system',
  ERR_FS_FILE_TOO_LARGE: 'it’s larger than 2 GB',
  ERR_INVALID_ARG_VALUE: 'it isn’t a valid file name',
};

/** What the system says of a file or folder, as a sentence. */
export function systemFault(path: string, error: unknown, words: Readonly<Record<string, string>> = {}): InputError {
  const { code = '', message } = error as NodeJS.ErrnoException;
  return new InputError(`${path === '-' ? 'Standard input' : path}: ${words[code] ?? WORDS[code] ?? message}`);
}

/** Whether the system refused something, as opposed to a bug. */
export const isSystemFault = (error: unknown): error is NodeJS.ErrnoException =>
  error instanceof Error && 'code' in error && 'syscall' in error;
