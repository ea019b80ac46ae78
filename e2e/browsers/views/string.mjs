import { saves } from '../saves.mjs';

/** @type {import('../visitor.mjs').MainPaths} */
export const string = {
  'string-length-calculator': async (v) => {
    await v.fill('Input', '1 banana 👩‍👩‍👧');
    await v.sees('30.00%');
    await saves(v, 'Download', 'string-analysis.json', '"totalLength": 10');
  },
  'substring-finder': async (v) => {
    await v.fill('Input', 'The cat sat.\nA category, a CAT.');
    await v.fill('Substring', 'cat');
    await v.counts('#main [role=textbox] mark', 3);
    await v.fill('Replace With', 'dog');
    await v.press('Replace All');
    await v.holds('Input', 'The dog sat.\nA dogegory, a dog.');
  },
};
