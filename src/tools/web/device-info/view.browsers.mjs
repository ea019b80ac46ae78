import assert from 'node:assert/strict';

/** @type {import('../../../../e2e/browsers/visitor.mjs').MainPath} */
export default async (v) => {
  await v.sees('1280 × ');
  await v.sees(await v.page.run(() => navigator.userAgent));
  assert.match(await v.copied('Copy All'), /Window size: 1280 × /);
};
