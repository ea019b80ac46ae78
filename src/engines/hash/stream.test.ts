import { createHash } from 'node:crypto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { InputError } from '@/engines/input-error';
import { HASH_NAMES } from './algorithms';
import { createHashers, loadHash } from './hashers';
import { type HashSource, hashStream } from './stream';

const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex');
const noise = (length: number) => new Uint8Array(length).map((_, i) => (i * 2_654_435_761) >>> 13);

function toStream(pieces: Uint8Array[]): HashSource {
  return {
    stream: () =>
      new ReadableStream({
        start(controller) {
          for (const piece of pieces) controller.enqueue(piece);
          controller.close();
        },
      }),
  };
}

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('all eight at once', () => {
  it.each([0, 1, 55, 56, 63, 64, 65, 111, 112, 127, 128, 129, 143, 144, 16_384, 300_001])(
    'agree with the synchronous ones on %i bytes in uneven pieces',
    async (length) => {
      const bytes = noise(length);
      const hashers = await createHashers(HASH_NAMES);
      for (let at = 0, step = 1; at < length; at += step, step = step * 3 + 1) {
        hashers.update(bytes.subarray(at, at + step));
      }
      const digests = hashers.digest();
      for (const name of HASH_NAMES) expect(hex(digests[name])).toBe(hex((await loadHash(name))(bytes)));
    },
  );

  it('agree where there is no WebAssembly', async () => {
    vi.stubGlobal('WebAssembly', undefined);
    const bytes = noise(100_003);
    const digests = await hashStream(new Blob([bytes]), HASH_NAMES);
    vi.unstubAllGlobals();
    expect(digests).toEqual(await hashStream(new Blob([bytes]), HASH_NAMES));
    expect(hex(digests.SHA512)).toBe(createHash('sha512').update(bytes).digest('hex'));
  });

  it('ignore a name given twice', async () => {
    const hashers = await createHashers(['MD5', 'MD5']);
    expect(Object.keys(hashers.digest())).toEqual(['MD5']);
  });
});

describe('hashStream', () => {
  const big = noise(17_000_001);
  const expected = createHash('sha256').update(big).digest('hex');

  it('reads a Blob in slices and reports every one', async () => {
    const progress: number[][] = [];
    const digests = await hashStream(new Blob([big]), ['SHA256'], {
      onProgress: (done, total) => progress.push([done, total ?? Number.NaN]),
    });
    expect(hex(digests.SHA256)).toBe(expected);
    expect(progress).toEqual([
      [8_388_608, 17_000_001],
      [16_777_216, 17_000_001],
      [17_000_001, 17_000_001],
    ]);
  });

  it('reads the next slice while it hashes this one, and never more than that', async () => {
    const blob = new Blob([big]);
    const log: string[] = [];
    await hashStream(
      {
        size: blob.size,
        stream: () => blob.stream(),
        slice: (start, end) => {
          log.push(`read ${start}`);
          return blob.slice(start, end);
        },
      },
      ['SHA1'],
      { onProgress: (done) => log.push(`done ${done}`) },
    );
    expect(log).toEqual(['read 0', 'read 8388608', 'done 8388608', 'read 16777216', 'done 16777216', 'done 17000001']);
  });

  it('reads a stream of unknown size', async () => {
    const totals = new Set<number | undefined>();
    const digests = await hashStream(toStream([big.subarray(0, 7), big.subarray(7, 7), big.subarray(7)]), ['SHA256'], {
      onProgress: (_, total) => totals.add(total),
    });
    expect(hex(digests.SHA256)).toBe(expected);
    expect([...totals]).toEqual([undefined]);
  });

  it('hashes nothing', async () => {
    const digests = await hashStream(new Blob([]), ['MD5']);
    expect(hex(digests.MD5)).toBe('d41d8cd98f00b204e9800998ecf8427e');
  });

  it('stops when aborted: before, between slices, and in a stalled stream', async () => {
    const reason = new Error('enough');
    await expect(hashStream(new Blob([big]), ['MD5'], { signal: AbortSignal.abort(reason) })).rejects.toBe(reason);

    const between = new AbortController();
    const run = hashStream(new Blob([big]), ['MD5'], {
      signal: between.signal,
      onProgress: () => between.abort(reason),
    });
    await expect(run).rejects.toBe(reason);

    const stalled = new AbortController();
    const cancel = vi.fn();
    const waiting = hashStream({ stream: () => new ReadableStream({ cancel }) }, ['MD5'], { signal: stalled.signal });
    setTimeout(() => stalled.abort(reason), 20);
    await expect(waiting).rejects.toBe(reason);
    expect(cancel).toHaveBeenCalledWith(reason);

    const early = new AbortController();
    const begun = hashStream({ stream: () => new ReadableStream() }, ['MD5'], { signal: early.signal });
    early.abort(reason);
    await expect(begun).rejects.toBe(reason);
  });

  it('tells the visitor when the file changed under way, and passes other failures on', async () => {
    const failing = (error: Error): HashSource => ({
      size: 10,
      stream: () => new ReadableStream(),
      slice: () => ({ arrayBuffer: () => Promise.reject(error) }),
    });
    const gone = new DOMException('gone', 'NotReadableError');
    await expect(hashStream(failing(gone), ['MD5'])).rejects.toBeInstanceOf(InputError);
    const shrunk = { size: 10, stream: () => new ReadableStream(), slice: () => new Blob([]) };
    await expect(hashStream(shrunk, ['MD5'])).rejects.toBeInstanceOf(InputError);
    const bug = new TypeError('bug');
    await expect(hashStream(failing(bug), ['MD5'])).rejects.toBe(bug);
  });
});
