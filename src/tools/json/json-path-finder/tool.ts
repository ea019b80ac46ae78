import { formatJson, parseJson, pathOf, valueText } from '@/engines/json';
import { loadJsonPath, queryJson } from '@/engines/json/path';
import { grouped } from '@/engines/number/grouped';
import { code, defineTool, InputError, line, result, tabs, text } from '@/kit';

const FAILED = 'Invalid JSON input or JSONPath query. Please check your input and try again.';
/** Selections may overlap, and their texts together be far larger than the document. */
const LARGEST = 200_000_000;

const STORE = `{
  "store": {
    "book": [
      { "category": "reference", "author": "Nigel Rees", "title": "Sayings of the Century", "price": 8.95 },
      { "category": "fiction", "author": "Evelyn Waugh", "title": "Sword of Honour", "price": 12.99 },
      { "category": "fiction", "author": "Herman Melville", "title": "Moby Dick", "isbn": "0-553-21311-3", "price": 8.99 },
      { "category": "fiction", "author": "J. R. R. Tolkien", "title": "The Lord of the Rings", "isbn": "0-395-19395-8", "price": 22.99 }
    ],
    "bicycle": { "color": "red", "price": 399 }
  }
}`;

export default defineTool({
  input: text('JSON Input', { accept: '.json,.txt', language: 'json', placeholder: 'Paste JSON, or drop a file' }),
  options: {
    query: line('JSONPath Query', '', { placeholder: '$.store.book[?@.price < 10].title', maxLength: 5000 }),
    show: tabs('Show', { values: 'Values', paths: 'Paths', both: 'Paths and values' }, 'values'),
  },
  output: code('json', {
    label: 'Result',
    download: 'json-path-result.json',
    copyLabel: 'Copy Result',
    downloadLabel: 'Download Result',
    tree: true,
  }),
  action: 'Find JSON Path',
  timeLimit: {
    after: 10_000,
    message:
      'Stopped after 10 seconds: this query takes too long on this document. A pattern in match() or search() that repeats within a repetition is the usual reason.',
  },
  prepare: loadJsonPath,
  async run(input, { query, show }) {
    try {
      if (query.trim() === '')
        throw new InputError('Enter a JSONPath query, such as $ for the whole document', { field: 'query' });
      const doc = parseJson(input);
      const nodes = await queryJson(doc, query);
      const parts: string[] = [];
      let length = 0;
      for (const node of nodes) {
        const path = () => JSON.stringify(pathOf(doc, node));
        const part =
          show === 'values'
            ? valueText(doc, node)
            : show === 'paths'
              ? path()
              : `{"path":${path()},"value":${valueText(doc, node)}}`;
        length += part.length;
        if (length > LARGEST) throw new InputError('The result is too large to be shown: make the query more exact');
        parts.push(part);
      }
      const facts = [{ label: 'Matches', value: grouped(nodes.length) }];
      return result(formatJson(`[${parts.join()}]`, { indent: 2 }), { facts, data: { matches: nodes.length } });
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      throw new InputError(`${FAILED} ${error.message}.`, error.details);
    }
  },
  examples: [
    {
      title: 'Authors of all books',
      input: STORE,
      options: { query: '$.store.book[*].author' },
      output: '[\n  "Nigel Rees",\n  "Evelyn Waugh",\n  "Herman Melville",\n  "J. R. R. Tolkien"\n]',
    },
    {
      title: 'Titles below 10',
      input: STORE,
      options: { query: '$..book[?@.price < 10].title' },
      output: '[\n  "Sayings of the Century",\n  "Moby Dick"\n]',
      data: { matches: 2 },
    },
    {
      title: 'Where the prices are',
      input: STORE,
      options: { query: '$..price', show: 'paths' },
      output: JSON.stringify(
        [...[0, 1, 2, 3].map((at) => `$['store']['book'][${at}]['price']`), "$['store']['bicycle']['price']"],
        null,
        2,
      ),
    },
  ],
});
