import { InputError } from '@/engines/input-error';
import type { AnyHashName } from './algorithms';
import { createHashers, type Hashers } from './hashers';
import { openSlices } from './slices';

/** What can be hashed: a Blob or File, or anything that gives a stream of bytes. */
export interface HashSource {
  size?: number;
  stream(): ReadableStream<Uint8Array>;
  slice?(start: number, end: number): { arrayBuffer(): Promise<ArrayBuffer> };
}

export interface HashStreamOptions {
  signal?: AbortSignal;
  /** Called after each piece. The total is undefined where the source does not know its size. */
  onProgress?(doneBytes: number, totalBytes: number | undefined): void;
}

type Feed = Pick<Hashers, 'update'>;

// Large slices spare round trips to the process that owns the file; at 8 MB all eight functions together still report twice a second or so.
const SLICE = 8 << 20;

/** Digests of a source of any size in constant memory. Rejects with the signal's reason when aborted. */
export async function hashStream<Name extends AnyHashName>(
  source: HashSource,
  names: readonly Name[],
  options: HashStreamOptions = {},
): Promise<Record<Name, Uint8Array>> {
  options.signal?.throwIfAborted();
  const hashers = await createHashers(names);
  const { size, slice } = source;
  if (size !== undefined && slice) {
    const reader = openSlices(source);
    const readSlice = (start: number) => {
      const end = Math.min(start + SLICE, size);
      return reader ? reader.read(start, end) : slice.call(source, start, end).arrayBuffer();
    };
    await feedSlices(readSlice, size, hashers, options).finally(() => reader?.close());
  } else {
    await feedStream(source.stream(), size, hashers, options);
  }
  return hashers.digest();
}

/** Reads one slice ahead: the next comes in from the disk while this one is hashed. */
async function feedSlices(
  readSlice: (start: number) => Promise<ArrayBuffer>,
  size: number,
  hashers: Feed,
  { signal, onProgress }: HashStreamOptions,
): Promise<void> {
  let done = 0;
  let ahead: Promise<ArrayBuffer> | undefined = size > 0 ? readSlice(0) : undefined;
  while (ahead) {
    const bytes = new Uint8Array(await ahead.catch(refuseUnreadable));
    signal?.throwIfAborted();
    const next = done + bytes.length;
    // A file that shrank under our hands may give less than it promised; an empty slice would never end.
    if (bytes.length < Math.min(SLICE, size - done)) throw new InputError(UNREADABLE);
    ahead = next < size ? readSlice(next) : undefined;
    // Whoever stops waiting (abort, a throwing callback) must not leave an unhandled rejection behind.
    ahead?.catch(() => undefined);
    hashers.update(bytes);
    done = next;
    onProgress?.(done, size);
  }
}

async function feedStream(
  stream: ReadableStream<Uint8Array>,
  size: number | undefined,
  hashers: Feed,
  { signal, onProgress }: HashStreamOptions,
): Promise<void> {
  const reader = stream.getReader();
  // A source that has stalled gives no piece after which to look at the signal, so the read itself is ended.
  const stop = () => void reader.cancel(signal?.reason).catch(() => undefined);
  signal?.addEventListener('abort', stop);
  // It may have been aborted while the hashes were fetched, which nobody tells again.
  if (signal?.aborted) stop();
  try {
    let done = 0;
    for (;;) {
      const piece = await reader.read().catch(refuseUnreadable);
      signal?.throwIfAborted();
      if (piece.done) return;
      hashers.update(piece.value);
      done += piece.value.length;
      onProgress?.(done, size);
    }
  } catch (error) {
    await reader.cancel(error).catch(() => undefined);
    throw error;
  } finally {
    signal?.removeEventListener('abort', stop);
  }
}

const UNREADABLE = 'The file can’t be read anymore: it was changed, moved or removed. Choose it again.';

/** Browsers tell a file that changed on disk by these two names; anything else is not the visitor's doing. */
function refuseUnreadable(error: unknown): never {
  const name = error instanceof Error ? error.name : '';
  if (name === 'NotReadableError' || name === 'NotFoundError') throw new InputError(UNREADABLE);
  throw error;
}
