import fc from 'fast-check';
import { expect, it } from 'vitest';
import { InputError } from '@/engines/input-error';
import { gradientsCss } from '.';
import { cssColor } from './colors';
import { readGradients, readLayers } from './read';

const read = (text: string) => gradientsCss(readGradients(text, cssColor).gradients);

it.each([
  ['linear-gradient(red, blue)', 'linear-gradient(180deg, #ff0000 0%, #0000ff 100%)'],
  ['linear-gradient(to right, #f00 10% 20%, #00f)', 'linear-gradient(90deg, #f00 10%, #f00 20%, #00f 100%)'],
  [
    'linear-gradient(.25turn in oklch longer hue, #f00, 30%, #00f)',
    'linear-gradient(90deg in oklch longer hue, #f00 0%, 30%, #00f 100%)',
  ],
  ['linear-gradient(in hsl, #f00, #00f)', 'linear-gradient(180deg in hsl, #f00 0%, #00f 100%)'],
  ['linear-gradient(-90deg, #f00, #00f)', 'linear-gradient(270deg, #f00 0%, #00f 100%)'],
  ['linear-gradient(#f00, oklch(100% 0 0))', 'linear-gradient(180deg in oklab, #f00 0%, #ffffff 100%)'],
  ['linear-gradient(#f00 60%, #0f0 20%, #00f)', 'linear-gradient(180deg, #f00 60%, #0f0 60%, #00f 100%)'],
  ['radial-gradient(#f00, #00f)', 'radial-gradient(ellipse, #f00 0%, #00f 100%)'],
  [
    'radial-gradient(closest-side circle at top left in lch, #f00, #00f)',
    'radial-gradient(circle closest-side at 0% 0% in lch, #f00 0%, #00f 100%)',
  ],
  ['radial-gradient(at bottom, #f00, #00f)', 'radial-gradient(ellipse at 50% 100%, #f00 0%, #00f 100%)'],
  ['radial-gradient(at 20% 30%, #f00, #00f)', 'radial-gradient(ellipse at 20% 30%, #f00 0%, #00f 100%)'],
  [
    'conic-gradient(from 45deg at 20%, #f00 90deg, #00f .5turn)',
    'conic-gradient(from 45deg at 20% 50%, #f00 25%, #00f 50%)',
  ],
  [
    '.a { color: red; background: repeating-linear-gradient(0deg, #f00, #00f 5%) }',
    'repeating-linear-gradient(0deg, #f00 0%, #00f 5%)',
  ],
  [
    'background-image: linear-gradient(#f008, #00f8), /* , */ radial-gradient(circle, #f00, #00f);',
    'linear-gradient(180deg, #f008 0%, #00f8 100%), radial-gradient(circle, #f00 0%, #00f 100%)',
  ],
])('reads %s', (text, css) => {
  expect(read(text)).toBe(css);
  expect(gradientsCss(readLayers(css, cssColor))).toBe(css);
});

it('says what it changed or left out', () => {
  const { gradients, remarks } = readGradients(
    'linear-gradient(22.5deg, #f00, #00f) no-repeat, linear-gradient(to top right, #f00, #00f), #123',
    cssColor,
    { width: 200, height: 100 },
  );
  expect(gradients.map(({ angle }) => angle)).toEqual([23, 27]);
  expect(remarks).toEqual([
    '“no-repeat” was left out',
    '22.5deg was rounded to 23deg',
    'to top right is 27deg at 200 × 100',
    '“#123” was left out',
  ]);
});

it.each([
  ['', 'There’s no gradient in this text', undefined],
  ['red', 'There’s no gradient in this text', undefined],
  ['linear-gradient(red, blu)', 'blu isn’t a color', 22],
  ['linear-gradient(red, blue', 'isn’t a complete gradient', 1],
  ['linear-gradient(90deg, red 10px, blue)', 'depends on the size of the box', 28],
  ['linear-gradient(in cmyk, red, blue)', '“cmyk” isn’t one of the color spaces', 20],
  ['linear-gradient(in oklab longer hue, red, blue)', 'can’t stand after', 26],
  ['radial-gradient(50px, red, blue)', 'can’t be read here', 17],
  ['radial-gradient(at 150%, red, blue)', 'a position from 0% to 100%', 20],
  ['linear-gradient(red)', 'at least two color stops', 1],
  ['linear-gradient(red, blue 120%)', 'from 0% to 100%', 1],
  ['-webkit-linear-gradient(left, red, blue)', 'have other angles', 1],
])('says where it cannot read %s', (text, message, column) => {
  try {
    read(text);
    expect.unreachable();
  } catch (error) {
    expect(error).toBeInstanceOf(InputError);
    expect((error as InputError).message).toContain(message);
    expect((error as InputError).details.column).toBe(column);
  }
});

it('never fails otherwise, nor takes long', () => {
  const words = fc.constantFrom(
    'linear-gradient(',
    'conic-gradient(',
    ')',
    ',',
    ' at ',
    ' to ',
    ' in ',
    'oklch ',
    'hue',
    'red',
    '10%',
    '5px',
    'left ',
    '/*',
    '{',
    ';',
    '-',
  );
  fc.assert(
    fc.property(fc.array(words, { maxLength: 30 }), (parts) => {
      try {
        read(parts.join(''));
      } catch (error) {
        expect(error).toBeInstanceOf(InputError);
      }
    }),
    { numRuns: 500 },
  );
  for (const hostile of [
    '('.repeat(19_000),
    'linear-gradient(#000,'.repeat(900),
    `linear-gradient(${' '.repeat(19_000)}x`,
  ])
    expect(() => read(hostile)).toThrow(InputError);
});
