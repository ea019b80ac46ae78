import { findLoneSurrogate } from '@/engines/bytes/utf8';
import {
  type Derivation,
  decryptSalted,
  encryptSalted,
  looksSalted,
  type SaltedCipher,
} from '@/engines/crypto/salted-ciphers';
import { looksSealed, openText, sealText } from '@/engines/crypto/sealed-text';
import { choice, defineTool, InputError, plain, result, secret, tabs, text } from '@/kit';

/** Why the passphrase of each form can be guessed quickly. */
const HASHED: Readonly<Record<Derivation, string>> = {
  MD5: 'hashed once with MD5',
  SHA256: 'hashed once with SHA256',
  PBKDF2: 'hashed 10,000 times, but 600,000 rounds are recommended today',
};

/** What is wrong with each of the older ones, in plain words. */
function findWeakness(cipher: SaltedCipher, by: Derivation): string {
  const easy = `the passphrase is ${HASHED[by]}, so it can be guessed quickly, and changes to the text go unnoticed`;
  return {
    AES: `Weak: ${easy}. Use AES-256-GCM unless another program needs this format.`,
    TripleDES: `Weak: an outdated cipher with blocks of 64 bits; ${easy}. Use AES-256-GCM.`,
    Rabbit: `Weak: a cipher that few people have examined; ${easy}. Use AES-256-GCM.`,
    RC4: `Weak: RC4 is broken (256-bit key, as in the common web libraries; openssl uses 128); ${easy}. Use AES-256-GCM.`,
  }[cipher];
}

const UNSURE =
  'This cipher can’t tell if the text was changed, cut off or decrypted with the wrong passphrase: don’t rely on the result.';

async function decrypt(algorithm: 'AES-256-GCM' | SaltedCipher, input: string, passphrase: string, by: Derivation) {
  // The text says itself that it is of this kind, whatever is chosen.
  if (looksSealed(input))
    return result(await openText(input, passphrase), {
      notes: algorithm === 'AES-256-GCM' ? [] : [`This text was encrypted with AES-256-GCM, not with ${algorithm}.`],
    });
  if (algorithm !== 'AES-256-GCM')
    return result(await decryptSalted(algorithm, input, passphrase, by), {
      notes: [UNSURE, findWeakness(algorithm, by)],
    });
  if (looksSalted(input))
    throw new InputError('This text is in OpenSSL format: choose the Algorithm it was encrypted with, most likely AES');
  return openText(input, passphrase);
}

const RAW = { algorithm: 'raw' };
const PASSPHRASED = ['AES-256-GCM', 'AES', 'TripleDES', 'Rabbit', 'RC4'];

export default defineTool({
  input: text('Input', { secret: true }),
  options: {
    mode: tabs('Mode', { encrypt: 'Encrypt', decrypt: 'Decrypt' }, 'encrypt'),
    algorithm: choice(
      'Algorithm',
      {
        'AES-256-GCM': 'AES-256-GCM (recommended)',
        AES: 'AES (weak key)',
        TripleDES: 'TripleDES (weak)',
        Rabbit: 'Rabbit (weak)',
        RC4: 'RC4 (broken)',
        raw: 'AES with a raw key',
      },
      'AES-256-GCM',
    ),
    passphrase: secret('Passphrase', { needed: true, when: { algorithm: PASSPHRASED } }),
    keyDerivation: choice(
      'Key Derivation',
      { MD5: 'MD5 (CryptoJS, openssl -md md5)', SHA256: 'SHA256 (openssl)', PBKDF2: 'PBKDF2 (openssl -pbkdf2)' },
      'MD5',
      { when: { algorithm: ['AES', 'TripleDES'] } },
    ),
    rawKey: secret('Raw Key', { needed: true, when: RAW, placeholder: '16, 24 or 32 bytes as hex or Base64' }),
    iv: secret('IV', { when: { ...RAW, cipherMode: ['CBC', 'CTR', 'GCM'] }, placeholder: 'Hex or Base64' }),
    cipherMode: choice('Cipher Mode', { CBC: 'CBC', CTR: 'CTR', GCM: 'GCM', ECB: 'ECB' }, 'CBC', { when: RAW }),
    padding: choice('Padding', { PKCS7: 'PKCS #7', Zero: 'Zero bytes', None: 'None' }, 'PKCS7', {
      when: { ...RAW, cipherMode: ['CBC', 'ECB'] },
    }),
    ciphertext: choice('Ciphertext', { Base64: 'Base64', Hex: 'Hex' }, 'Base64', { when: RAW }),
  },
  output: plain({ download: ({ mode }) => (mode === 'decrypt' ? 'decrypted.txt' : 'encrypted.txt') }),
  also: ['bytes'],
  action: { Encrypt: { mode: 'encrypt' }, Decrypt: { mode: 'decrypt' } },
  inverse: ({ mode, ...options }) => ({
    tool: 'text-crypto',
    options: { ...options, mode: mode === 'encrypt' ? 'decrypt' : 'encrypt' },
    ...(mode === 'decrypt' && { loses: 'the salt: encrypting again looks different' }),
  }),
  heavy: true,
  async run(input, options, { random }) {
    const { mode, algorithm, passphrase } = options;
    if (algorithm === 'raw') {
      if (options.rawKey.trim() === '') throw new InputError('Enter a Raw Key', { field: 'rawKey' });
      const { runRaw } = await import('./raw');
      return runRaw(input, options, random);
    }
    // The stream ciphers are of the libraries alone.
    const by = algorithm === 'AES' || algorithm === 'TripleDES' ? options.keyDerivation : 'MD5';
    if (passphrase === '') throw new InputError('Enter a Passphrase', { field: 'passphrase' });
    if (mode === 'decrypt') return decrypt(algorithm, input, passphrase, by);
    const sealed =
      algorithm === 'AES-256-GCM'
        ? await sealText(input, passphrase, random)
        : await encryptSalted(algorithm, input, passphrase, random, by);
    return result(sealed, {
      notes: [
        ...(algorithm === 'AES-256-GCM' ? [] : [findWeakness(algorithm, by)]),
        ...(findLoneSurrogate(input) === -1
          ? []
          : [
              'The text contains half a character (a lone surrogate), which UTF-8 can’t encode; U+FFFD was used instead.',
            ]),
      ],
    });
  },
  examples: [
    {
      title: 'Decrypt AES-256-GCM',
      input:
        '$aes-256-gcm$pbkdf2-sha256$i=600000$aP8ELZDR38hG3VuX9h5--Q$q6qF_mnRtu-beL0T$DR9jGyE28c6rk-KHhUPEQ0OXDZ3UBgvOOhvQ0CpQnPBUJtGk',
      options: { mode: 'decrypt', passphrase: 'correct horse' },
      output: 'Meet me at noon. ☕',
    },
    {
      title: 'Decrypt what openssl wrote',
      input: 'U2FsdGVkX18dnH2lJt5+pUxXSblzWyHpMsHwoZwWAMqx8LWSYP9UR8QZMJmpJS6i',
      options: { mode: 'decrypt', algorithm: 'AES', passphrase: 'password' },
      output: 'Grüße, 世界 🙂',
      notes: [UNSURE, findWeakness('AES', 'MD5')],
    },
    {
      title: 'Encrypt',
      input: 'Meet me at noon. ☕',
      options: { mode: 'encrypt', passphrase: 'correct horse' },
      output:
        '$aes-256-gcm$pbkdf2-sha256$i=600000$aP8ELZDR38hG3VuX9h5--Q$q6qF_mnRtu-beL0T$DR9jGyE28c6rk-KHhUPEQ0OXDZ3UBgvOOhvQ0CpQnPBUJtGk',
    },
    {
      title: 'Decrypt openssl enc -K -iv',
      input: 'NwGmPUtEmOrxxl0LIfNIVVZCYqzDXOh1eS1RJid2Qqg=',
      options: {
        mode: 'decrypt',
        algorithm: 'raw',
        rawKey: '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f',
        iv: 'f0f1f2f3f4f5f6f7f8f9fafbfcfdfeff',
      },
      output: 'Grüße, 世界 🙂',
    },
  ],
});
