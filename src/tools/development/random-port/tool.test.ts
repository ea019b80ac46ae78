import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seededRandom } from '@/engines/random/seeded';
import { drawPorts, readCount, readExcluded, readExclusions, readRange } from './ports';
import { describeService } from './services';

const DEFAULT = { min: 1024, max: 65_535 };

describe('random ports', () => {
  it('are different, in the range and not excluded', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1024, max: 65_535 }),
        fc.integer({ min: 0, max: 300 }),
        fc.integer({ min: 1, max: 100 }),
        fc.array(fc.integer({ min: 0, max: 400 }), { maxLength: 50 }),
        fc.string(),
        (min, size, count, offsets, seed) => {
          const max = Math.min(65_535, min + size);
          const excluded = offsets.map((offset) => min - 50 + offset);
          const ports = drawPorts(seededRandom(seed), { min, max }, excluded, count);
          const free = Array.from({ length: max - min + 1 }, (_, at) => min + at).filter(
            (port) => !excluded.includes(port),
          );
          expect(ports).toHaveLength(Math.min(count, free.length));
          expect(new Set(ports).size).toBe(ports.length);
          for (const port of ports) expect(free).toContain(port);
        },
      ),
    );
  });

  it('come up equally often', () => {
    const random = seededRandom('even');
    const counts = new Map<number, number>();
    for (let draw = 0; draw < 6000; draw++)
      for (const port of drawPorts(random, { min: 2000, max: 2005 }, [2003], 2))
        counts.set(port, (counts.get(port) ?? 0) + 1);
    // Chi-squared with four degrees of freedom stays below 18.5 but once in a thousand times.
    const expected = 12_000 / 5;
    const deviation = [...counts.values()].reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
    expect(counts.size).toBe(5);
    expect(deviation).toBeLessThan(18.5);
  });

  it('fall back to the default range and say so', () => {
    expect(readRange('3000', '4000')).toEqual({ min: 3000, max: 4000 });
    for (const [min, max] of [
      ['', '4000'],
      ['x', '4000'],
      ['80', '4000'],
      ['3000', '65536'],
      ['3000.5', '4000'],
      ['3000', ''],
    ])
      expect(readRange(min!, max!)).toMatchObject({
        ...DEFAULT,
        note: expect.stringContaining('isn’t a port from 1024 to 65535'),
      });
    expect(readRange('5000', '4000')).toEqual({
      ...DEFAULT,
      note: 'Min is greater than Max: the default range 1024 to 65535 is used.',
    });
  });

  it('falls back to one port', () => {
    expect(readCount('100')).toEqual({ count: 100 });
    for (const text of ['', '0', '101', '-1', '1.5', 'many']) expect(readCount(text)).toMatchObject({ count: 1 });
  });

  it('excludes ports from 0 to 65535, each once', () => {
    expect(readExcluded('0', [])).toEqual({ port: 0 });
    expect(readExcluded('65535', [])).toEqual({ port: 65_535 });
    expect(readExcluded('65536', [])).toHaveProperty('problem');
    expect(readExcluded('80', [80])).toEqual({ problem: '80 is already excluded' });
    expect(readExclusions('80, 443;80 x')).toEqual({ ports: [80, 443], wrong: ['x'] });
  });

  it('names services', () => {
    expect(describeService(5432)).toBe('PostgreSQL');
    expect(describeService(6000)).toBe('X11, blocked by browsers');
    expect(describeService(23_456)).toBe('');
  });
});
