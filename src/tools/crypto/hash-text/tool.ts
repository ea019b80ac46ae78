import { encodeHex, findLoneSurrogate } from '@/engines/bytes';
import {
  ANY_HASH_NAMES,
  type AnyHashName,
  getNames,
  HASH_NAMES,
  type HashName,
  MORE_HASH_NAMES,
} from '@/engines/hash/algorithms';
import { loadHash } from '@/engines/hash/hashers';
import { hashStream } from '@/engines/hash/stream';
import { choice, defineTool, fields, InputError, result, secret, source, summary } from '@/kit';
import { type Digests, judgeChecksum } from './checksum';
import { digestRows, unwritable } from './rows';

/** Up to here the small JavaScript functions are quicker than starting eight WebAssembly modules. */
const SHORT_TEXT = 100_000;

const getChoices = <Name extends string>(names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, name])) as Record<string, string> as Record<Name, string>;

const isUsual = (names: readonly AnyHashName[]): names is readonly HashName[] =>
  names.every((name) => (HASH_NAMES as readonly string[]).includes(name));

async function hashShort(
  bytes: Uint8Array,
  names: readonly HashName[],
): Promise<Partial<Record<HashName, Uint8Array>>> {
  return Object.fromEntries(await Promise.all(names.map(async (name) => [name, (await loadHash(name))(bytes)])));
}

/** In Hex, whatever is shown. */
function inWriting(digests: Digests): Partial<Record<AnyHashName, string>> {
  const written: Partial<Record<AnyHashName, string>> = {};
  for (const name of ANY_HASH_NAMES) if (digests[name]) written[name] = encodeHex(digests[name]);
  return written;
}

export default defineTool({
  input: source('Input', { secret: true, placeholder: 'Type or paste text, or drop files of any size' }),
  options: {
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
    algorithm: choice(
      'Algorithm',
      { All: 'All', ...getChoices(HASH_NAMES), More: 'More', ...getChoices(MORE_HASH_NAMES) },
      'All',
      { hint: 'A single one is several times faster on a huge file; All means the first eight, More the others' },
    ),
    // Kept out of links and storage: the hash of a short secret gives the secret away.
    expectedChecksum: secret('Expected Checksum', {
      hidden: true,
      placeholder: 'Paste a checksum to compare, or a checksum file',
    }),
  },
  output: fields({ download: 'hash-text.txt' }),
  action: 'Hash',
  // Nothing has a digest too, and a script may well ask for it.
  emptyInput: true,
  async run(input, { outputEncoding, algorithm, expectedChecksum }, { signal, progress }) {
    const names = getNames(algorithm);
    const isText = typeof input === 'string';
    const whole = isText ? input.length <= SHORT_TEXT && new TextEncoder().encode(input) : input.whole;
    const digests =
      whole && isUsual(names)
        ? await hashShort(whole, names)
        : await hashStream(isText ? new Blob([input]) : input, names, {
            signal,
            onProgress: (done, total) => total && progress(done / total),
          });

    const verdict =
      expectedChecksum.trim() === ''
        ? undefined
        : judgeChecksum(expectedChecksum, digests, isText ? undefined : input.name);
    // A failure and not a note: whoever asked in a script must not go on.
    if (verdict && !verdict.matches)
      throw new InputError(`${verdict.says}.`, { title: 'No match', field: 'expectedChecksum' });

    const inHex = unwritable(digests, outputEncoding);
    return result(digestRows(digests, outputEncoding, verdict?.name), {
      notes: [
        ...(inHex.length > 0 ? [`Not valid ${outputEncoding}, so shown as Hex: ${inHex.join(', ')}.`] : []),
        ...(isText && findLoneSurrogate(input) !== -1
          ? [
              'The text contains half a character (a lone surrogate), which UTF-8 can’t encode; it was hashed as U+FFFD.',
            ]
          : []),
      ],
      data: { digests: inWriting(digests) },
    });
  },
  summarize(outcome, { take }) {
    const rows = outcome.shown.kind === 'fields' ? outcome.shown.value : [];
    const main = rows.find(({ label }) => label === (take ?? 'SHA256')) ?? rows[0];
    const others = rows.filter((row) => row !== main).map(({ label }) => label);
    return summary(main?.value, main?.label, others.length > 0 ? `also ${others.join(', ')}` : undefined);
  },
  examples: [
    {
      title: 'A sentence',
      input: 'The quick brown fox jumps over the lazy dog',
      output: [
        { label: 'MD5', value: '9e107d9d372bb6826bd81d3542a419d6', note: 'Broken: not for security' },
        { label: 'SHA1', value: '2fd4e1c67a2d28fced849ee1bb76e7391b93eb12', note: 'Broken: not for security' },
        { label: 'SHA224', value: '730e109bd7a8a32b1cb9d9a09aa2325d2430587ddbc0c38bad911525' },
        { label: 'SHA256', value: 'd7a8fbb307d7809469ca9abcb0082e4f8d5651e46d3cdb762d02d0bf37c9e592' },
        {
          label: 'SHA384',
          value: 'ca737f1014a48f4c0b6dd43cb177b0afd9e5169367544c494011e3317dbf9a509cb1e5dc1e85a941bbee3d7f2afbc9b1',
        },
        {
          label: 'SHA512',
          value:
            '07e547d9586f6a73f73fbac0435ed76951218fb7d0c8d788a309d785436bbb642e93a252a954f23912547d1e8a3b5ed6e1bfd7097821233fa0538f3db854fee6',
        },
        {
          label: 'SHA3',
          value:
            '01dedd5de4ef14642445ba5f5b97c15e47b9ad931326e4b0727cd94cefc44fff23f07bf543139939b49128caf436dc1bdee54fcb24023a08d9403f9b4bf0d450',
        },
        { label: 'RIPEMD160', value: '37f332f68db77bd9d7edd4969571ad671cf9dd3b' },
      ],
    },
    {
      title: 'SHA256 in Base64',
      input: 'Grüße, 世界 🙂',
      options: { algorithm: 'SHA256', outputEncoding: 'Base64' },
      output: [{ label: 'SHA256', value: 'auJ3/lU9WpQbKpnXkhGx474Kt3N4l7iDA2FPWMZryS8=' }],
      data: { digests: { SHA256: '6ae277fe553d5a941b2a99d79211b1e3be0ab7737897b88303614f58c66bc92f' } },
    },
    {
      title: 'BLAKE3',
      input: 'abc',
      options: { algorithm: 'BLAKE3' },
      output: [{ label: 'BLAKE3', value: '6437b3ac38465133ffb63b75273a8db548c558465d79db03fd359c6cd5bd9d85' }],
    },
    {
      title: 'CRC32',
      input: '123456789',
      options: { algorithm: 'CRC32' },
      output: [{ label: 'CRC32', value: 'cbf43926', note: 'Catches accidents only: not for security' }],
    },
  ],
});
