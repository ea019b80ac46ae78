import assert from 'node:assert/strict';
import { twoColours } from '../pictures.mjs';
import { saves, savesPng } from '../saves.mjs';

/** @type {import('../visitor.mjs').MainPaths} */
export const color = {
  'color-contrast-checker': async (v) => {
    await v.sees('21.00:1');
    await v.fill('Text Color', '#777');
    await v.sees('4.48:1');
    await v.press('Use #767676 as text for AA');
    await v.sees('4.54:1');
    await saves(v, 'Download Results', 'contrast-results.json', '"ratio": 4.54');
  },
  'color-palette-generator': async (v) => {
    await v.fill('Palette Size', '3');
    await v.fill('Base Color', 'f00');
    assert.equal(await v.copied('Copy #ffcccc'), '#ffcccc');
    await saves(v, 'Export CSS', 'palette.css', '--color-3: #330000;');
  },
  'color-picker': async (v) => {
    await v.fill('Color', 'rebeccapurple');
    await v.sees('lch(32.39% 61.24 308.86)');
    await v.page.press('Enter');
    await v.holds('Color', '#663399');
    await v.choose('Format', 'hsl');
    await v.holds('Color', 'hsl(270, 50%, 40%)');
  },
  'gradient-generator': async (v) => {
    await v.open('/tool/gradient-generator?type=radial&width=320&height=200');
    await savesPng(v, 'Export PNG', 'gradient.png', [320, 200]);
    await saves(v, 'Export SVG', 'gradient.svg', '<svg');
  },
  'hex-to-rgb-converter': async (v) => {
    await v.fill('HEX Color', '0af8');
    await v.sees('rgba(0, 170, 255, 0.533)');
    assert.equal(await v.copied(), 'rgba(0, 170, 255, 0.533)');
  },
  'image-color-extractor': async (v) => {
    await v.upload('Image file', { 'two.png': twoColours([0x1b, 0x49, 0x65], [0xff, 0x9f, 0x1c]) });
    await v.sees('#1b4965');
    await v.sees('#ff9f1c');
    await saves(v, 'Export CSS', 'palette.css', '#ff9f1c');
  },
  'shades-and-tints-generator': async (v) => {
    await v.fill('Variation Count', '3');
    await v.fill('Base Color', '#ff0000');
    await v.sees('#800000');
    await v.tab('Tints');
    await v.sees('#ff8080');
    await saves(v, 'Export Palette', 'shades-and-tints.json', '#ff4040');
  },
};
