import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { InputError } from '@/engines/input-error';
import { bigintBelow, bigintBetween, integerBelow, integerBetween, pick, shuffle, stringFrom } from './draw';
import { seededRandom } from './seeded';
import { platformRandom, type RandomSource } from './source';
import { deviation, scripted } from './testing';

const DRAWS = 100_000;

function tally(buckets: number, draw: () => number): number[] {
  const counts = new Array<number>(buckets).fill(0);
  for (let i = 0; i < DRAWS; i++) counts[draw()]!++;
  return counts;
}

describe('integerBelow', () => {
  const source = seededRandom('integers');
  it.each([2, 3, 7, 10, 62, 100, 256, 1000])('is uniform below %i', (limit) => {
    expect(Math.abs(deviation(tally(limit, () => integerBelow(source, limit))))).toBeLessThan(5);
  });

  it.each([2 ** 31 + 1, 3 * 2 ** 30, 2 ** 32, 2 ** 32 + 1, 3 * 2 ** 51, 2 ** 53])(
    'is uniform in thirds below %d, where a bare remainder would be far off',
    (limit) => {
      const thirds = tally(3, () => Math.floor((integerBelow(source, limit) / limit) * 3));
      expect(Math.abs(deviation(thirds))).toBeLessThan(5);
    },
  );

  it('throws away draws from the incomplete last block, and only those', () => {
    expect(integerBelow(scripted(2 ** 32 - 1, 4), 3)).toBe(1);
    expect(integerBelow(scripted(2 ** 32 - 2), 3)).toBe(2);
    expect(integerBelow(scripted(2 ** 32 - 1), 2 ** 32)).toBe(2 ** 32 - 1);
    expect(integerBelow(scripted(0xffffffff, 0xffffffff), 2 ** 53)).toBe(2 ** 53 - 1);
    expect(integerBelow(scripted(0, 0), 2 ** 53)).toBe(0);
  });

  it('refuses limits without any result', () => {
    for (const limit of [0, -1, 1.5, Number.NaN, 2 ** 53 + 2]) {
      expect(() => integerBelow(source, limit)).toThrow(RangeError);
    }
  });
});

describe('bigintBelow', () => {
  const source = seededRandom('big integers');
  it('is uniform for small limits', () => {
    for (const limit of [3, 10, 17, 255, 256, 257]) {
      const counts = tally(limit, () => Number(bigintBelow(source, BigInt(limit))));
      expect(Math.abs(deviation(counts))).toBeLessThan(5);
    }
  });

  it('is uniform in tenths of a range far beyond 2^53', () => {
    const limit = 10n ** 40n;
    const tenths = tally(10, () => Number(bigintBelow(source, limit) / 10n ** 39n));
    expect(Math.abs(deviation(tenths))).toBeLessThan(5);
  });

  it('stays below any limit', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 1n, max: 2n ** 200n }), (limit) => {
        const draw = bigintBelow(source, limit);
        expect(draw >= 0n && draw < limit).toBe(true);
      }),
    );
  });

  it('reaches the last value and needs no patience for a power of two', () => {
    const ones: RandomSource = { uint32: () => 0xffffffff, bytes: (count) => new Uint8Array(count).fill(255) };
    for (const bits of [1n, 3n, 4n, 5n, 8n, 9n, 64n, 127n, 4096n]) {
      expect(bigintBelow(ones, 2n ** bits)).toBe(2n ** bits - 1n);
    }
    expect(bigintBelow(ones, 1n)).toBe(0n);
    expect(() => bigintBelow(ones, 0n)).toThrow(RangeError);
  });
});

describe('integerBetween', () => {
  const source = seededRandom('between');
  it('reaches both ends', () => {
    expect(new Set(Array.from({ length: 200 }, () => integerBetween(source, -2, 2)))).toEqual(
      new Set([-2, -1, 0, 1, 2]),
    );
    expect(integerBetween(source, 7, 7)).toBe(7);
  });

  it('spans all safe integers', () => {
    const { MIN_SAFE_INTEGER: min, MAX_SAFE_INTEGER: max } = Number;
    let negative = 0;
    for (let i = 0; i < 1000; i++) {
      const draw = integerBetween(source, min, max);
      expect(Number.isSafeInteger(draw)).toBe(true);
      if (draw < 0) negative++;
    }
    expect(negative).toBeGreaterThan(400);
    expect(negative).toBeLessThan(600);
  });

  it('says when the ends are the wrong way round', () => {
    expect(() => integerBetween(source, 2, 1)).toThrow(InputError);
    expect(() => bigintBetween(source, 2n, 1n)).toThrow(InputError);
    expect(() => integerBetween(source, 0.5, 1)).toThrow(RangeError);
  });
});

describe('choosing', () => {
  const source = seededRandom('choice');

  it('picks each item alike', () => {
    const counts = tally(5, () => pick(source, [0, 1, 2, 3, 4]));
    expect(Math.abs(deviation(counts))).toBeLessThan(5);
    expect(() => pick(source, [])).toThrow(RangeError);
  });

  it('shuffles into each of the 24 orders alike and leaves the original alone', () => {
    const items = ['a', 'b', 'c', 'd'] as const;
    const orders = new Map<string, number>();
    for (let i = 0; i < DRAWS; i++) {
      const order = shuffle(source, items).join('');
      orders.set(order, (orders.get(order) ?? 0) + 1);
    }
    expect(orders.size).toBe(24);
    expect(Math.abs(deviation([...orders.values()]))).toBeLessThan(5);
    expect(items).toEqual(['a', 'b', 'c', 'd']);
  });

  it('draws whole graphemes', () => {
    const text = stringFrom(source, ['👩‍👩‍👧', 'é'], 100);
    expect([...new Intl.Segmenter().segment(text)]).toHaveLength(100);
    expect(stringFrom(source, [], 0)).toBe('');
    expect(() => stringFrom(source, [], 1)).toThrow(InputError);
  });
});

describe('seededRandom', () => {
  it('repeats itself for the same seed, and for no other', () => {
    const first = seededRandom('seed');
    const again = seededRandom('seed');
    const words = Array.from({ length: 5 }, () => first.uint32());
    expect(Array.from({ length: 5 }, () => again.uint32())).toEqual(words);
    expect(seededRandom('seed ').uint32()).not.toBe(words[0]);
  });

  it('never changes: saved seeds must give the same data in every version', () => {
    const source = seededRandom('localkit');
    expect([source.uint32(), source.uint32(), source.uint32()]).toEqual(PINNED_WORDS);
    expect([...seededRandom('').bytes(7)]).toEqual(PINNED_BYTES);
  });

  it('gives bytes that are the words, lowest first', () => {
    const word = seededRandom('w').uint32();
    const bytes = seededRandom('w').bytes(5);
    expect(new DataView(bytes.buffer).getUint32(0, true)).toBe(word);
    expect(Math.abs(deviation(tallyBytes(seededRandom('bytes').bytes(DRAWS))))).toBeLessThan(5);
  });
});

function tallyBytes(bytes: Uint8Array): number[] {
  const counts = new Array<number>(256).fill(0);
  for (const byte of bytes) counts[byte]!++;
  return counts;
}

// Computed once with an independent program (Python: hashlib and the reference recurrence of xoshiro128**).
const PINNED_WORDS = [2102547454, 271619305, 3541921530];
const PINNED_BYTES = [194, 93, 51, 140, 227, 70, 41];

describe('platformRandom', () => {
  it('fills more bytes than one call may ask for', () => {
    const bytes = platformRandom().bytes(200_000);
    expect(bytes).toHaveLength(200_000);
    expect(Math.abs(deviation(tallyBytes(bytes)))).toBeLessThan(6);
    expect(bytes.subarray(-1000).some((byte) => byte !== 0)).toBe(true);
  });

  it('wipes what it handed out, and refills', () => {
    const pools: Uint32Array[] = [];
    const real = crypto.getRandomValues.bind(crypto);
    const spy = vi.spyOn(crypto, 'getRandomValues').mockImplementation((array) => {
      pools.push(array as unknown as Uint32Array);
      return real(array as unknown as Uint32Array<ArrayBuffer>) as never;
    });
    const source = platformRandom();
    const seen = Array.from({ length: 3000 }, () => source.uint32());
    spy.mockRestore();
    expect(new Set(seen).size).toBeGreaterThan(2990);
    expect(pools).toHaveLength(3);
    const used = 3000 - 2 * 1024;
    expect(pools[2]!.subarray(0, used).every((word) => word === 0)).toBe(true);
    expect(pools[2]!.subarray(used).some((word) => word !== 0)).toBe(true);
  });

  it('is uniform', () => {
    const source = platformRandom();
    expect(Math.abs(deviation(tally(100, () => integerBelow(source, 100))))).toBeLessThan(6);
  });
});
