import { decodeBase64, decodeHex, encodeBytes, encodeHex, encodeUtf8, findLoneSurrogate } from '@/engines/bytes';
import { HASH_NAMES, type HashName } from '@/engines/hash/algorithms';
import { hmacShort, hmacStream } from '@/engines/hash/hmac-stream';
import { choice, defineTool, InputError, plain, result, secret, source } from '@/kit';
import { judgeHmac } from './verdict';

/** Up to here the small JavaScript function is quicker than starting WebAssembly. */
const SHORT_TEXT = 100_000;

const HASH_CHOICES = Object.fromEntries(HASH_NAMES.map((name) => [name, name])) as Record<HashName, string>;

function readKey(text: string, format: 'text' | 'hex' | 'base64'): Uint8Array {
  if (text === '') throw new InputError('Enter a Secret Key', { field: 'secretKey' });
  if (format === 'text') return encodeUtf8(text);
  // Said without the place: an excerpt would show a part of the key.
  const wrong = format === 'hex' ? 'The Secret Key is not valid hex' : 'The Secret Key is not valid Base64';
  try {
    const key = format === 'hex' ? decodeHex(text) : decodeBase64(text);
    if (key.length > 0) return key;
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
  }
  throw new InputError(wrong, { field: 'secretKey' });
}

export default defineTool({
  input: source('Plain Text', { secret: true, placeholder: 'Type or paste the message, or drop files of any size' }),
  options: {
    hashFunction: choice('Hash Function', HASH_CHOICES, 'SHA256'),
    outputEncoding: choice(
      'Output Encoding',
      {
        Hex: 'Hex',
        Base64: 'Base64',
        Latin1: 'Latin1',
        Utf8: 'Utf8',
        Utf16: 'Utf16',
        Utf16LE: 'Utf16LE',
        Base64url: 'Base64url',
      },
      'Hex',
    ),
    secretKey: secret('Secret Key', { needed: true }),
    keyFormat: choice('Key Format', { text: 'Text (UTF-8)', hex: 'Hex', base64: 'Base64' }, 'text', {
      hint: 'How the key is written',
    }),
    expectedHmac: secret('Expected HMAC', { hidden: true, placeholder: 'Paste one to compare' }),
  },
  output: plain({
    hero: true,
    label: 'HMAC',
    copiedMessage: { title: 'Copied!', description: 'HMAC copied to clipboard' },
  }),
  action: 'Generate HMAC',
  async run(input, { hashFunction, outputEncoding, secretKey, keyFormat, expectedHmac }, { signal, progress }) {
    const key = readKey(secretKey, keyFormat);
    const isText = typeof input === 'string';
    const mac =
      isText && input.length <= SHORT_TEXT
        ? await hmacShort(encodeUtf8(input), hashFunction, key)
        : await hmacStream(isText ? new Blob([input]) : input, hashFunction, key, {
            signal,
            onProgress: (done, total) => total && progress(done / total),
          });

    const verdict = expectedHmac.trim() === '' ? undefined : judgeHmac(expectedHmac, mac);
    // A failure and not a note: whoever asked in a script must not go on.
    if (verdict && !verdict.matches)
      throw new InputError(`${verdict.says}.`, { title: 'No match', field: 'expectedHmac' });

    const { text, valid } = encodeBytes(mac, outputEncoding);
    return result(valid ? text : encodeHex(mac), {
      notes: [
        ...(valid ? [] : [`These bytes aren’t valid ${outputEncoding}, so shown as Hex.`]),
        ...(isText && findLoneSurrogate(input) !== -1
          ? [
              'The text contains half a character (a lone surrogate), which UTF-8 can’t encode; U+FFFD was used instead.',
            ]
          : []),
      ],
      /** In Hex, whatever is shown. */
      data: { hmac: encodeHex(mac) },
    });
  },
  examples: [
    {
      title: 'A short message',
      input: 'what do ya want for nothing?',
      options: { secretKey: 'Jefe' },
      output: '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
    },
    {
      title: 'A key in hex, the result in Base64',
      input: 'Hi There',
      options: { secretKey: '0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b', keyFormat: 'hex', outputEncoding: 'Base64' },
      output: 'sDRMYdjbOFNcqK/OrwvxK4gdwgDJgz2nJuk3bC4yz/c=',
      data: { hmac: 'b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7' },
    },
  ],
});
