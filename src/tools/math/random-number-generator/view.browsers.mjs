import assert from 'node:assert/strict';

/** @type {import('../../../../e2e/browsers/visitor.mjs').MainPath} */
export default async (v) => {
  await v.fill('Min', '1');
  await v.fill('Max', '6');
  await v.fill('Count', '6');
  await v.toggle('Unique');
  await v.choose('Sort', 'Ascending');
  await v.press('Generate');
  assert.equal(await v.copied('Copy to Clipboard'), '1\n2\n3\n4\n5\n6');
};
