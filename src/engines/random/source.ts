/** Where random bits come from. Everything else in this folder works on any source. */
export interface RandomSource {
  /** Uniform among 0 .. 2^32 - 1. */
  uint32(): number;
  bytes(count: number): Uint8Array<ArrayBuffer>;
}

// crypto.getRandomValues refuses more at once.
const QUOTA = 65_536;
const POOL_WORDS = 1024;

/** The platform's secure generator. */
export function platformRandom(): RandomSource {
  let pool: Uint32Array<ArrayBuffer> | undefined;
  let next = POOL_WORDS;
  return {
    uint32() {
      pool ??= new Uint32Array(POOL_WORDS);
      if (next === POOL_WORDS) {
        crypto.getRandomValues(pool);
        next = 0;
      }
      const word = pool[next]!;
      // What was handed out may have become part of a password: it must not stay readable in memory.
      pool[next++] = 0;
      return word;
    },
    bytes(count) {
      const out = new Uint8Array(count);
      for (let at = 0; at < count; at += QUOTA) crypto.getRandomValues(out.subarray(at, at + QUOTA));
      return out;
    },
  };
}
