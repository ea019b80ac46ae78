import assert from 'node:assert/strict';
import { saves, savesPng } from '../saves.mjs';

/** @type {import('../visitor.mjs').MainPaths} */
export const css = {
  'box-shadow-generator': async (v) => {
    await v.press('Hard');
    await v.sees('box-shadow: 8px 8px 0px 0px #000000;');
    await saves(v, 'Download', 'box-shadow-styles.css', 'box-shadow: 8px 8px');
  },
  'css-animation-generator': async (v) => {
    await v.fill('Name', 'slideIn');
    await v.tab('Generated CSS');
    await v.sees('@keyframes slideIn');
    const isRunning = () =>
      document.querySelector('.styled-stage')?.shadowRoot?.querySelector('div')?.getAnimations()[0]?.playState;
    assert.equal(await v.page.run(isRunning), 'running');
    await v.press('Pause');
    await v.until(
      'It does not pause',
      () => v.page.run(isRunning),
      (state) => state === 'paused',
    );
  },
  'css-gradient-generator': async (v) => {
    await v.open('/tool/css-gradient-generator?width=320&height=200');
    await savesPng(v, 'Download Image', 'gradient.png', [320, 200]);
  },
  'flexbox-generator': async (v) => {
    await v.press('Add Item');
    await v.choose('Flex Direction', 'row-reverse');
    await v.press('Item 4');
    await v.fill('Flex Basis', 'calc(10% + 20px)');
    await v.sees('flex-basis: calc(10% + 20px);');
    await v.press('Holy Grail');
    await saves(v, 'Download', 'flexbox-styles.css', 'display: flex');
  },
  'hex-to-rgba-converter': async (v) => {
    await v.fill('HEX Color', '#00AAFFCC');
    await v.sees('rgba(0, 170, 255, 0.8)');
    assert.equal(await v.copied('Copy RGBA'), 'rgba(0, 170, 255, 0.8)');
    await saves(v, 'Download JSON', 'color_conversion.json', '#00AAFF');
  },
  'responsive-text-tester': async (v) => {
    await v.fill('Text', 'Two words 👩‍👩‍👧');
    await v.sees('Characters: 11 / 280');
    await v.choose('Font Family', 'Courier New');
    await v.sees(/font-family: .*Courier New/);
  },
};
