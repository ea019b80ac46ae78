import assert from 'node:assert/strict';
import { createHmac } from 'node:crypto';

/** @type {import('../../../../e2e/browsers/visitor.mjs').MainPath} */
export default async (v) => {
  await v.fill('Plain Text', 'Grüße');
  await v.fill('Secret Key', 'my-own-key');
  const hmac = createHmac('sha256', 'my-own-key').update('Grüße').digest('hex');
  await v.holds('HMAC', hmac);
  assert.equal(await v.copied(), hmac);
};
