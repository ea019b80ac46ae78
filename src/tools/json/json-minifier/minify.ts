import { savedBytes } from '@/engines/bytes/saved';
import { children, type JsonDocument, parseJson, valueText } from '@/engines/json';
import { type JsonInput, type JsonInputOptions, readJsonInput } from '@/engines/json/read';
import { type RewriteOptions, rewriteJson, withoutTrailingCommas } from '@/engines/json/rewrite';
import { readKeyMap, shortKeys, writeKeyMap } from '@/engines/json/short-keys';
import { InputError, result } from '@/kit';

/** From here on escapes, and from there on numbers, are written as short as can be. */
const ESCAPES_FROM = 34;
const NUMBERS_FROM = 67;

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

function read(input: string, options: JsonInputOptions): JsonInput {
  try {
    return readJsonInput(input, options);
  } catch (error) {
    throw wrong(error);
  }
}

/** Documents that came one after the other go so again, each on its line, unless one array is wanted. */
function rewriteAll({ doc, several }: JsonInput, documents: 'each' | 'array' | 'lines', how: RewriteOptions): string {
  const plain = withoutTrailingCommas(doc);
  const isSplit = documents === 'each' ? several : documents === 'lines' && plain.text.startsWith('[', plain.start[0]);
  if (!isSplit) return rewriteJson(plain, how);
  return [...children(plain, 0)]
    .map((node) => rewriteJson(parseJson(valueText(plain, node), { allowComments: true }), how))
    .join('\n');
}

interface MinifyOptions {
  removeComments: boolean;
  removeWhitespace: boolean;
  shortenKeys: boolean;
  compressionLevel: number;
  documents: 'each' | 'array' | 'lines';
  jsonc: boolean;
  repair: boolean;
  mode: 'minify' | 'restore';
  keyMap: string;
  show: 'json' | 'map';
}

export function minify(input: string, wanted: MinifyOptions) {
  const { removeComments, removeWhitespace, shortenKeys, compressionLevel, documents, mode, keyMap, show } = wanted;
  const provided = read(input, { allowComments: true, allowTrailingCommas: wanted.jsonc, repair: wanted.repair });
  const { doc, notes } = provided;
  if (mode === 'restore') return result(rewriteAll(provided, documents, { renames: readKeys(keyMap) }), { notes });
  const renames = shortenKeys || show === 'map' ? shortKeys(doc) : undefined;
  const map = renames && writeKeyMap(renames);
  if (show === 'map') return result(map!, { notes });
  const minified = rewriteAll(provided, documents, {
    removeComments,
    removeWhitespace,
    shortEscapes: compressionLevel >= ESCAPES_FROM,
    shortNumbers: compressionLevel >= NUMBERS_FROM,
    renames,
  });
  return result(minified, { notes, facts: savedBytes(input, minified), data: { keyMap: map } });
}
