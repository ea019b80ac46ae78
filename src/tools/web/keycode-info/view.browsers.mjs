import assert from 'node:assert/strict';

/** @type {import('../../../../e2e/browsers/visitor.mjs').MainPath} */
export default async (v) => {
  await v.page.press('a');
  await v.sees('KeyA');
  await v.page.press('Control', 'k');
  await v.sees('Ctrl');
  assert.match(await v.copied('Copy All'), /"code": "KeyK"/);
};
