import { formatJson, minifyJson } from '@/engines/json';
import { choice, code, defineTool, text, toggle } from '@/kit';

export default defineTool({
  input: text('Input', { accept: '.json,.txt', language: 'json', placeholder: 'Paste JSON, or drop a file' }),
  options: {
    indentSize: choice('Indent Size', { '2': '2 spaces', '4': '4 spaces', '8': '8 spaces' }, '2'),
    sortKeys: toggle('Sort Keys', false),
    wrapLines: toggle('Wrap Lines', true),
    minify: toggle('Minify', false, { hidden: true }),
  },
  output: code('json', { download: 'formatted_json.json', tree: true, wrap: 'wrapLines' }),
  action: { 'Format JSON': { minify: false }, 'Minify JSON': { minify: true } },
  inverse: ({ minify }) => ({ tool: 'json-formatter', options: { minify: !minify }, loses: 'how it was laid out' }),
  run: (input, { indentSize, sortKeys, minify }) =>
    minify ? minifyJson(input, { sortKeys }) : formatJson(input, { indent: Number(indentSize), sortKeys }),
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
  ],
});
