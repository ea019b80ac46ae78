import assert from 'node:assert/strict';
import { saves } from '../../../../e2e/browsers/saves.mjs';

/** @type {import('../../../../e2e/browsers/visitor.mjs').MainPath} */
export default async (v) => {
  await v.has({ css: '.cm-content' });
  await v.write('Markdown', '# one **two**');
  await v.shows('Preview', 'one two');
  assert.equal((await saves(v, 'Export .md', 'exported_markdown.md')).text, '# one **two**');
  await saves(v, 'Export .html', 'exported_html.html', '<strong>two</strong>');
};
