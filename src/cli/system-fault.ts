import { InputError } from '@/engines/input-error';

const WORDS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EACCES: 'it may not be read',
  EPERM: 'it may not be read',
  EISDIR: 'it is a folder',
  ENOTDIR: 'it is no folder, or is below a file',
  ENOSPC: 'there is no space left on the device',
  EDQUOT: 'there is no space left for this user',
  EROFS: 'the file system can only be read',
  ENAMETOOLONG: 'the name is too long',
  ELOOP: 'there are too many links',
  EMFILE: 'too many files are open',
  EIO: 'the device has a fault',
  EBUSY: 'it is in use',
  EFBIG: 'it is too large for the file system',
  ERR_FS_FILE_TOO_LARGE: 'it is larger than 2 GB',
  ERR_INVALID_ARG_VALUE: 'it is no name of a file',
};

/** What the system says of a file or folder, as a sentence. */
export function systemFault(path: string, error: unknown, words: Readonly<Record<string, string>> = {}): InputError {
  const { code = '', message } = error as NodeJS.ErrnoException;
  return new InputError(`${path === '-' ? 'Standard input' : path}: ${words[code] ?? WORDS[code] ?? message}`);
}

/** Whether the system refused something, as opposed to a bug. */
export const isSystemFault = (error: unknown): error is NodeJS.ErrnoException =>
  error instanceof Error && 'code' in error && 'syscall' in error;
