import { code, defineTool, factValue, InputError, line, summary, tabs, text, toggle } from '@/kit';
import { jsonc, repair } from '@/kit/json';

const FAILED = 'Invalid JSON input or JSONPath query. Please check your input and try again.';
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
  input: text('JSON Input', {
    accept: '.json,.jsonc,.jsonl,.ndjson,.txt',
    language: 'json',
    placeholder: 'Paste JSON, or drop a file',
  }),
  options: {
    query: line('JSONPath Query', '', { placeholder: '$.store.book[?@.price < 10].title', maxLength: 5000 }),
    show: tabs('Show', { values: 'Values', paths: 'Paths', both: 'Paths and values' }, 'values'),
    eachDocument: toggle('Each Document', false, {
      hint: 'Runs the query on each line of JSON Lines, not on the whole list',
    }),
    asLines: toggle('As JSON Lines', false, { hint: 'Writes each match on its own line' }),
    jsonc,
    // On the page the error offers it.
    repair: { ...repair, hidden: true },
  },
  output: code('json', {
    label: 'Result',
    download: ({ asLines }) => (asLines ? 'json-path-result.jsonl' : 'json-path-result.json'),
    copyLabel: 'Copy Result',
    downloadLabel: 'Download Result',
    tree: true,
  }),
  action: 'Find JSON Path',
  timeLimit: {
    after: 10_000,
    message:
      'Stopped after 10 seconds: this query takes too long on this document. The usual reason is nested repetition in a match() or search() pattern.',
  },
  prepare: async () => (await import('./find')).loadJsonPath(),
  async run(input, { query, show, eachDocument, asLines, jsonc, repair }) {
    try {
      if (query.trim() === '')
        throw new InputError('Enter a JSONPath query, such as $ for the whole document', { field: 'query' });
      const { findInJson } = await import('./find');
      return await findInJson(
        input,
        { allowComments: jsonc, allowTrailingCommas: jsonc, repair },
        { query, show, eachDocument, asLines },
      );
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      throw new InputError(`${FAILED} ${error.message}.`, error.details);
    }
  },
  summarize(outcome) {
    const matches = factValue(outcome, 'Matches');
    const text = outcome.shown.kind === 'code' ? outcome.shown.value : '';
    return matches === undefined
      ? undefined
      : summary(`${matches} ${matches === '1' ? 'match' : 'matches'}`, text.slice(0, 200));
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
    {
      title: 'JSON Lines, each by itself',
      input: '{"user":"ada","tags":["math","code"]}\n{"user":"alan","tags":["logic"]}\n',
      options: { query: '$.tags[0]', eachDocument: true, asLines: true },
      output: '"math"\n"logic"',
      notes: ['Read as JSON Lines: 2 documents.'],
    },
  ],
});
