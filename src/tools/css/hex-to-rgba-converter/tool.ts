import { hexCarriesAlpha, readHexAlpha } from '@/engines/color/hex-alpha';
import { type Rgb8, writeHex8, writeRgb8 } from '@/engines/color/rgb8';
import { defineTool, fields, number, result, text } from '@/kit';

export const INVALID = 'Invalid HEX color';

export const writeRgba = (color: Rgb8): string => writeRgb8(color, { alwaysAlpha: true });
export const writeHex = (color: Rgb8): string => writeHex8({ ...color, alpha: 1 }).toUpperCase();

export const getData = (color: Rgb8) => ({ hex: writeHex(color), rgba: writeRgba(color) });

export const writeJson = (color: Rgb8): string => `${JSON.stringify(getData(color), null, 2)}\n`;

export default defineTool({
  input: text('HEX Color', { short: true, initial: '#FF5733', placeholder: '#RRGGBB or #RGB' }),
  options: { alpha: number('Alpha', 1, { min: 0, max: 1, step: 0.01, slider: true }) },
  output: fields({
    hero: ['RGBA'],
    label: 'RGBA',
    copyLabel: 'Copy RGBA',
    download: 'color_conversion.json',
    downloadLabel: 'Download JSON',
  }),
  each: 'line',
  action: 'Convert',
  run: (input, { alpha }) => {
    const color = readHexAlpha(input, alpha, INVALID);
    // What nobody chose need not be said to be passed over.
    const isOverruled = hexCarriesAlpha(input) && alpha !== 1 && writeRgba({ ...color, alpha }) !== writeRgba(color);
    return result(
      [
        { label: 'HEX', value: writeHex(color), swatch: writeHex(color) },
        { label: 'RGBA', value: writeRgba(color), swatch: writeRgba(color) },
      ],
      {
        notes: isOverruled ? [`The digits already include an alpha, so Alpha ${alpha} isn’t used.`] : [],
        data: getData(color),
      },
    );
  },
  examples: [
    {
      title: 'Half transparent',
      input: '#FF5733',
      options: { alpha: 0.5 },
      output: [
        { label: 'HEX', value: '#FF5733', swatch: '#FF5733' },
        { label: 'RGBA', value: 'rgba(255, 87, 51, 0.5)', swatch: 'rgba(255, 87, 51, 0.5)' },
      ],
    },
    {
      title: 'Eight digits',
      input: '00AAFFCC',
      output: [
        { label: 'HEX', value: '#00AAFF', swatch: '#00AAFF' },
        { label: 'RGBA', value: 'rgba(0, 170, 255, 0.8)', swatch: 'rgba(0, 170, 255, 0.8)' },
      ],
    },
  ],
});
