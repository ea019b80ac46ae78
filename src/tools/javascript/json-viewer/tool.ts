import { formatDocument, getKey, getKind, getPath, type JsonDocument, parseJson, valueText } from '@/engines/json';
import { KIND_NAMES, searchJson } from '@/engines/json/search';
import { grouped } from '@/engines/number/grouped';
import { code, defineTool, InputError, line, result, resultAs, text } from '@/kit';
import { jsonc, repair } from '@/kit/json';

/** Most results of a search that are listed. */
const MOST_RESULTS = 1000;
const LONGEST_VALUE = 200;

interface ReadOptions {
  jsonc: boolean;
  repair: boolean;
}

/** Comments are always read; what is no single document comes with an engine of its own. */
async function read(input: string, { jsonc, repair }: ReadOptions): Promise<{ doc: JsonDocument; notes: string[] }> {
  const options = { allowComments: true, allowTrailingCommas: jsonc };
  try {
    return { doc: parseJson(input, options), notes: [] };
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
  }
  const { readJsonInput } = await import('@/engines/json/read');
  try {
    return readJsonInput(input, { ...options, repair });
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    throw new InputError(`Invalid JSON: ${error.message}`, error.details);
  }
}

function shorten(value: string): string {
  const flat = value.slice(0, LONGEST_VALUE * 2).replace(/\s+/g, ' ');
  return flat.length > LONGEST_VALUE ? `${flat.slice(0, LONGEST_VALUE)}…` : flat;
}

interface SearchResult {
  /** The place of the value among all of the document. */
  node: number;
  path: string;
  key: string | undefined;
  /** As it is written, cut off where it is long. */
  value: string;
  type: string;
}

export default defineTool({
  input: text('JSON Input', {
    accept: '.json,.jsonc,.jsonl,.ndjson,.txt',
    language: 'json',
    placeholder: 'Paste JSON, or drop a file',
  }),
  options: {
    search: line('Search', '', { hidden: true, placeholder: 'Part of a key or value' }),
    // On the page the error itself offers to mend it.
    jsonc: { ...jsonc, hidden: true },
    repair: { ...repair, hidden: true },
  },
  output: code('json', { label: 'Raw JSON', download: 'data.json', tree: true }),
  also: ['table'],
  action: 'Parse JSON',
  async run(input, { search, ...options }) {
    const { doc, notes: messages } = await read(input, options);
    if (search !== '') {
      const { found, total } = searchJson(doc, search, MOST_RESULTS);
      const results = found.map(
        ({ node }): SearchResult => ({
          node,
          path: getPath(doc, node, 'short'),
          key: getKey(doc, node),
          value: shorten(valueText(doc, node)),
          type: KIND_NAMES[getKind(doc, node)]!,
        }),
      );
      const rows = results.map(({ path, key = '', value, type }) => [path, key, value, type]);
      const notes = [
        ...messages,
        ...(total > found.length ? [`Showing the first ${found.length} of ${grouped(total)} results`] : []),
      ];
      return resultAs(
        'table',
        { columns: ['Path', 'Key', 'Value', 'Type'], rows },
        { notes, data: { results, total } },
      );
    }
    try {
      return result(formatDocument(doc, { indent: 2 }), { notes: messages });
    } catch (error) {
      // Thousands of levels deep, the indentation alone would be too long.
      if (error instanceof InputError) return result(doc.text, { notes: messages });
      throw error;
    }
  },
  examples: [
    {
      title: 'A shop',
      input:
        '{"store":{"name":"Corner books","open":true,"books":[{"title":"Sword of Honour","price":12.99},{"title":"Moby Dick","price":8.99}]},"id":12345678901234567890}',
      output: `{
  "store": {
    "name": "Corner books",
    "open": true,
    "books": [
      {
        "title": "Sword of Honour",
        "price": 12.99
      },
      {
        "title": "Moby Dick",
        "price": 8.99
      }
    ]
  },
  "id": 12345678901234567890
}`,
    },
    {
      title: 'A list of people',
      input: '[{"name":"Ada","born":1815},{"name":"Alan","born":1912}]',
      output: '[\n  {\n    "name": "Ada",\n    "born": 1815\n  },\n  {\n    "name": "Alan",\n    "born": 1912\n  }\n]',
    },
    {
      title: 'JSON Lines',
      input: '{"level":"info","at":1767323045}\n{"level":"warn","at":1767323046}\n',
      output:
        '[\n  {\n    "level": "info",\n    "at": 1767323045\n  },\n  {\n    "level": "warn",\n    "at": 1767323046\n  }\n]',
      notes: ['Read as JSON Lines: 2 documents.'],
    },
  ],
});
