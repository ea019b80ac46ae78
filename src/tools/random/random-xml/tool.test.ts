import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { describe, expect, it } from 'vitest';
import { deviationAmong } from '@/engines/random/testing';
import { readOption } from '@/kit/option';
import { getGenerator } from '../testing';
import tool from './tool';

const draw = getGenerator(tool);

describe('random-xml', () => {
  const depth = (value: unknown): number => {
    if (Array.isArray(value)) return Math.max(...value.map(depth));
    return typeof value === 'object' && value !== null ? 1 + Math.max(0, ...Object.values(value).map(depth)) : 0;
  };

  it.each([1, 2, 3, 4, 5])('is always well-formed, and at most and sometimes %i deep', async (maxDepth) => {
    for (const realistic of [true, false]) {
      const { results } = await draw({ maxDepth, realistic, count: 100 });
      const depths = results.map((text) => {
        expect(XMLValidator.validate(text)).toBe(true);
        return depth(new XMLParser().parse(text).root);
      });
      expect(Math.max(...depths)).toBe(maxDepth);
    }
  });

  it('escapes what would be markup, and reads back as it was', async () => {
    const { results } = await draw({ maxDepth: 1, count: 300 });
    const texts = results.join('');
    expect(texts).toContain('<company>Cedar &amp; Sons</company>');
    expect(texts).toContain('<product>Tea &lt;loose leaf&gt;</product>');
    expect(new XMLParser().parse(results.find((text) => text.includes('Cedar'))!).root.company).toBe('Cedar & Sons');
  });

  it('indents a single document, without a change but the space between', async () => {
    const one = (await draw({ maxDepth: 4 })).results[0]!;
    const [line] = (await draw({ maxDepth: 4, count: 2 })).results;
    expect(one).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n<root>\n {2}</);
    expect(one.replace(/\n */g, '')).toBe(line);
  });

  it('draws every word equally often', async () => {
    const { results } = await draw({ maxDepth: 1, realistic: false, count: 100_000 });
    const words = results.flatMap((text) => [...text.matchAll(/>([a-z]+)</g)].map(([, word]) => word));
    const plain = words.filter((word) => word !== 'true' && word !== 'false');
    expect(deviationAmong(12, plain)).toBeLessThan(5);
    expect(
      deviationAmong(
        2,
        words.filter((word) => word === 'true' || word === 'false'),
      ),
    ).toBeLessThan(5);
  });

  it('gives the same for the same seed, and something else without one', async () => {
    const seeded = await draw({ maxDepth: 3, seed: 'ø 1' }, 'one');
    expect((await draw({ maxDepth: 3, seed: 'ø 1' }, 'two')).results).toEqual(seeded.results);
    expect((await draw({ maxDepth: 3, seed: 'ø 2' }, 'one')).results).not.toEqual(seeded.results);
    expect((await draw({ maxDepth: 3 }, 'one')).results).not.toEqual((await draw({ maxDepth: 3 }, 'two')).results);
  });

  it('has the limits of the page, and others on the command line', () => {
    expect(() => readOption(tool.options.maxDepth, 0)).toThrow('Max Depth must be from 1 to 5');
    expect(() => readOption(tool.options.count, 101)).toThrow('Count must be from 1 to 100');
    expect(readOption(tool.options.count, 10_000, 'command')).toBe(10_000);
  });
});
