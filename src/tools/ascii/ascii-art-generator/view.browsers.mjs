import assert from 'node:assert/strict';

/** @type {import('../../../../e2e/browsers/visitor.mjs').MainPath} */
export default async (v) => {
  await v.choose('Font', 'Banner');
  await v.fill('Text', 'Hi');
  await v.has({ named: 'ASCII art: Hi' });
  await v.tab('Text');
  await v.sees('#     #');
  assert.equal(
    await v.copied('Copy Text'),
    ' #     #\n #     # #\n #     # #\n ####### #\n #     # #\n #     # #\n #     # #',
  );
};
