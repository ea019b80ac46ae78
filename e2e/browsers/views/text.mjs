import assert from 'node:assert/strict';
import { saves, savesPng } from '../saves.mjs';

/** @type {import('../visitor.mjs').MainPaths} */
export const text = {
  'text-to-ascii-art': async (v) => {
    await v.fill('Text', 'Tea & cake for all');
    await v.choose('Font', 'Small');
    await v.has({ named: '/^ASCII art: Tea & cake/' });
    await savesPng(v, 'Download Image', 'Tea---cake.png');
  },
  'text-diff-checker': async (v) => {
    await v.fill('Original Text', 'one\nThe quick brown fox\nthree');
    await v.fill('Changed Text', 'one\nThe quick red fox\nthree\nfour');
    await v.sees('+2 lines added');
    await v.sees('−1 line removed');
    await v.counts('#main ins', 1);
  },
  'text-editor': async (v) => {
    await v.has({ css: '.cm-content' });
    await v.write('Markdown', '# one **two**');
    await v.shows('Preview', 'one two');
    assert.equal((await saves(v, 'Export .md', 'exported_markdown.md')).text, '# one **two**');
    await saves(v, 'Export .html', 'exported_html.html', '<strong>two</strong>');
  },
};
