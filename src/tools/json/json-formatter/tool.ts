import { formatJson, minifyJson } from '@/engines/json';
import { code, defineTool, InputError, result, text, toggle } from '@/kit';
import { documents, jsonc, repair, spacesOrTab } from '@/kit/json';

export default defineTool({
  input: text('Input', {
    accept: '.json,.jsonc,.jsonl,.ndjson,.txt',
    language: 'json',
    placeholder: 'Paste JSON, or drop a file',
  }),
  options: {
    indentSize: spacesOrTab,
    sortKeys: toggle('Sort Keys', false),
    wrapLines: toggle('Wrap Lines', true),
    documents,
    jsonc,
    repair,
    minify: toggle('Minify', false, { hidden: true }),
  },
  output: code('json', {
    download: ({ documents }) => (documents === 'lines' ? 'formatted_json.jsonl' : 'formatted_json.json'),
    tree: true,
    wrap: 'wrapLines',
  }),
  action: { 'Format JSON': { minify: false }, 'Minify JSON': { minify: true } },
  inverse: ({ minify, documents, jsonc }) =>
    documents === 'each' && !jsonc
      ? { tool: 'json-formatter', options: { minify: !minify }, loses: 'the layout' }
      : undefined,
  run(input, { indentSize, sortKeys, minify, documents, jsonc, repair }) {
    const indent = indentSize === 'tab' ? '\t' : Number(indentSize);
    if (documents === 'each') {
      try {
        return result(minify ? minifyJson(input, { sortKeys }) : formatJson(input, { indent, sortKeys }), {});
      } catch (error) {
        if (!(error instanceof InputError)) throw error;
      }
    }
    return import('./documents').then(({ layOutDocuments }) =>
      layOutDocuments(
        input,
        { allowComments: jsonc, allowTrailingCommas: jsonc, repair },
        { indent, sortKeys, minify, documents },
      ),
    );
  },
  examples: [
    {
      title: 'An object',
      input: '{"name":"Localkit","id":12345678901234567890,"price":1.0,"tags":["small","local"],"empty":{}}',
      output: `{
  "name": "Localkit",
  "id": 12345678901234567890,
  "price": 1.0,
  "tags": [
    "small",
    "local"
  ],
  "empty": {}
}`,
    },
    {
      title: 'Sorted, four spaces',
      input: '{"b":[1,2],"a":{"d":null,"c":true}}',
      options: { sortKeys: true, indentSize: '4' },
      output: `{
    "a": {
        "c": true,
        "d": null
    },
    "b": [
        1,
        2
    ]
}`,
    },
    { title: 'Minified', input: '{ "a" : [ 1 , 2 ] }', options: { minify: true }, output: '{"a":[1,2]}' },
    {
      title: 'JSON Lines, each laid out',
      input: '{"id":1,"price":1.0}\n{"id":2,"price":2.50}\n',
      output: '{\n  "id": 1,\n  "price": 1.0\n}\n{\n  "id": 2,\n  "price": 2.50\n}',
      notes: ['Read as JSON Lines: 2 documents.'],
    },
    {
      title: 'An array as JSON Lines',
      input: '[\n  { "id": 1 },\n  { "id": 2 }\n]',
      options: { documents: 'lines' },
      output: '{"id":1}\n{"id":2}',
    },
    {
      title: 'With comments, indented by tabs',
      input: '{\n  // where it listens\n  "port": 8080,\n}',
      options: { jsonc: true, indentSize: 'tab' },
      output: '{\n\t// where it listens\n\t"port": 8080\n}',
    },
  ],
});
