import assert from 'node:assert/strict';
import { saves } from '../saves.mjs';

/** @type {import('../visitor.mjs').MainPaths} */
export const ascii = {
  'ascii-art-generator': async (v) => {
    await v.choose('Font', 'Banner');
    await v.fill('Text', 'Hi');
    await v.has({ named: 'ASCII art: Hi' });
    await v.tab('Text');
    await v.sees('#     #');
    assert.equal(
      await v.copied('Copy Text'),
      ' #     #\n #     # #\n #     # #\n ####### #\n #     # #\n #     # #\n #     # #',
    );
  },
  'ascii-table': async (v) => {
    await v.press('Clear All');
    await v.fill('Row 1, column 1', 'Name');
    await v.press('Add Row');
    await v.fill('Row 2, column 1', '寿司');
    await v.choose('Style', 'unicode');
    await v.sees('│ 寿司');
    await saves(v, 'Download', 'ascii-table.txt', '│ Name');
  },
  'binary-to-ascii-converter': async (v) => {
    await v.press('Example Input');
    await v.holds('ASCII Output', 'Hello World');
    assert.equal((await saves(v, 'Download', 'ascii_output.txt')).text, 'Hello World');
  },
};
