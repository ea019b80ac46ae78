import assert from 'node:assert/strict';
import { saves } from '../../../../e2e/browsers/saves.mjs';

/** @type {import('../../../../e2e/browsers/visitor.mjs').MainPath} */
export default async (v) => {
  await v.press('Example Input');
  await v.holds('ASCII Output', 'Hello World');
  assert.equal((await saves(v, 'Download', 'ascii_output.txt')).text, 'Hello World');
};
