import { countOfBytes } from '@/engines/bytes/size';
import { type JsonDocument, type JsonOptions, parseJson } from '@/engines/json';
import { rewriteJson } from '@/engines/json/rewrite';
import { readKeyMap, shortKeys, writeKeyMap } from '@/engines/json/short-keys';
import { area, choice, code, defineTool, InputError, integer, result, text, toggle } from '@/kit';
import type { FieldRow } from '@/kit/output';

/** From here on escapes, and from there on numbers, are written as short as can be. */
const ESCAPES_FROM = 34;
const NUMBERS_FROM = 67;

function read(input: string, options: JsonOptions, field?: string): JsonDocument {
  try {
    return parseJson(input, options);
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    throw new InputError(`Invalid JSON input. Please check your JSON and try again. ${error.message}.`, {
      ...error.details,
      field,
    });
  }
}

const byteLength = (written: string): number => new TextEncoder().encode(written).length;

function sizes(before: string, after: string): FieldRow[] {
  const [old, now] = [byteLength(before), byteLength(after)];
  const saved = 1 - now / old;
  return [
    { label: 'Original Size', value: countOfBytes(old) },
    { label: 'Minified Size', value: countOfBytes(now) },
    { label: 'Compression Ratio', value: `${(saved * 100).toFixed(2)}%`, meter: Math.max(0, saved) },
  ];
}

export default defineTool({
  input: text('Input', { accept: '.json,.jsonc,.txt', language: 'json', placeholder: 'Paste JSON, or drop a file' }),
  options: {
    removeComments: toggle('Remove Comments', true, { when: { mode: 'minify' } }),
    removeWhitespace: toggle('Remove Whitespace', true, { when: { mode: 'minify' } }),
    shortenKeys: toggle('Shorten Keys', false, { when: { mode: 'minify' } }),
    compressionLevel: integer('Compression Level', 50, {
      min: 0,
      max: 100,
      slider: true,
      unit: '%',
      when: { mode: 'minify' },
    }),
    mode: choice('Mode', { minify: 'Minify', restore: 'Restore keys' }, 'minify', { hidden: true }),
    keyMap: area('Key Map', '', { hidden: true }),
    show: choice('Show', { json: 'JSON', map: 'Key map' }, 'json', { hidden: true }),
  },
  output: code('json', { download: 'minified.json', copyLabel: 'Copy Output', downloadLabel: 'Download JSON' }),
  action: { 'Minify JSON': { mode: 'minify' }, 'Restore Keys': { mode: 'restore' } },
  run(input, { removeComments, removeWhitespace, shortenKeys, compressionLevel, mode, keyMap, show }) {
    const doc = read(input, { allowComments: true });
    if (mode === 'restore') {
      if (keyMap.trim() === '')
        throw new InputError('Enter the key map that came with the minified JSON', { field: 'keyMap' });
      const map = readKeyMap(read(keyMap, {}, 'keyMap'));
      return rewriteJson(doc, { renames: map });
    }
    const renames = shortenKeys || show === 'map' ? shortKeys(doc) : undefined;
    const map = renames && writeKeyMap(renames);
    if (show === 'map') return map!;
    const minified = rewriteJson(doc, {
      removeComments,
      removeWhitespace,
      shortEscapes: compressionLevel >= ESCAPES_FROM,
      shortNumbers: compressionLevel >= NUMBERS_FROM,
      renames,
    });
    return result(minified, { facts: sizes(input, minified), data: { keyMap: map } });
  },
  examples: [
    {
      title: 'A configuration with comments',
      input:
        '{\n  // who we are\n  "name": "Localkit",\n  "site": "https:\\/\\/example.com",\n  "limits": { "requests": 1000000, "ratio": 0.50 }\n}\n',
      output: '{"name":"Localkit","site":"https://example.com","limits":{"requests":1000000,"ratio":0.50}}',
    },
    {
      title: 'As short as can be',
      input: '{ "requests": 1000000, "ratio": 0.50, "name": "\\u00e9clair" }',
      options: { compressionLevel: 100 },
      output: '{"requests":1e6,"ratio":0.5,"name":"éclair"}',
    },
    {
      title: 'Short keys',
      input: '[{"identifier":1,"description":"a"},{"identifier":2,"description":"b"}]',
      options: { shortenKeys: true },
      output: '[{"b":1,"a":"a"},{"b":2,"a":"b"}]',
    },
  ],
});
