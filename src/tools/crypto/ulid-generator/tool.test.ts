import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { platformRandom, seededRandom } from '@/engines/random';
import { deviationAmong } from '@/engines/random/testing';
import { InputError } from '@/kit';
import { readOption } from '@/kit/option';
import type { FieldRow } from '@/kit/output';
import { runTool } from '@/kit/testing/run-tool';
import type { ToolOptions } from '@/kit/tool';
import tool from './tool';

type Options = Partial<ToolOptions<typeof tool>>;

async function run(options: Options, random = seededRandom('test'), now = Date.UTC(2026, 0, 2)) {
  const { shown } = await runTool(tool, undefined, options, { random, now: () => now });
  return shown.value;
}
const decode = async (ulid: string) =>
  Object.fromEntries(((await run({ ulid })) as FieldRow[]).map(({ label, value }) => [label, value]));

describe('made', () => {
  it('are well-formed, different and in order', async () => {
    const made = (await run({ count: 10_000 }, platformRandom())) as string[];
    for (const ulid of made) expect(ulid).toMatch(/^[0-7][0-9A-HJKMNP-TV-Z]{25}$/);
    expect(new Set(made).size).toBe(10_000);
    expect([...made].sort()).toEqual(made);
  });

  it('stay in order where the random bits are all ones', async () => {
    const full = { uint32: () => 0xffff_ffff, bytes: (count: number) => new Uint8Array(count).fill(255) };
    const made = (await run({ count: 3 }, full)) as string[];
    expect([...made].sort()).toEqual(made);
    expect(new Set(made).size).toBe(3);
  });

  it('hold the time and random bits that are even', async () => {
    const random = platformRandom();
    const times = [0, 1, 1_469_918_176_385, 2 ** 48 - 1];
    for (const now of times) {
      const [ulid = ''] = (await run({ count: 1 }, random, now)) as string[];
      expect((await decode(ulid))['Unix time']).toBe(String(now));
    }
    const last: string[] = [];
    for (let n = 0; n < 6400; n++) last.push(((await run({ count: 1 }, random)) as string[])[0]![20]!);
    expect(deviationAmong(32, last)).toBeLessThan(5);
  });

  it('are up to a thousand on the page', () => {
    expect(() => readOption(tool.options.count, 1001)).toThrow('Count must be from 1 to 1000');
  });
});

describe('taken apart', () => {
  // The example of the ULID specification's reference implementation.
  it('gives time and randomness', async () => {
    expect(await decode('01ARYZ6S41TSV4RRFFQ69G5FAV')).toMatchObject({
      Time: '2016-07-30T22:36:16.385Z',
      'Unix time': '1469918176385',
      'As UUID': '01563df3-6481-d676-4c61-efb99302bd5b',
    });
    expect(await decode('01aryz6s41tsv4rrffq69g5fav')).toEqual(await decode(' 0lARYZ6S4ITSV4RRFFQ69G5FAV '));
    expect((await decode('7ZZZZZZZZZZZZZZZZZZZZZZZZZ')).Randomness).toBe('f'.repeat(20));
  });

  it('agrees with the digits of base 32', async () => {
    const digits = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
    await fc.assert(
      fc.asyncProperty(fc.bigInt({ min: 0n, max: (1n << 128n) - 1n }), async (value) => {
        const ulid = value
          .toString(32)
          .padStart(26, '0')
          .replace(/./g, (digit) => digits[Number.parseInt(digit, 32)]!);
        expect((await decode(ulid)).Integer).toBe(String(value));
      }),
    );
  });

  it.each([
    '01ARYZ6S41TSV4RRFFQ69G5FA',
    '01ARYZ6S41TSV4RRFFQ69G5FAU',
    '80000000000000000000000000',
    '😀',
    'x'.repeat(1_000_000),
  ])('refuses %.30s', async (text) => {
    await expect(run({ ulid: text })).rejects.toBeInstanceOf(InputError);
  });
});
