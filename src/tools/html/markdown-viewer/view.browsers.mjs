import { saves } from '../../../../e2e/browsers/saves.mjs';

/** @type {import('../../../../e2e/browsers/visitor.mjs').MainPath} */
export default async (v) => {
  await v.has({ css: '.cm-content' });
  await v.write('Markdown', 'one **two**');
  await v.shows('Preview', 'one two');
  await saves(v, 'Export', 'exported.html', '<strong>two</strong>');
};
