import { constants } from 'node:buffer';
import { createReadStream, promises, readFileSync, readSync, statSync } from 'node:fs';
import { basename } from 'node:path';
import { Readable } from 'node:stream';
import { decodeText, decodeUtf8 } from '@/engines/bytes/utf8';
import { InputError } from '@/engines/input-error';
import type { ByteSource, Input } from '@/kit/input';
import { isSystemFault, systemFault } from './system-fault';

const asWeb = (stream: Readable) => Readable.toWeb(stream) as ReadableStream<Uint8Array>;

/** Up to here an input is read at once. */
const SHORT = 100_000;
const PIECES = { highWaterMark: 1 << 20 };
/** No more than this is read into memory from what has no size of its own: a pipe or a device. */
const MOST_BYTES = 1_000_000_000;

const nameOf = (path: string) => (path === '-' ? 'Standard input' : path);

/** The first bytes of standard input, or all, without setting up a stream: that takes longer than most commands. */
function readStart(): { start: Uint8Array; isAll: boolean } {
  const buffer = new Uint8Array(SHORT);
  let length = 0;
  let isAll = false;
  try {
    while (length < SHORT && !isAll) {
      const count = readSync(0, buffer, length, SHORT - length, null);
      length += count;
      isAll = count === 0;
    }
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    // Windows says so at the end of a pipe. Where nothing is there yet, a stream waits.
    if (code === 'EOF') isAll = true;
    else if (code !== 'EAGAIN') throw error;
  }
  return { start: buffer.subarray(0, length), isAll };
}

async function* withRest(start: Uint8Array): AsyncGenerator<Uint8Array> {
  yield start;
  yield* getChunks('-', () => process.stdin);
}

/** What goes wrong while a tool reads is said like what goes wrong before. */
async function* getChunks(path: string, open: () => AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield* open();
  } catch (error) {
    throw isSystemFault(error) ? systemFault(path, error) : error;
  }
}

/** All chunks as one. A device such as /dev/zero never ends: reading stops at the limit, before memory does. */
async function joinChunks(chunks: AsyncIterable<Uint8Array>, path: string): Promise<Uint8Array> {
  const kept: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of chunks) {
    length += chunk.length;
    if (length > MOST_BYTES) throw new InputError(`${nameOf(path)} has more than 1 GB, too much to read into memory`);
    kept.push(chunk);
  }
  return Buffer.concat(kept);
}

async function readStandardInput(): Promise<Uint8Array> {
  const { start, isAll } = readStart();
  return isAll ? start : joinChunks(withRest(start), '-');
}

async function readFile(path: string): Promise<Uint8Array> {
  const found = statSync(path);
  // Node itself refuses a file that is too large, and a folder.
  if (found.isFile() || found.isDirectory()) return promises.readFile(path);
  return joinChunks(
    getChunks(path, () => createReadStream(path, PIECES)),
    path,
  );
}

const inMemory = (whole: Uint8Array, name?: string): ByteSource => ({
  name,
  size: whole.length,
  whole,
  stream: () => asWeb(Readable.from([whole])),
});

const read = (path: string): Promise<Uint8Array> => (path === '-' ? readStandardInput() : readFile(path));

/** What ends a line in a file, and what `echo` prints: no part of a password, a color or anything else that is one line. */
const inOneLine = (text: string): string => text.replace(/\r?\n$/, '');

/** All of a file, or of standard input for `-`: as text where it is one. */
export async function readWhole(path: string, input?: Input): Promise<string | Uint8Array> {
  try {
    const bytes = new Uint8Array(await read(path));
    const text = bytes.length > constants.MAX_STRING_LENGTH ? undefined : decodeUtf8(bytes);
    return text === undefined ? bytes : input?.short ? inOneLine(text) : text;
  } catch (error) {
    throw error instanceof InputError ? error : systemFault(path, error);
  }
}

/** An input's value from a file, or from standard input for `-`. Large sources are handed on unread where the tool streams. */
export async function readInput(input: Input, path: string): Promise<string | Uint8Array | ByteSource> {
  try {
    if (input.kind === 'source') {
      if (path === '-') {
        const { start, isAll } = readStart();
        return isAll ? inMemory(start) : { stream: () => asWeb(Readable.from(withRest(start))) };
      }
      const found = statSync(path);
      if (found.isDirectory()) throw systemFault(path, { code: 'EISDIR' });
      // Devices and pipes have no size, but report one of 0.
      const size = found.isFile() ? found.size : undefined;
      if (size !== undefined && size <= SHORT) return inMemory(readFileSync(path), basename(path));
      const chunks = () => createReadStream(path, PIECES);
      return { name: basename(path), size, stream: () => asWeb(Readable.from(getChunks(path, chunks))) };
    }
    const bytes = await read(path);
    if (input.kind === 'file') return new Uint8Array(bytes);
    if (bytes.length > constants.MAX_STRING_LENGTH)
      throw new InputError(`${nameOf(path)} has more than 500 MB, too much for one text`);
    const text = decodeText(bytes);
    if (text !== undefined) return input.short ? inOneLine(text) : text;
  } catch (error) {
    throw error instanceof InputError ? error : systemFault(path, error);
  }
  throw new InputError(`${nameOf(path)} isn’t UTF-8 text`);
}
