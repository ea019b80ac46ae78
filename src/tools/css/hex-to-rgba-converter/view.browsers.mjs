import assert from 'node:assert/strict';
import { saves } from '../../../../e2e/browsers/saves.mjs';

/** @type {import('../../../../e2e/browsers/visitor.mjs').MainPath} */
export default async (v) => {
  await v.fill('HEX Color', '#00AAFFCC');
  await v.sees('rgba(0, 170, 255, 0.8)');
  assert.equal(await v.copied('Copy RGBA'), 'rgba(0, 170, 255, 0.8)');
  await saves(v, 'Download JSON', 'color_conversion.json', '#00AAFF');
};
