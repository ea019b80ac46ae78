import { writeHex8 } from '@/engines/color/rgb8';
import { cssVariables } from '@/engines/palette/css';
import { findColors, leaveOut } from '@/engines/palette/places';
import { quantize } from '@/engines/palette/quantize';
import { samplePixels } from '@/engines/palette/sample';
import { exportAs, exported } from '@/families/palette/export-colors';
import { choice, defineTool, fields, file, InputError, integer, result, summary, toggle } from '@/kit';
import type { FieldRow } from '@/kit/output';

const PIXELS_A_STEP = 40_000;

/** Red and blue, two pixels. */
const TWO_PIXELS = 'iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAIAAAB7QOjdAAAADUlEQVR42mP4zwAE/wEHAAH/PX2MSQAAAABJRU5ErkJggg==';

export const percent = (share: number): string => `${(share * 100).toFixed(1)}%`;

export interface Extracted {
  hex: string;
  rgb: readonly [number, number, number];
  /** Of the pixels, from 0 to 1. */
  share: number;
  /** Where in the image it is, or what is most like it, in pixels. */
  at: readonly [x: number, y: number];
}

export const nameColors = (colors: readonly { hex: string }[], name = 'color') =>
  colors.map(({ hex }, at) => ({ name: `${name}-${at + 1}`, color: hex }));

export const writeCss = (colors: readonly Extracted[]): string =>
  cssVariables(colors.map(({ hex }, at) => [`color-${at + 1}`, hex]));

export const writeJson = (colors: readonly Extracted[]): string =>
  `${JSON.stringify(
    colors.map(({ hex, rgb, share }) => ({ hex, rgb, share: Math.round(share * 10_000) / 10_000 })),
    null,
    2,
  )}\n`;

export default defineTool({
  input: file('Image', { accept: 'image/*' }),
  options: {
    paletteSize: integer('Palette Size', 5, { min: 2, max: 20, slider: true }),
    quality: integer('Quality', 10, { min: 1, max: 10, slider: true }),
    method: choice('Method', { boxes: 'Median cut', clusters: 'k-means in OKLab' }, 'boxes'),
    leaveOutNearWhite: toggle('Leave Out Near-White', false),
    leaveOutTranslucent: toggle('Leave Out Translucent', false, {
      hint: 'Counts opaque pixels alone. What is rather transparent than not never counts.',
    }),
    exportAs,
  },
  output: fields({ label: 'Extracted Colors', copyLabel: 'Copy All', download: 'palette.txt' }),
  also: ['code', 'bytes'],
  action: 'Re-extract',
  heavy: true,
  run: async (input, { paletteSize, quality, method, leaveOutNearWhite, leaveOutTranslucent, exportAs: format }) => {
    if (input.length === 0) throw new InputError('The file is empty');
    const image = await samplePixels(input, quality * PIXELS_A_STEP);
    const { width, height, of } = image;
    const data = leaveOut(image.data, { nearWhite: leaveOutNearWhite, translucent: leaveOutTranslucent });
    const find = method === 'boxes' ? quantize : (await import('@/engines/palette/cluster')).cluster;
    const found = find(data, paletteSize);
    const places = findColors(
      { ...image, data },
      found.map(({ rgb }) => rgb),
    );
    const scale = of[0] / width;
    const colors = found.map(({ rgb: [r, g, b], share }, at): Extracted => {
      const [x = 0, y = 0] = places[at]!.map((place) => Math.floor((place + 0.5) * scale));
      return { hex: writeHex8({ r, g, b, alpha: 1 }), rgb: [r, g, b], share, at: [x, y] };
    });
    if (colors.length === 0)
      throw new InputError(
        leaveOutNearWhite || leaveOutTranslucent
          ? 'Nothing is left of this image without its near-white and transparent pixels'
          : 'Every pixel of this image is transparent',
      );
    const extra = {
      data: { colors, width: of[0], height: of[1] },
      facts: [
        { label: 'Image', value: `${of[0]} × ${of[1]}` },
        { label: 'Pixels read', value: String(width * height) },
      ],
      notes:
        colors.length < paletteSize
          ? [`The image has no more than ${colors.length} distinct color${colors.length === 1 ? '' : 's'}.`]
          : [],
    };
    if (format !== 'swatches') return exported(nameColors(colors), format, 'Palette', extra);
    return result(
      colors.map(
        ({ hex, share }, at): FieldRow => ({
          label: `Color ${at + 1}`,
          value: hex,
          swatch: hex,
          note: percent(share),
          meter: share,
        }),
      ),
      extra,
    );
  },
  summarize(outcome) {
    const { colors, width, height } = outcome.data;
    const [main, ...others] = colors;
    if (!main) return summary('No colors', `${width} × ${height} pixels`);
    return {
      ...summary(
        `Mostly ${main.hex}${others.length > 0 ? `, then ${others[0]!.hex}` : ''}`,
        `${colors.length} ${colors.length === 1 ? 'color' : 'colors'}`,
        `${width} × ${height} pixels`,
      )!,
      swatch: main.hex,
    };
  },
  examples: [
    {
      title: 'Red and blue',
      input: Uint8Array.from(atob(TWO_PIXELS), (char) => char.charCodeAt(0)),
      output: [
        { label: 'Color 1', value: '#0000ff', swatch: '#0000ff', note: '50.0%', meter: 0.5 },
        { label: 'Color 2', value: '#ff0000', swatch: '#ff0000', note: '50.0%', meter: 0.5 },
      ],
      data: {
        colors: [
          { hex: '#0000ff', rgb: [0, 0, 255], share: 0.5, at: [1, 0] },
          { hex: '#ff0000', rgb: [255, 0, 0], share: 0.5, at: [0, 0] },
        ],
        width: 2,
        height: 1,
      },
    },
  ],
});
