import fc from 'fast-check';
import postcss from 'postcss';
import { expect, it } from 'vitest';
import { runTool } from '@/kit/testing/run-tool';
import published from './fixtures/utopia.json';
import { FLUID, failingWidths, fluidSteps, type Line, sizeAt, writeClamp, zoomNote } from './fluid';
import tool from './tool';

type Published = readonly [least: number, greatest: number, clamp: string, fails: readonly [number, number] | null];
const UNITS: Readonly<Record<string, string>> = { 'viewport-width': 'vw', viewport: 'vi', container: 'cqi' };

/** A sum of theirs, written as it is here: without an unneeded sum, and with a minus for a plus of less than nothing. */
const asWritten = (clamp: string): string => clamp.replace(/^clamp\((.*?), .*, \1\)$/, '$1').replace(/\+ -/, '- ');

it.each(published.cases)('has the figures of Utopia for $minSize px at $minWidth to $maxSize at $maxWidth', (one) => {
  const { minSize, minWidth, maxSize, maxWidth, minRatio, maxRatio, relativeTo, steps } = one;
  const found = fluidSteps({
    ...Object.fromEntries(Object.entries(FLUID).map(([name, { initial }]) => [name, initial])),
    smallestSize: minSize,
    smallestWidth: minWidth,
    largestSize: maxSize,
    largestWidth: maxWidth,
    scale: String(minRatio),
    largestScale: String(maxRatio),
  } as Parameters<typeof fluidSteps>[0]);
  expect(found).toHaveLength(8);
  for (const line of found) {
    const [least, greatest, clamp, fails] = (steps as unknown as Record<string, Published>)[line.step]!;
    expect(line.minSize).toBeCloseTo(least, 3);
    expect(line.maxSize).toBeCloseTo(greatest, 3);
    expect(writeClamp(line, 16, 'rem', UNITS[relativeTo]!)).toBe(asWritten(clamp));
    // Theirs looks at a zoom of 500 % alone. Twice as far as the size grows, a zoom of 200 % doubles it.
    const end = fails && Math.min(fails[1], 2 * maxWidth);
    expect(failingWidths(line)?.map(Math.round) ?? null, `step ${line.step}`).toEqual(fails && [fails[0], end]);
  }
});

const line: fc.Arbitrary<Line> = fc
  .tuple(
    fc.integer({ min: 6, max: 60 }),
    fc.integer({ min: 6, max: 200 }),
    fc.integer({ min: 100, max: 900 }),
    fc.integer({ min: 50, max: 2000 }),
  )
  .map(([minSize, maxSize, minWidth, more]) => ({ minSize, maxSize, minWidth, maxWidth: minWidth + more }));

it('says no text can be doubled exactly where no zoom up to 500 % does it', () => {
  fc.assert(
    fc.property(line, (one) => {
      const fails = failingWidths(one);
      for (let width = 60; width < 12_000; width += 97) {
        const wanted = 2 * sizeAt(one, width);
        const best = Math.max(...[1, 1.5, 2, 3, 4, 5].map((zoom) => zoom * sizeAt(one, width / zoom)));
        // Too close to tell.
        if (Math.abs(best - wanted) < 0.05) continue;
        expect(best < wanted, `${width} px`).toBe(fails !== undefined && width > fails[0] && width < fails[1]);
      }
    }),
    { numRuns: 60 },
  );
});

it('computes what clamp() computes, with any rem base', () => {
  fc.assert(
    fc.property(line, fc.constantFrom(10, 16, 20), fc.integer({ min: 50, max: 3000 }), (one, base, width) => {
      const written = writeClamp(one, base, 'rem', 'vw');
      const [low = 0, zero = low, slope = 0, high = low] = [...written.matchAll(/(- )?(-?[\d.]+)(?:rem|vw)/g)].map(
        ([, minus, digits]) => Number(digits) * (minus ? -1 : 1),
      );
      const size = Math.min(high * base, Math.max(low * base, zero * base + (slope * width) / 100));
      expect(size).toBeCloseTo(sizeAt(one, width), 1);
    }),
  );
});

it('writes eight variables, and a note where text cannot be doubled', async () => {
  const { value, notes, data } = await runTool(tool, '', { mode: 'fluid' });
  const found: string[] = [];
  postcss.parse(value).walkDecls(({ prop }) => void found.push(prop));
  expect(found).toEqual([-2, -1, 0, 1, 2, 3, 4, 5].map((step) => `--step-${step}`));
  expect(notes).toEqual([]);
  expect(data.steps?.[2]).toMatchObject({ step: 0, minSize: 16, maxSize: 20 });
  const steep = await runTool(tool, '', { mode: 'fluid', largestSize: 64 });
  expect(steep.notes[0]).toMatch(/^Steps -2, -1, 0, 1, 2, 3, 4 and 5 can’t be doubled .* from \d+ to \d+ px/);
  expect(zoomNote([])).toBeUndefined();
  await expect(runTool(tool, '', { mode: 'fluid', largestWidth: 360 })).rejects.toThrow('greater than Smallest Width');
});
