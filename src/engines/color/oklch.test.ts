import { clampChroma, converter, formatHex, formatHex8, inGamut, interpolate } from 'culori';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { runs } from '@/engines/testing/long';
import { fromOklch, mixSeries, scaleOf, toOklch } from './oklch';
import { fromRgb8, parseHexDigits, toRgb8 } from './srgb';
import { formatSrgb } from './srgb-format';

const oklch = converter('oklch');
const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
const read = (text: string) => parseHexDigits(text)!;
const write = (color: Parameters<typeof formatSrgb>[0]) => formatSrgb(color, 'hex');
const bytes = (text: string) => [1, 3, 5].map((at) => Number.parseInt(text.slice(at, at + 2), 16));
const isNear = (a: string, b: string) => bytes(a).every((byte, at) => Math.abs(byte - bytes(b)[at]!) <= 1);
const ENDS = { shades: 'black', tints: 'white', tones: '#808080' } as const;

it('mixes in sRGB and OKLab as culori does', () => {
  fc.assert(
    fc.property(
      hex,
      fc.constantFrom('shades', 'tints', 'tones'),
      fc.constantFrom('srgb', 'oklab'),
      fc.integer({ min: 3, max: 10 }),
      (base, series, mixing, count) => {
        const mix = interpolate([base, ENDS[series]], mixing === 'srgb' ? 'rgb' : mixing);
        for (const [i, color] of mixSeries(read(base), series, count, mixing).entries())
          expect(isNear(write(color), formatHex(mix((i + 1) / (count + 1))))).toBe(true);
      },
    ),
    { numRuns: runs(80) },
  );
});

it('keeps lightness and hue of colors outside sRGB, with as much chroma as culori finds', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 0.05, max: 0.98, noNaN: true }),
      fc.double({ min: 0, max: 0.4, noNaN: true }),
      fc.double({ min: 0, max: 360, noNaN: true }),
      (l, c, h) => {
        const mine = fromOklch({ l, c, h: (h * Math.PI) / 180 });
        expect(inGamut('rgb')(mine)).toBe(true);
        const theirs = oklch(clampChroma({ mode: 'oklch', l, c, h }, 'oklch', 'rgb'))!;
        // Half a byte outside counts as inside here.
        expect(Math.abs(toOklch(mine).c - theirs.c)).toBeLessThan(0.02);
        expect(Math.abs(toOklch(mine).l - l)).toBeLessThan(0.02);
      },
    ),
    { numRuns: runs(200) },
  );
});

it('goes to black and white by lightness alone, and to gray by chroma alone', () => {
  const base = oklch('#3b82f6')!;
  const tones = mixSeries(read('#3b82f6'), 'tones', 3, 'oklch').map((color) => oklch(color)!);
  for (const [i, tone] of tones.entries()) {
    expect(tone.l).toBeCloseTo(base.l, 2);
    expect(tone.c).toBeCloseTo((base.c * (3 - i)) / 4, 2);
    expect(tone.h).toBeCloseTo(base.h!, 0);
  }
  const shades = mixSeries(read('#3b82f6'), 'shades', 3, 'oklch').map((color) => oklch(color)!);
  for (const [i, shade] of shades.entries()) expect(shade.l).toBeCloseTo((base.l * (3 - i)) / 4, 1);
});

it('has the base as it was among eleven steps that get darker', () => {
  fc.assert(
    fc.property(hex, (base) => {
      const scale = scaleOf(read(base));
      expect(scale.map(({ step }) => step)).toEqual([50, 100, 200, 300, 400, 500, 600, 700, 800, 900, 950]);
      expect(scale.filter(({ isBase }) => isBase).map(({ color }) => write(color))).toEqual([base]);
      const lightness = scale.map(({ color }) => oklch(color)!.l);
      for (let i = 1; i < lightness.length; i++) expect(lightness[i]).toBeLessThan(lightness[i - 1]! + 1e-9);
      expect(scale.every(({ color }) => inGamut('rgb')(color))).toBe(true);
    }),
    { numRuns: runs(200) },
  );
});

it('pins the base to the step of its lightness, and keeps its alpha', () => {
  const pinned = (base: string) => scaleOf(read(base)).find(({ isBase }) => isBase)!.step;
  expect(['#ffffff', '#fef2f2', '#3b82f6', '#1e3a8a', '#000000'].map(pinned)).toEqual([50, 50, 500, 900, 950]);
  for (const { color } of scaleOf(read('#3b82f680'))) expect(formatHex8(color)).toMatch(/80$/);
  const grays = scaleOf(fromRgb8(128, 128, 128)).map(({ color }) => toRgb8(color));
  expect(grays.every(({ r, g, b }) => r === g && g === b)).toBe(true);
});
