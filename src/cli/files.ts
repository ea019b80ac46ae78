import { createReadStream, promises, readFileSync, readSync, statSync } from 'node:fs';
import { basename } from 'node:path';
import { Readable } from 'node:stream';
import { decodeText, decodeUtf8 } from '@/engines/bytes/utf8';
import { InputError } from '@/engines/input-error';
import type { ByteSource, Input } from '@/kit/input';

const asWeb = (stream: Readable) => Readable.toWeb(stream) as ReadableStream<Uint8Array>;

/** Up to here an input is read at once. */
const SHORT = 100_000;

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
  } catch {
    // Nothing is there yet, or it cannot be read this way: a stream waits, and says what is wrong.
  }
  return { start: buffer.subarray(0, length), isAll };
}

async function* withRest(start: Uint8Array): AsyncGenerator<Uint8Array> {
  yield start;
  for await (const chunk of process.stdin) yield chunk as Uint8Array;
}

async function readStandardInput(): Promise<Uint8Array> {
  const { start, isAll } = readStart();
  if (isAll) return start;
  const chunks: Uint8Array[] = [];
  for await (const chunk of withRest(start)) chunks.push(chunk);
  return Buffer.concat(chunks);
}

const inMemory = (whole: Uint8Array, name?: string): ByteSource => ({
  name,
  size: whole.length,
  whole,
  stream: () => asWeb(Readable.from([whole])),
});

function describeFault(path: string, error: unknown): InputError {
  const { code } = error as { code?: string };
  const why = { ENOENT: 'there is no such file', EACCES: 'it may not be read', EISDIR: 'it is a folder' }[code ?? ''];
  return new InputError(`${path}: ${why ?? (error as Error).message}`);
}

const read = (path: string): Promise<Uint8Array> => (path === '-' ? readStandardInput() : promises.readFile(path));

/** All of a file, or of standard input for `-`: as text where it is one. */
export async function readWhole(path: string): Promise<string | Uint8Array> {
  try {
    const bytes = new Uint8Array(await read(path));
    return decodeUtf8(bytes) ?? bytes;
  } catch (error) {
    throw describeFault(path, error);
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
      const { size } = found;
      if (found.isFile() && size <= SHORT) return inMemory(readFileSync(path), basename(path));
      return { name: basename(path), size, stream: () => asWeb(createReadStream(path, { highWaterMark: 1 << 20 })) };
    }
    const bytes = await read(path);
    if (input.kind === 'file') return new Uint8Array(bytes);
    const text = decodeText(bytes);
    if (text !== undefined) return text;
  } catch (error) {
    throw describeFault(path, error);
  }
  throw new InputError(`${path === '-' ? 'Standard input' : path} is not UTF-8 text`);
}
