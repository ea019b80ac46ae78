import { parseFragment } from 'parse5';
import { describe, expect, it } from 'vitest';
import { samplePixels } from '@/engines/palette/sample';
import { color256, nearest16, nearest256, SIXTEEN } from './ansi';
import { type ArtOptions, drawImage } from './art';
import { DITHERS, type Dither, quantize } from './dither';
import { toGrid } from './grid';
import fixture from './pictures.fixture.json';
import { getRuns, writeAnsi, writeHtml, writeText } from './write';

const bytes = (base64: string) => Uint8Array.from(Buffer.from(base64, 'base64'));
const picture = await samplePixels(bytes(fixture.picture), 1e6);
const options: ArtOptions = {
  columns: 30,
  charset: 'standard',
  custom: '',
  cellHeight: 2,
  color: 'none',
  dither: 'none',
  onLight: false,
  brightness: 0,
  contrast: 0,
};
const draw = (changes: Partial<ArtOptions> = {}) => drawImage(picture, picture.of, { ...options, ...changes });

describe('a picture in characters', () => {
  it('takes the mean of every cell as ImageMagick’s box filter does', () => {
    for (const { width, height, rgb } of fixture.grids) {
      const whole = picture.width % width === 0 && picture.height % height === 0;
      const ours = toGrid(picture, width, height, 0).rgb;
      const theirs = bytes(rgb);
      expect(theirs.length).toBe(ours.length);
      let apart = 0;
      for (const [at, value] of ours.entries()) apart = Math.max(apart, Math.abs(value - theirs[at]!));
      // A pixel that two cells share is split here; there it belongs to one of them.
      expect(apart, `${width} × ${height}`).toBeLessThan(whole ? 1 : 60);
    }
  });

  it('draws what jp2a draws', () => {
    const ramp = ' .:-=+*#%@';
    for (const { width, height, rows } of fixture.jp2a) {
      const ours = drawImage(picture, picture.of, { ...options, columns: width }).rows;
      expect(ours.length).toBe(height);
      let [same, near] = [0, 0];
      for (const [row, line] of rows.entries())
        for (const [column, sign] of [...line].entries()) {
          const apart = Math.abs(ramp.indexOf(sign) - ramp.indexOf(ours[row]![column]!));
          if (apart === 0) same++;
          if (apart <= 1) near++;
        }
      // It rounds down where this rounds, and slips in a few cells at an edge.
      expect(same / (width * height)).toBeGreaterThan(0.9);
      expect(near / (width * height)).toBeGreaterThan(0.98);
    }
  });

  it('draws braille and half blocks point for point', () => {
    const stripes = {
      width: 4,
      height: 4,
      data: new Uint8ClampedArray(
        Array.from({ length: 16 }, (_, at) =>
          at % 2 === 0 || at >= 12 ? [255, 255, 255, 255] : [0, 0, 0, 255],
        ).flat(),
      ),
    };
    const small = (changes: Partial<ArtOptions>) =>
      drawImage(stripes, [4, 4], { ...options, columns: 2, ...changes }).rows;
    // Dots 1, 2, 3, 7 and 8.
    expect(small({ charset: 'braille' })).toEqual(['⣇⣇']);
    expect(small({ charset: 'braille', onLight: true })).toEqual(['⠸⠸']);
    expect(small({ charset: 'halves', columns: 4, cellHeight: 2 })).toEqual(['█ █ ', '█▄█▄']);
  });

  it('keeps the mean light of a grey when it dithers', () => {
    for (const dither of Object.keys(DITHERS) as Dither[])
      for (const grey of [0.3, 0.5, 0.8]) {
        const levels = quantize(new Float32Array(64 * 64).fill(grey), 64, 2, dither);
        const mean = levels.reduce((sum, level) => sum + level, 0) / levels.length;
        if (dither === 'none') expect([0, 1]).toContain(mean);
        // Atkinson's drops a quarter of the error, which makes contrast.
        else
          expect(Math.abs(mean - grey)).toBeLessThan(dither === 'atkinson' ? 0.13 : dither === 'ordered' ? 0.04 : 0.01);
      }
  });

  it('finds the nearest of 16 and of 256 colors', () => {
    const apart = (a: number, b: number) =>
      [16, 8, 0].reduce((sum, shift) => sum + (((a >> shift) & 255) - ((b >> shift) & 255)) ** 2, 0);
    const nearest = (color: number, colors: readonly number[]) => Math.min(...colors.map((one) => apart(color, one)));
    const many = Array.from({ length: 240 }, (_, at) => color256(at + 16));
    expect(new Set([many[0], many[215], many[216], many[239]])).toEqual(new Set([0, 0xffffff, 0x080808, 0xeeeeee]));
    for (let at = 0; at < 4000; at++) {
      const color = (at * 2_654_435_761) % 0x1000000;
      expect(apart(color, color256(nearest256(color)))).toBe(nearest(color, many));
      expect(apart(color, SIXTEEN[nearest16(color)]!)).toBe(nearest(color, SIXTEEN));
    }
  });

  it('writes the same letters as text, HTML and ANSI', () => {
    for (const charset of ['standard', 'detailed', 'braille', 'halves'] as const)
      for (const color of ['sixteen', 'many', 'full'] as const) {
        const art = draw({ charset, color });
        const bare = writeAnsi(art, color)
          .split('\u001b[')
          .map((part, at) => (at === 0 ? part : part.replace(/^[\d;]*m/, '')))
          .join('');
        expect(bare.split('\n')).toEqual(art.rows);
        const page = parseFragment(writeHtml(art, { onLight: false }));
        const pre = page.childNodes.find(({ nodeName }) => nodeName === 'pre') as { childNodes: unknown[] };
        const textOf = (node: unknown): string => {
          const { value, childNodes = [] } = node as { value?: string; childNodes?: unknown[] };
          return value ?? childNodes.map(textOf).join('');
        };
        expect(
          textOf(pre)
            .trimEnd()
            .split('\n')
            .map((line) => line.trimEnd()),
        ).toEqual(art.rows.map((row) => row.trimEnd()));
        expect([...getRuns(art)].map(({ text }) => text).join('')).toBe(art.rows.join(''));
      }
    expect(writeText(draw({ onLight: true }))).not.toBe(writeText(draw()));
  });

  it('needs two characters, and no more lines than can be read', () => {
    expect(() => draw({ charset: 'custom', custom: 'x' })).toThrow('Enter two characters or more');
    expect(draw({ charset: 'custom', custom: '👩‍👩‍👧🌑' }).rows[0]).toMatch(/^(?:👩‍👩‍👧|🌑)+$/u);
    expect(() => drawImage(picture, [1, 1000], { ...options, columns: 300 })).toThrow('1000 is the most');
  });
});
