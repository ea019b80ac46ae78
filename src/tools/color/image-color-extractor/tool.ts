import { writeHex8 } from '@/engines/color/rgb8';
import { cssVariables } from '@/engines/palette/css';
import { quantize } from '@/engines/palette/quantize';
import { samplePixels } from '@/engines/palette/sample';
import { defineTool, fields, file, InputError, integer, result, summary } from '@/kit';
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
}

export const writeCss = (colors: readonly Extracted[]): string =>
  cssVariables(colors.map(({ hex }, at) => [`color-${at + 1}`, hex]));

export const writeJson = (colors: readonly Extracted[]): string =>
  `${JSON.stringify(
    colors.map((color) => ({ ...color, share: Math.round(color.share * 10_000) / 10_000 })),
    null,
    2,
  )}\n`;

export default defineTool({
  input: file('Image', { accept: 'image/*' }),
  options: {
    paletteSize: integer('Palette Size', 5, { min: 2, max: 20, slider: true }),
    quality: integer('Quality', 10, { min: 1, max: 10, slider: true }),
  },
  output: fields({ label: 'Extracted Colors', copyLabel: 'Copy All', download: 'palette.txt' }),
  action: 'Re-extract',
  heavy: true,
  run: async (input, { paletteSize, quality }) => {
    if (input.length === 0) throw new InputError('The file is empty');
    const { data, width, height, of } = await samplePixels(input, quality * PIXELS_A_STEP);
    const colors = quantize(data, paletteSize).map(({ rgb: [r, g, b], share }): Extracted => {
      return { hex: writeHex8({ r, g, b, alpha: 1 }), rgb: [r, g, b], share };
    });
    if (colors.length === 0) throw new InputError('Every pixel of this image is transparent');
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
      {
        data: { colors, width: of[0], height: of[1] },
        facts: [
          { label: 'Image', value: `${of[0]} × ${of[1]}` },
          { label: 'Pixels read', value: String(width * height) },
        ],
        notes:
          colors.length < paletteSize
            ? [`The image has no more than ${colors.length} distinct color${colors.length === 1 ? '' : 's'}.`]
            : [],
      },
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
          { hex: '#0000ff', rgb: [0, 0, 255], share: 0.5 },
          { hex: '#ff0000', rgb: [255, 0, 0], share: 0.5 },
        ],
        width: 2,
        height: 1,
      },
    },
  ],
});
