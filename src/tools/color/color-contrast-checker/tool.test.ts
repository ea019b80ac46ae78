import { wcagContrast } from 'culori';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseColor, type Rgb } from '@/engines/color';
import { runs } from '@/engines/testing/long';
import { apcaUse, checkContrast, isLarge, readHex } from './check';
import { suggestPassing, writeResults } from './suggest';

const check = (text: string, background: string) => checkContrast(readHex(text), readHex(background));
const suggestionsFor = (text: string, background: string) => suggestPassing(readHex(text), readHex(background));
const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

describe('the ratio', () => {
  // Pairs printed in the W3C's and WebAIM's material.
  it.each([
    ['#000000', '#FFFFFF', '21.00'],
    ['#767676', '#FFFFFF', '4.54'],
    ['#777', '#fff', '4.48'],
    ['#949494', '#FFFFFF', '3.03'],
    ['#595959', '#FFFFFF', '7.00'],
    ['#0000ff', '#ffffff', '8.59'],
    ['#ff0000', '#ffffff', '4.00'],
  ])('%s on %s is %s', (text, background, ratio) => expect(check(text, background).written).toBe(ratio));

  it('decides as another implementation does', () => {
    fc.assert(
      fc.property(hex, hex, (text, background) => {
        const { ratio, verdict } = check(text, background);
        const other = wcagContrast(text, background);
        expect(ratio).toBeCloseTo(other, 3);
        if (Math.abs(other - 4.5) > 0.001) expect(verdict.aa).toBe(other > 4.5);
        if (Math.abs(other - 7) > 0.001) expect(verdict.aaa).toBe(other > 7);
        if (Math.abs(other - 3) > 0.001) expect(verdict.ui).toBe(other > 3);
      }),
      { numRuns: runs(200) },
    );
  });

  it('passes and fails at the thresholds', () => {
    expect(check('#767676', '#fff').verdict).toEqual({ aa: true, aaLarge: true, aaa: false, aaaLarge: true, ui: true });
    expect(check('#777777', '#fff').verdict.aa).toBe(false);
    expect(check('#949494', '#fff').verdict).toMatchObject({ aaLarge: true, ui: true, aa: false });
    expect(check('#959595', '#fff').verdict).toMatchObject({ aaLarge: false, ui: false });
  });
});

describe('the suggestions', () => {
  it('are the lightest and darkest greys known to pass', () => {
    const colors = (text: string, background: string) =>
      suggestionsFor(text, background).map(({ part, level, color }) => `${part} ${level} ${color}`);
    expect(colors('#aaaaaa', '#ffffff')).toEqual(['text AA #767676', 'text AAA #595959']);
    expect(colors('#777777', '#000000')[0]).toBe('text AAA #959595');
    expect(colors('#000000', '#ffffff')).toEqual([]);
  });

  it('pass, and half way to them nothing does', () => {
    fc.assert(
      fc.property(hex, hex, (text, background) => {
        for (const { part, level, color } of suggestionsFor(text, background)) {
          const [changed, kept] = part === 'text' ? [text, background] : [background, text];
          const needed = level === 'AA' ? 4.5 : 7;
          expect(wcagContrast(color, kept)).toBeGreaterThanOrEqual(needed - 1e-3);
          const halfWay = mid(parseColor(changed) as Rgb, parseColor(color) as Rgb, 0.5);
          // The last step of eight bits may overshoot by this much.
          expect(checkContrast(halfWay, parseColor(kept)).ratio).toBeLessThan(needed + 0.05);
        }
      }),
      { numRuns: runs(100) },
    );
  });

  it('exist for AA whatever the colors are', () => {
    fc.assert(
      fc.property(hex, hex, (text, background) => {
        const { verdict } = check(text, background);
        const suggestions = suggestionsFor(text, background);
        expect(verdict.aa || suggestions.some(({ level }) => level === 'AA')).toBe(true);
      }),
      { numRuns: runs(100) },
    );
  });
});

function mid(from: Rgb, to: Rgb, at: number): Rgb {
  const mix = (a: number, b: number) => a + (b - a) * at;
  return { mode: 'rgb', r: mix(from.r, to.r), g: mix(from.g, to.g), b: mix(from.b, to.b) };
}

it('gives APCA values as published with its reference implementation', () => {
  // From the test values of apca-w3 0.1.9: #888 on #fff, #fff on #888, #000 on #aaa, #aaa on #000.
  expect(check('#888', '#fff').apca).toBe(63.1);
  expect(check('#fff', '#888').apca).toBe(-68.5);
  expect(check('#000', '#aaa').apca).toBe(58.1);
  expect(check('#aaa', '#000').apca).toBe(-56.2);
  expect(apcaUse(-76)).toBe('enough for long text');
});

it('knows large text', () => {
  expect([isLarge(24, '400'), isLarge(20, '700'), isLarge(18, '700'), isLarge(20, '600')]).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

it.each(['', '#12', '#1234', '#12345678', 'red', 'rgb(0,0,0)', '#ggg', 'x'.repeat(1_000_000)])(
  'refuses %.20j',
  (text) => {
    expect(() => readHex(text)).toThrow('Invalid HEX color.');
  },
);

it('writes the results', () => {
  expect(JSON.parse(writeResults(readHex('777'), readHex('fff'), { fontSize: '24', fontWeight: '400' }))).toMatchObject(
    {
      textColor: '#777777',
      backgroundColor: '#FFFFFF',
      ratio: 4.48,
      AA: { normalText: false, largeText: true, uiComponents: true },
      AAA: { normalText: false, largeText: false },
      sample: { fontSize: 24, large: true },
    },
  );
});
