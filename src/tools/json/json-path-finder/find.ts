import { children, formatElements, formatJson, getPath, type JsonDocument, parseJson, valueText } from '@/engines/json';
import { readQuery } from '@/engines/json/path';
import { type JsonInput, type JsonInputOptions, readJsonInput } from '@/engines/json/read';
import { grouped } from '@/engines/number/grouped';
import { InputError, result } from '@/kit';

export { loadJsonPath } from '@/engines/json/path';

/** Selections may overlap, and their texts together be far larger than the document. */
const LARGEST = 200_000_000;

interface QueryOptions {
  query: string;
  show: 'values' | 'paths' | 'both';
  /** Asks each of several documents by itself. */
  eachDocument: boolean;
  /** Writes each match on a line. */
  asLines: boolean;
}

/** What a query is put to: all at once, or each of several documents, whose paths then begin at its own root. */
function* asked(
  { doc, several }: JsonInput,
  eachDocument: boolean,
  options: JsonInputOptions,
): Generator<JsonDocument> {
  if (!several || !eachDocument) yield doc;
  else for (const node of children(doc, 0)) yield parseJson(valueText(doc, node), options);
}

export async function findInJson(input: string, options: JsonInputOptions, wanted: QueryOptions) {
  const { query, show, eachDocument, asLines } = wanted;
  const read = readJsonInput(input, options);
  const select = await readQuery(query);
  const parts: string[] = [];
  let length = 0;
  for (const doc of asked(read, eachDocument, options)) {
    for (const node of select(doc)) {
      const path = () => JSON.stringify(getPath(doc, node));
      const part =
        show === 'values'
          ? valueText(doc, node)
          : show === 'paths'
            ? path()
            : `{"path":${path()},"value":${valueText(doc, node)}}`;
      length += part.length;
      if (length > LARGEST) throw new InputError('The result is too large to show: make the query more specific');
      parts.push(part);
    }
  }
  const array = `[${parts.join(',\n')}\n]`;
  const reading = { allowComments: true, allowTrailingCommas: true };
  const text = asLines
    ? formatElements(parseJson(array, reading), { indent: 0 }).join('\n')
    : formatJson(array, { indent: 2, ...reading });
  const facts = [{ label: 'Matches', value: grouped(parts.length) }];
  return result(text, { notes: read.notes, facts, data: { matches: parts.length } });
}
