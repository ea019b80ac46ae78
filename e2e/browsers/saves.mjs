// A button that saves must give a file of that name, with that in it.
import assert from 'node:assert/strict';

/** @typedef {import('./visitor.mjs').Visitor} Visitor */

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47]);

/** @param {Visitor} v @param {string | RegExp} button @param {string} name @param {string | RegExp} [content] */
export async function saves(v, button, name, content = '') {
  const file = await v.saved(button);
  assert.equal(file.name, name);
  if (content instanceof RegExp) assert.match(file.text, content);
  else assert.ok(file.text.includes(content), `${name} does not hold ${content}, but ${file.text.slice(0, 300)}`);
  return file;
}

/** A picture of that type and size. @param {Visitor} v @param {string} button @param {string} name @param {[number, number]} [size] */
export async function savesPng(v, button, name, size) {
  const { bytes } = await saves(v, button, name);
  assert.deepEqual(bytes.subarray(0, 4), PNG);
  if (size) assert.deepEqual([bytes.readUInt32BE(16), bytes.readUInt32BE(20)], size);
  return bytes;
}
