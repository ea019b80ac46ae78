import assert from 'node:assert/strict';
import { saves } from '../../../../e2e/browsers/saves.mjs';

/** @type {import('../../../../e2e/browsers/visitor.mjs').MainPath} */
export default async (v) => {
  await v.fill('Palette Size', '3');
  await v.fill('Base Color', 'f00');
  assert.equal(await v.copied('Copy #ffcccc'), '#ffcccc');
  await saves(v, 'Export CSS', 'palette.css', '--color-3: #330000;');
};
