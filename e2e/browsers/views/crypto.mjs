import assert from 'node:assert/strict';
import { createHash, createHmac, createPrivateKey } from 'node:crypto';
import { saves } from '../saves.mjs';

/** @type {import('../visitor.mjs').MainPaths} */
export const crypto = {
  bcrypt: async (v) => {
    await v.fill('Cost', '5');
    await v.fill('Password', 'tr0ub4dor&3');
    await v.press('Hash');
    await v.sees(/\$2b\$05\$[./A-Za-z0-9]{53}/);
  },
  'bip39-generator': async (v) => {
    await v.holds('Mnemonic', /^([a-z]+ ){11}[a-z]+$/);
    await v.fill('Entropy', '7f'.repeat(16));
    await v.holds('Mnemonic', /^legal winner thank/);
    await v.fill('Passphrase', 'TREZOR');
    await v.holds('Seed', /^2e8905819b8723fe/);
    await v.choose('Language', 'japanese');
    await v.holds('Mnemonic', /^そつう　れきだい/);
  },
  'hash-text': async (v) => {
    const sha256 = (/** @type {string | Buffer} */ data) => createHash('sha256').update(data).digest('hex');
    await v.fill('Input', 'Grüße');
    await v.sees(sha256('Grüße'));
    const large = Buffer.alloc(2_000_000, 'localkit');
    await v.upload('Input file', { 'one.txt': 'one\r\n', 'large.bin': large });
    await v.sees(sha256('one\r\n'));
    await v.sees(sha256(large));
    await saves(v, 'Download', 'hash-text.txt', sha256(large));
  },
  'hmac-generator': async (v) => {
    await v.fill('Plain Text', 'Grüße');
    await v.fill('Secret Key', 'my-own-key');
    const hmac = createHmac('sha256', 'my-own-key').update('Grüße').digest('hex');
    await v.holds('HMAC', hmac);
    assert.equal(await v.copied(), hmac);
  },
  'password-analyzer': async (v) => {
    await v.fill('Password', 'Password123!');
    await v.sees('78.84 bits');
    await v.sees('79/100');
  },
  'rsa-generator': async (v) => {
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
  },
  'text-crypto': async (v) => {
    await v.fill('Input', 'Meet me at noon ☕');
    await v.fill('Passphrase', 'my-own-phrase');
    await v.holds('Output', /^\$aes-256-gcm\$pbkdf2-sha256\$i=600000\$/);
    const sealed = await v.run('value', { field: 'Output' });
    await v.tab('Decrypt');
    await v.fill('Input', sealed);
    await v.holds('Output', 'Meet me at noon ☕');
    await v.fill('Passphrase', 'another');
    await v.press('Decrypt');
    await v.sees('Wrong passphrase');
  },
  'ulid-generator': async (v) => {
    await v.fill('Count', '20');
    await v.press('Generate');
    await v.sees('20 results');
    await v.fill('ULID', '01ARYZ6S41TSV4RRFFQ69G5FAV');
    await v.sees('2016-07-30T22:36:16.385Z');
  },
  'uuid-generator': async (v) => {
    await v.choose('Version', 'v5');
    await v.fill('Name', 'www.example.com');
    await v.press('Generate');
    await v.sees('2ed6657d-e927-568b-95e1-2665a8aea6a2');
  },
};
