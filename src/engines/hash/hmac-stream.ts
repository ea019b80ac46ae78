import type { HashName } from './algorithms';
import { loadHash } from './hashers';
import { type HashSource, type HashStreamOptions, hashStream } from './stream';

const BLOCK_SIZES: Readonly<Record<HashName, number>> = {
  MD5: 64,
  SHA1: 64,
  SHA224: 64,
  SHA256: 64,
  SHA384: 128,
  SHA512: 128,
  SHA3: 72,
  RIPEMD160: 64,
};

/** HMAC (RFC 2104) of a source of any size, in constant memory, with a key of any length. */
export async function hmacStream(
  source: HashSource,
  name: HashName,
  key: Uint8Array,
  options: HashStreamOptions = {},
): Promise<Uint8Array> {
  const { hash, inner, outer } = await startHmac(name, key);
  const digests = await hashStream(prefixed(inner, source), [name], options);
  return hash(joined(outer, digests[name]!));
}

/** The same for a few bytes: no WebAssembly is started for them. */
export async function hmacShort(bytes: Uint8Array, name: HashName, key: Uint8Array): Promise<Uint8Array> {
  const { hash, inner, outer } = await startHmac(name, key);
  return hash(joined(outer, hash(joined(inner, bytes))));
}

async function startHmac(name: HashName, key: Uint8Array) {
  const hash = await loadHash(name);
  const block = new Uint8Array(BLOCK_SIZES[name]);
  block.set(key.length > block.length ? hash(key) : key);
  return { hash, inner: block.map((byte) => byte ^ 0x36), outer: block.map((byte) => byte ^ 0x5c) };
}

function joined(first: Uint8Array, second: Uint8Array): Uint8Array {
  const both = new Uint8Array(first.length + second.length);
  both.set(first);
  both.set(second, first.length);
  return both;
}

/** The same source with bytes before it. A Blob made of a file refers to it without reading it. */
function prefixed(prefix: Uint8Array<ArrayBuffer>, source: HashSource): HashSource {
  if (source instanceof Blob) return new Blob([prefix, source]);
  return {
    ...(source.size !== undefined && { size: prefix.length + source.size }),
    stream() {
      const reader = source.stream().getReader();
      let begun = false;
      return new ReadableStream<Uint8Array>({
        async pull(controller) {
          if (!begun) {
            begun = true;
            return controller.enqueue(prefix);
          }
          const { done, value } = await reader.read();
          if (done) controller.close();
          else controller.enqueue(value);
        },
        cancel: (reason) => reader.cancel(reason),
      });
    },
  };
}
