import assert from 'node:assert/strict';
import { readCode } from '../../../../e2e/browsers/pictures.mjs';
import { saves, savesPng } from '../../../../e2e/browsers/saves.mjs';

/** @type {import('../../../../e2e/browsers/visitor.mjs').MainPath} */
export default async (v) => {
  await v.fill('Text', '👩‍👩‍👧 party 🎉');
  await v.sees('Reads back correctly');
  assert.equal(await readCode(v, await savesPng(v, 'Download PNG', 'qr-code.png')), '👩‍👩‍👧 party 🎉');
  await saves(v, 'Download SVG', 'qr-code.svg', '<svg');
  const { bytes } = await saves(v, 'Download JPEG', 'qr-code.jpeg');
  assert.equal(bytes.readUInt16BE(0), 0xffd8);
};
