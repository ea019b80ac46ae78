import fc from 'fast-check';
import { v1, v3, v5, v6, v7, validate, version } from 'uuid';
import { describe, expect, it } from 'vitest';
import { platformRandom, seededRandom } from '@/engines/random';
import { runs } from '@/engines/testing/long';
import { InputError } from '@/kit';
import { readOption } from '@/kit/option';
import type { FieldRow } from '@/kit/output';
import { runTool } from '@/kit/testing/run-tool';
import type { ToolOptions } from '@/kit/tool';
import tool from './tool';

type Options = Partial<ToolOptions<typeof tool>>;
const NOW = Date.UTC(2026, 0, 2, 3, 4, 5, 678);

async function run(options: Options, random = seededRandom('test')) {
  const { shown } = await runTool(tool, undefined, options, { random, now: () => NOW });
  return shown.value;
}
const make = async (options: Options) => (await run(options, platformRandom())) as string[];
const decode = async (uuid: string) =>
  Object.fromEntries(((await run({ uuid })) as FieldRow[]).map(({ label, value }) => [label, value]));

describe('made', () => {
  it.each([
    ['v1', 1],
    ['v4', 4],
    ['v6', 6],
    ['v7', 7],
  ] as const)('%s have their version and variant, and are all different', async (name, number) => {
    const made = await make({ version: name, count: 1000 });
    expect(new Set(made).size).toBe(1000);
    for (const uuid of made) {
      expect(uuid).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
      expect(validate(uuid) && version(uuid)).toBe(number);
      expect(uuid[19]).toMatch(/[89ab]/);
    }
  });

  it.each(['v6', 'v7'] as const)('%s sort in the order they were made', async (version) => {
    const made = await make({ version, count: 10_000 });
    expect([...made].sort()).toEqual(made);
  });

  it('v7 keep order even from the highest random bits', async () => {
    const full = { uint32: () => 0xffff_ffff, bytes: (count: number) => new Uint8Array(count).fill(255) };
    const made = (await run({ version: 'v7', count: 1000 }, full)) as string[];
    expect([...made].sort()).toEqual(made);
    expect(new Set(made.map((uuid) => uuid.slice(0, 13))).size).toBe(1);
  });

  it('v1, v6 and v7 are what another library writes', async () => {
    const [one = ''] = await make({ version: 'v1' });
    const [six = ''] = await make({ version: 'v6' });
    const [seven = ''] = await make({ version: 'v7' });
    const tail = (uuid: string) => {
      const bytes = Buffer.from(uuid.replaceAll('-', ''), 'hex');
      return { msecs: NOW, nsecs: 0, clockseq: bytes.readUInt16BE(8) & 0x3fff, node: bytes.subarray(10) };
    };
    expect(one).toBe(v1(tail(one)));
    expect(six).toBe(v6(tail(six)));
    const bytes = Buffer.from(seven.replaceAll('-', ''), 'hex');
    // The library takes the bits after the time as a counter of 32 and random bytes.
    const seq =
      ((bytes[6]! & 15) << 28) | (bytes[7]! << 20) | ((bytes[8]! & 63) << 14) | (bytes[9]! << 6) | (bytes[10]! >> 2);
    expect(seven).toBe(v7({ msecs: NOW, seq: seq >>> 0, random: bytes }));
  });

  // RFC 9562, appendix A.2 and A.4
  it('v3 and v5 are those of the standard', async () => {
    expect(await make({ version: 'v3', name: 'www.example.com' })).toEqual(['5df41881-3aed-3515-88a7-2f4a814cf09e']);
    expect(await make({ version: 'v5', name: 'www.example.com' })).toEqual(['2ed6657d-e927-568b-95e1-2665a8aea6a2']);
  });

  it('v3 and v5 of any name and space are those of another library', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', minLength: 1 }), fc.uuid(), async (name, space) => {
        const options = { name, namespace: 'custom', namespaceUuid: space } as const;
        // That library reads lone surrogates in a way of its own.
        fc.pre(!/\p{Surrogate}/u.test(name));
        expect(await make({ ...options, version: 'v3' })).toEqual([v3(name, space)]);
        expect(await make({ ...options, version: 'v5' })).toEqual([v5(name, space)]);
      }),
      { numRuns: runs(100) },
    );
    expect(await make({ version: 'v5', namespace: 'url', name: 'x' })).toEqual([v5('x', v5.URL)]);
  });

  it('Nil and Max, in capitals and without dashes', async () => {
    expect(await make({ version: 'nil', count: 1 })).toEqual(['00000000-0000-0000-0000-000000000000']);
    expect(await make({ version: 'max', count: 1, uppercase: true, removeDashes: true })).toEqual(['F'.repeat(32)]);
  });

  it('need a name and a space', async () => {
    await expect(make({ version: 'v5' })).rejects.toThrow('Enter a Name');
    await expect(make({ version: 'v5', name: 'x', namespace: 'custom', namespaceUuid: 'x' })).rejects.toThrow(
      InputError,
    );
    expect(() => readOption(tool.options.count, 1001)).toThrow('Count must be from 1 to 1000');
  });
});

describe('taken apart', () => {
  // The examples of RFC 9562, appendix A: all of 2022-02-22 14:22:22 at UTC-5.
  it.each([
    ['C232AB00-9414-11EC-B3C8-9F6BDECED846', '1', '9F:6B:DE:CE:D8:46', '13256'],
    ['1EC9414C-232A-6B00-B3C8-9F6BDECED846', '6', '9F:6B:DE:CE:D8:46', '13256'],
    ['017F22E2-79B0-7CC3-98C4-DC0C0C07398F', '7', undefined, undefined],
  ])('%s', async (uuid, version, node, clock) => {
    const parts = await decode(uuid);
    expect(parts).toMatchObject({
      Version: version,
      Variant: 'RFC 9562 (bits 10)',
      Time: '2022-02-22T19:22:22.000Z',
      'Unix time': '1645557742000',
    });
    expect(parts.Node).toBe(node?.toLowerCase());
    expect(parts['Clock sequence']).toBe(clock);
  });

  it('tells the other variants, Nil and Max', async () => {
    expect((await decode('00000000-0000-0000-0000-000000000000')).Variant).toBe('Nil');
    expect((await decode('FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF')).Variant).toBe('Max');
    expect((await decode('00000000-0000-4000-c000-000000000046')).Variant).toMatch(/^Microsoft/);
    expect((await decode('00000000-0000-4000-7000-000000000046')).Variant).toMatch(/^NCS/);
    expect((await decode('00000000-0000-4000-e000-000000000046')).Variant).toMatch(/^Reserved/);
    expect((await decode('919108f7-52d1-4320-9bac-f847db4148a8')).Version).toBe('4');
  });

  it('reads times before 1970 and the largest ones', async () => {
    expect((await decode('00000000-0000-1000-8000-000000000000')).Time).toBe('1582-10-15T00:00:00.000Z');
    expect((await decode('ffffffff-ffff-7000-8000-000000000000')).Time).toBe('+010889-08-02T05:31:50.655Z');
    expect((await decode('ffffffff-ffff-1fff-8000-000000000000')).Time).toBe('5236-03-31T21:21:00.684Z');
  });

  it('reads every usual form, and gives back what was made', async () => {
    const [uuid = ''] = await make({ version: 'v4', count: 1 });
    for (const form of [
      uuid,
      uuid.toUpperCase(),
      uuid.replaceAll('-', ''),
      `{${uuid}}`,
      `urn:uuid:${uuid}`,
      ` ${uuid}\n`,
    ])
      expect((await decode(form)).UUID).toBe(uuid);
  });

  it('refuses anything else', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', minLength: 1 }), async (text) => {
        fc.pre(text.trim() !== '');
        await expect(run({ uuid: text })).rejects.toBeInstanceOf(InputError);
      }),
    );
    await expect(run({ uuid: '{'.repeat(1_000_000) })).rejects.toBeInstanceOf(InputError);
  });
});
