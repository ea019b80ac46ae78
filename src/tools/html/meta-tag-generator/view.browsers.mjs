import assert from 'node:assert/strict';

/** @type {import('../../../../e2e/browsers/visitor.mjs').MainPath} */
export default async (v) => {
  await v.fill('Title', 'Fish & "chips"');
  await v.sees('<title>Fish &amp; &quot;chips&quot;</title>');
  assert.match(await v.copied('Copy to Clipboard'), /<title>Fish &amp; &quot;chips&quot;<\/title>/);
};
