import { findLoneSurrogate } from '@/engines/bytes/utf8';
import { decryptSalted, encryptSalted, looksSalted, type SaltedCipher } from '@/engines/crypto/salted-ciphers';
import { looksSealed, openText, sealText } from '@/engines/crypto/sealed-text';
import { choice, defineTool, InputError, plain, result, secret, tabs, text } from '@/kit';

const EASY =
  'the passphrase is hashed once with MD5, so that it can be guessed quickly, and changes to the text go unnoticed';

/** What is wrong with each of the older ones, in plain words. */
const WEAK: Readonly<Record<SaltedCipher, string>> = {
  AES: `Weak: ${EASY}. Prefer AES-256-GCM unless another program needs this form.`,
  TripleDES: `Weak: an outdated cipher with blocks of 64 bits; ${EASY}. Prefer AES-256-GCM.`,
  Rabbit: `Weak: a cipher that few have examined; ${EASY}. Prefer AES-256-GCM.`,
  RC4: `Weak: RC4 is broken (256-bit key, as in the common web libraries; openssl uses 128); ${EASY}. Prefer AES-256-GCM.`,
};

const UNSURE =
  'This cipher cannot tell whether the text was altered, cut off or opened with another passphrase: read the result with care.';

async function decrypt(algorithm: 'AES-256-GCM' | SaltedCipher, input: string, passphrase: string) {
  // The text says itself that it is of this kind, whatever is chosen.
  if (looksSealed(input))
    return result(await openText(input, passphrase), {
      notes: algorithm === 'AES-256-GCM' ? [] : [`This text was encrypted with AES-256-GCM, not with ${algorithm}.`],
    });
  if (algorithm !== 'AES-256-GCM')
    return result(await decryptSalted(algorithm, input, passphrase), { notes: [UNSURE, WEAK[algorithm]] });
  if (looksSalted(input))
    throw new InputError(
      'This text is in the OpenSSL form: choose the Algorithm it was encrypted with, most likely AES',
    );
  return openText(input, passphrase);
}

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
      },
      'AES-256-GCM',
    ),
    passphrase: secret('Passphrase', { needed: true }),
  },
  output: plain({ download: ({ mode }) => (mode === 'decrypt' ? 'decrypted.txt' : 'encrypted.txt') }),
  action: { Encrypt: { mode: 'encrypt' }, Decrypt: { mode: 'decrypt' } },
  inverse: ({ mode, algorithm, passphrase }) => ({
    tool: 'text-crypto',
    options: { mode: mode === 'encrypt' ? 'decrypt' : 'encrypt', algorithm, passphrase },
    ...(mode === 'decrypt' && { loses: 'the salt: what is encrypted anew looks different' }),
  }),
  heavy: true,
  async run(input, { mode, algorithm, passphrase }, { random }) {
    if (passphrase === '') throw new InputError('Enter a Passphrase', { field: 'passphrase' });
    if (mode === 'decrypt') return decrypt(algorithm, input, passphrase);
    const sealed =
      algorithm === 'AES-256-GCM'
        ? await sealText(input, passphrase, random)
        : await encryptSalted(algorithm, input, passphrase, random);
    return result(sealed, {
      notes: [
        ...(algorithm === 'AES-256-GCM' ? [] : [WEAK[algorithm]]),
        ...(findLoneSurrogate(input) === -1
          ? []
          : ['The text holds half a character (a lone surrogate), which UTF-8 cannot write; U+FFFD was used instead.']),
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
      notes: [UNSURE, WEAK.AES],
    },
    {
      title: 'Encrypt',
      input: 'Meet me at noon. ☕',
      options: { mode: 'encrypt', passphrase: 'correct horse' },
      output:
        '$aes-256-gcm$pbkdf2-sha256$i=600000$aP8ELZDR38hG3VuX9h5--Q$q6qF_mnRtu-beL0T$DR9jGyE28c6rk-KHhUPEQ0OXDZ3UBgvOOhvQ0CpQnPBUJtGk',
    },
  ],
});
