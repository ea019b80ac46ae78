import { validate, version } from 'uuid';
import { describe, expect, it } from 'vitest';
import { deviationAmong } from '@/engines/random/testing';
import { readOption } from '@/kit/option';
import { getGenerator } from '../testing';
import tool from './tool';

const draw = getGenerator(tool);

describe('random-guid', () => {
  it('writes braces unless they are removed', async () => {
    for (const guid of (await draw({ count: 100 })).results) {
      expect(guid).toMatch(/^\{[0-9a-f-]{36}\}$/);
      expect(validate(guid.slice(1, -1)) && version(guid.slice(1, -1)) === 4).toBe(true);
    }
    for (const guid of (await draw({ removeBraces: true, count: 100 })).results) expect(validate(guid)).toBe(true);
  });

  it('writes capitals on request', async () => {
    const { results } = await draw({ count: 20 });
    const upper = await draw({ uppercase: true, count: 20 });
    expect(upper.results).toEqual(results.map((guid) => guid.toUpperCase()));
  });

  it('draws every digit evenly', async () => {
    const { results } = await draw({ removeBraces: true, count: 100_000 });
    expect(
      deviationAmong(
        16,
        results.flatMap((guid) => [...guid.slice(-5)]),
      ),
    ).toBeLessThan(5);
    expect(new Set(results).size).toBe(100_000);
  });

  it('writes every form of the same GUID, and up to a thousand at once', async () => {
    const [guid] = (await draw({ format: 'd', bulkCount: 1 })).results;
    expect((await draw({ format: 'registry', bulkCount: 1 })).results).toEqual([`{${guid!.toUpperCase()}}`]);
    const { results } = await draw({ format: 'base64', bulkCount: 1000 });
    expect(new Set(results).size).toBe(1000);
    for (const text of results) expect(Buffer.from(text, 'base64')).toHaveLength(16);
    expect(() => readOption(tool.options.bulkCount, 1001)).toThrow('Bulk Count must be from 0 to 1000');
  });

  it('has no seed', () => expect(Object.keys(tool.options)).not.toContain('seed'));

  it('has the limits of the page, and others on the command line', () => {
    expect(() => readOption(tool.options.count, 101)).toThrow('Count must be from 1 to 100');
    expect(readOption(tool.options.count, 10_000, 'command')).toBe(10_000);
  });
});
