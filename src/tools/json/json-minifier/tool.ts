import { area, choice, code, defineTool, integer, text, toggle } from '@/kit';
import { documents, jsonc, repair } from '@/kit/json';

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
  jsonc: { ...jsonc, hint: 'Accepts trailing commas too; comments are always accepted' },
  repair,
  mode: choice('Mode', { minify: 'Minify', restore: 'Restore keys' }, 'minify', { hidden: true }),
  keyMap: area('Key Map', '', { hidden: true }),
  show: choice('Show', { json: 'JSON', map: 'Key map' }, 'json', { hidden: true }),
};

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
  run: async (input, values) => (await import('./minify')).minify(input, values),
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
