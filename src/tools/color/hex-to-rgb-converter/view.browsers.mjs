import assert from 'node:assert/strict';

/** @type {import('../../../../e2e/browsers/visitor.mjs').MainPath} */
export default async (v) => {
  await v.fill('HEX Color', '0af8');
  await v.sees('rgba(0, 170, 255, 0.533)');
  assert.equal(await v.copied(), 'rgba(0, 170, 255, 0.533)');
};
