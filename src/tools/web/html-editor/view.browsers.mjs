import assert from 'node:assert/strict';

/** @type {import('../../../../e2e/browsers/visitor.mjs').MainPath} */
export default async (v) => {
  await v.until('It cannot be edited', () => v.run('count', '[aria-label=Content][contenteditable=true]'), Boolean);
  await v.type('Content', 'Some ');
  await v.press('Bold');
  await v.type('Content', 'bold');
  await v.page.press('Enter');
  await v.page.press('Control', 'b');
  await v.page.type('one');
  assert.match(await v.copied(), /^<p>Some <strong>bold<\/strong><\/p>\n<p>one<\/p>$/);
};
