import { createHash } from 'node:crypto';
import { saves } from '../../../../e2e/browsers/saves.mjs';

/** @type {import('../../../../e2e/browsers/visitor.mjs').MainPath} */
export default async (v) => {
  const sha256 = (/** @type {string | Buffer} */ data) => createHash('sha256').update(data).digest('hex');
  await v.fill('Input', 'Grüße');
  await v.sees(sha256('Grüße'));
  const large = Buffer.alloc(2_000_000, 'localkit');
  await v.upload('Input file', { 'one.txt': 'one\r\n', 'large.bin': large });
  await v.sees(sha256('one\r\n'));
  await v.sees(sha256(large));
  await saves(v, 'Download', 'hash-text.txt', sha256(large));
};
