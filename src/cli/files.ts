import { createReadStream, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { Readable } from 'node:stream';
import { InputError } from '@/engines/input-error';
import type { ByteSource, Input } from '@/kit/input';

const asWeb = (stream: Readable) => Readable.toWeb(stream) as ReadableStream<Uint8Array>;

async function readStandardInput(): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of process.stdin) chunks.push(chunk as Uint8Array);
  return Buffer.concat(chunks);
}

function describeFault(path: string, error: unknown): InputError {
  const { code } = error as { code?: string };
  const why = { ENOENT: 'there is no such file', EACCES: 'it may not be read', EISDIR: 'it is a folder' }[code ?? ''];
  return new InputError(`${path}: ${why ?? (error as Error).message}`);
}

const read = (path: string): Promise<Uint8Array> => (path === '-' ? readStandardInput() : readFile(path));

/** All of a file, or of standard input for `-`: as text where it is one. */
export async function readWhole(path: string): Promise<string | Uint8Array> {
  try {
    const bytes = new Uint8Array(await read(path));
    try {
      return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    } catch {
      return bytes;
    }
  } catch (error) {
    throw describeFault(path, error);
  }
}

/** An input's value from a file, or from standard input for `-`. Large sources are handed on unread where the tool streams. */
export async function readInput(input: Input, path: string): Promise<string | Uint8Array | ByteSource> {
  try {
    if (input.kind === 'source') {
      if (path === '-') return { stream: () => asWeb(process.stdin) };
      const { size } = statSync(path);
      return { name: basename(path), size, stream: () => asWeb(createReadStream(path, { highWaterMark: 1 << 20 })) };
    }
    const bytes = await read(path);
    if (input.kind === 'file') return new Uint8Array(bytes);
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch (error) {
    if (error instanceof TypeError) throw new InputError(`${path === '-' ? 'Standard input' : path} is not UTF-8 text`);
    throw describeFault(path, error);
  }
}
