import assert from 'node:assert/strict';
import { saves } from '../../../../e2e/browsers/saves.mjs';

/** @type {import('../../../../e2e/browsers/visitor.mjs').MainPath} */
export default async (v) => {
  await v.fill('Input', '{ "a" : 1.50, // c\n "b" : "\\u0041" }');
  await v.holds('Output', '{"a":1.50,"b":"A"}');
  assert.equal((await saves(v, 'Download JSON', 'minified.json')).text, '{"a":1.50,"b":"A"}');
};
