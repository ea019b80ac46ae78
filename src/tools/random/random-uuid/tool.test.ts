import { v1, v1ToV6, v7, validate, version } from 'uuid';
import { describe, expect, it } from 'vitest';
import { deviationAmong } from '@/engines/random/testing';
import { readOption } from '@/kit/option';
import { getGenerator } from '../testing';
import tool from './tool';

const draw = getGenerator(tool);

describe('random-uuid', () => {
  it('gives valid UUIDs of version 4, all different, with even bits', async () => {
    const { results } = await draw({ count: 100_000 });
    expect(new Set(results).size).toBe(100_000);
    for (const uuid of results) expect(validate(uuid) && version(uuid) === 4).toBe(true);
    expect(
      deviationAmong(
        4,
        results.map((uuid) => uuid[19]),
      ),
    ).toBeLessThan(5);
    const digits = results.flatMap((uuid) => [uuid[0], uuid[15], uuid[35]]);
    expect(deviationAmong(16, digits)).toBeLessThan(5);
  });

  it('gives version 1 with the present time, as another library writes it', async () => {
    const { results, facts } = await draw({ version: 'v1', count: 3 });
    expect(facts).toEqual([{ label: 'Time', value: '2026-01-02T03:04:05.000Z' }]);
    results.forEach((uuid, at) => {
      expect(validate(uuid) && version(uuid) === 1).toBe(true);
      const bytes = Buffer.from(uuid.replaceAll('-', ''), 'hex');
      // The multicast bit says that no network card has this node.
      expect(bytes[10]! & 1).toBe(1);
      const made = v1({
        msecs: Date.UTC(2026, 0, 2, 3, 4, 5),
        nsecs: at,
        clockseq: bytes.readUInt16BE(8) & 0x3fff,
        node: bytes.subarray(10),
      });
      expect(uuid).toBe(made);
    });
  });

  it('gives version 6 as another library makes it of version 1', async () => {
    const first = await draw({ version: 'v1', count: 100 });
    const { results } = await draw({ version: 'v6', count: 100 });
    expect(results).toEqual(first.results.map((uuid) => v1ToV6(uuid)));
    expect([...results].sort()).toEqual(results);
  });

  it('gives version 7 with the present time, in the order they were made', async () => {
    const { results, facts } = await draw({ version: 'v7', count: 1000 });
    expect(facts).toEqual([{ label: 'Time', value: '2026-01-02T03:04:05.000Z' }]);
    expect([...results].sort()).toEqual(results);
    expect(new Set(results).size).toBe(1000);
    for (const uuid of results) {
      expect(validate(uuid) && version(uuid) === 7).toBe(true);
      expect(uuid.slice(0, 13)).toBe(v7({ msecs: Date.UTC(2026, 0, 2, 3, 4, 5) }).slice(0, 13));
    }
  });

  it('removes the dashes', async () => {
    const { results } = await draw({ count: 20 });
    const bare = await draw({ removeDashes: true, count: 20 });
    expect(bare.results).toEqual(results.map((uuid) => uuid.replaceAll('-', '')));
  });

  it('has no seed', () => expect(Object.keys(tool.options)).not.toContain('seed'));

  it('has the limits of the page, and others on the command line', () => {
    expect(() => readOption(tool.options.count, 101)).toThrow('Count must be from 1 to 100');
    expect(readOption(tool.options.count, 10_000, 'command')).toBe(10_000);
  });
});
