import { countOfBytes } from '@/engines/bytes/size';
import { children, type JsonDocument, type JsonOptions, parseJson, valueText } from '@/engines/json';
import { type RewriteOptions, rewriteJson, withoutTrailingCommas } from '@/engines/json/rewrite';
import { readKeyMap, shortKeys, writeKeyMap } from '@/engines/json/short-keys';
import { area, choice, code, defineTool, InputError, integer, result, text, toggle } from '@/kit';
import { documents, jsonc, repair } from '@/kit/json';
import type { OptionValues } from '@/kit/option';
import type { FieldRow } from '@/kit/output';

/** From here on escapes, and from there on numbers, are written as short as can be. */
const ESCAPES_FROM = 34;
const NUMBERS_FROM = 67;

/** A document, or several that were read as one array. */
interface Given {
  doc: JsonDocument;
  several?: object;
  notes?: readonly string[];
}

function wrong(error: unknown, field?: string): unknown {
  if (!(error instanceof InputError)) return error;
  return new InputError(`Invalid JSON input. Please check your JSON and try again. ${error.message}.`, {
    ...error.details,
    ...(field && { field }),
  });
}

function readKeys(keyMap: string): ReadonlyMap<string, string> {
  if (keyMap.trim() === '')
    throw new InputError('Enter the key map that came with the minified JSON', { field: 'keyMap' });
  let doc: JsonDocument;
  try {
    doc = parseJson(keyMap);
  } catch (error) {
    throw wrong(error, 'keyMap');
  }
  return readKeyMap(doc);
}

/** JSON as it mostly is comes back at once; the rest when what reads it has arrived. */
function read(input: string, options: JsonOptions, repair: boolean): Given | Promise<Given> {
  try {
    return { doc: parseJson(input, options) };
  } catch {
    return import('@/engines/json/read').then(({ readJsonInput }) => {
      try {
        return readJsonInput(input, { ...options, repair });
      } catch (error) {
        throw wrong(error);
      }
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

const options = {
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
  documents,
  jsonc: { ...jsonc, hint: 'Reads trailing commas too; comments are read in any case' },
  repair,
  mode: choice('Mode', { minify: 'Minify', restore: 'Restore keys' }, 'minify', { hidden: true }),
  keyMap: area('Key Map', '', { hidden: true }),
  show: choice('Show', { json: 'JSON', map: 'Key map' }, 'json', { hidden: true }),
};

/** Documents that came one after the other go so again, each on its line, unless one array is wanted. */
function rewriteAll({ doc, several }: Given, documents: 'each' | 'array' | 'lines', how: RewriteOptions): string {
  const plain = withoutTrailingCommas(doc);
  const isSplit = documents === 'each' ? several : documents === 'lines' && plain.text.startsWith('[', plain.start[0]);
  if (!isSplit) return rewriteJson(plain, how);
  return [...children(plain, 0)]
    .map((node) => rewriteJson(parseJson(valueText(plain, node), { allowComments: true }), how))
    .join('\n');
}

function minify(input: string, given: Given, values: OptionValues<typeof options>) {
  const { doc, notes = [] } = given;
  const { removeComments, removeWhitespace, shortenKeys, compressionLevel, documents, mode, keyMap, show } = values;
  if (mode === 'restore') return result(rewriteAll(given, documents, { renames: readKeys(keyMap) }), { notes });
  const renames = shortenKeys || show === 'map' ? shortKeys(doc) : undefined;
  const map = renames && writeKeyMap(renames);
  if (show === 'map') return result(map!, { notes });
  const minified = rewriteAll(given, documents, {
    removeComments,
    removeWhitespace,
    shortEscapes: compressionLevel >= ESCAPES_FROM,
    shortNumbers: compressionLevel >= NUMBERS_FROM,
    renames,
  });
  return result(minified, { notes, facts: sizes(input, minified), data: { keyMap: map } });
}

export default defineTool({
  input: text('Input', {
    accept: '.json,.jsonc,.jsonl,.ndjson,.txt',
    language: 'json',
    placeholder: 'Paste JSON, or drop a file',
  }),
  options,
  output: code('json', {
    download: ({ documents }) => (documents === 'lines' ? 'minified.jsonl' : 'minified.json'),
    copyLabel: 'Copy Output',
    downloadLabel: 'Download JSON',
  }),
  action: { 'Minify JSON': { mode: 'minify' }, 'Restore Keys': { mode: 'restore' } },
  run(input, values) {
    const given = read(input, { allowComments: true, allowTrailingCommas: values.jsonc }, values.repair);
    return given instanceof Promise ? given.then((one) => minify(input, one, values)) : minify(input, given, values);
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
    {
      title: 'JSON Lines',
      input: '{ "id": 1, "ok": true }\n{ "id": 2, "ok": false }\n',
      output: '{"id":1,"ok":true}\n{"id":2,"ok":false}',
      notes: ['Read as JSON Lines: 2 documents.'],
    },
  ],
});
