import { twoColours } from '../pictures.mjs';

/** @type {import('../visitor.mjs').MainPaths} */
export const converter = {
  color: async (v) => {
    await v.fill('CMYK', 'cmyk(0%, 66%, 80%, 0%)');
    await v.holds('HEX', '#FF5733');
    await v.fill('Color', 'color(display-p3 1 0 0)');
    await v.sees('This color is outside sRGB');
    await v.holds('HEX', '#FF0000');
  },
  'integer-base': async (v) => {
    await v.choose('To Base', '16');
    await v.fill('Number', '255');
    await v.holds('Result', 'FF');
    await v.press('Swap');
    await v.holds('Result', '255');
    await v.fill('Number', 'F\n1G');
    await v.sees('1 of 2 lines could not be read');
    await v.fill('Number', '1G');
    await v.sees('“G” is no digit of base 16');
  },
  'markdown-html': async (v) => {
    await v.fill('Input', '# Title\n\n- [x] done\n');
    await v.sees('<h1>Title</h1>');
    await v.shows('Preview', 'Title');
  },
  'roman-numeral': async (v) => {
    await v.fill('Number', '1994');
    await v.holds('Roman Numeral', 'MCMXCIV');
    await v.fill('Roman Numeral', 'IIII');
    await v.sees('Invalid Roman numeral');
  },
  'base64-string': async (v) => {
    await v.fill('Input', 'Grüße');
    await v.sees('R3LDvMOfZQ==');
    await v.tab('Decode');
    await v.fill('Input', 'data:text/plain;base64,SGVsbG8=');
    await v.sees('Hello');
    await v.fill('Input', `data:image/png;base64,${twoColours([255, 0, 0], [0, 0, 255]).toString('base64')}`);
    await v.sees('PNG, image/png');
    await v.sees('60 × 60 px');
  },
};
