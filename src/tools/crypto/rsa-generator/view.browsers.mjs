import assert from 'node:assert/strict';
import { createPrivateKey } from 'node:crypto';
import { saves } from '../../../../e2e/browsers/saves.mjs';

/** @type {import('../../../../e2e/browsers/visitor.mjs').MainPath} */
export default async (v) => {
  await v.press('Generate Key Pair');
  await v.until(
    'There is no key',
    () => v.run('value', { field: 'Private Key' }),
    (pem) => pem.includes('END PRIVATE KEY'),
    60_000,
  );
  const { text } = await saves(v, 'Download Private Key', 'private_key.pem');
  assert.equal(createPrivateKey(text).asymmetricKeyDetails?.modulusLength, 2048);
  await v.choose('Format', 'ssh');
  await v.holds('Public Key', /^ssh-rsa AAAAB3NzaC1yc2E/);
};
