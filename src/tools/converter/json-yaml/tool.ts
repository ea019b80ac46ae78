import { code, defineTool } from '@/kit';
import { jsonc, repair, spaces } from '@/kit/json';
import { convert, getInput, READS_JSONC, sorting, yamlDocuments } from '../data-converter';

export default defineTool({
  input: getInput('json'),
  options: {
    indentSize: spaces,
    sortKeys: sorting,
    documents: yamlDocuments,
    jsonc: { ...jsonc, ...READS_JSONC },
    repair,
  },
  output: code('yaml', { download: 'converted.yaml' }),
  action: 'Convert',
  inverse: () => ({ tool: 'yaml-json', options: { documents: 'each' }, loses: 'the layout' }),
  run: (input, options) => convert(input, 'json', 'yaml', options),
  examples: [
    {
      title: 'What parsers misread',
      input:
        '{"country":"NO","version":"1.10","date":"2024-01-01","id":12345678901234567890,"price":1.0,"ports":[80,443],"text":"two\\nlines\\n","empty":{}}',
      output: `country: "NO"
version: "1.10"
date: "2024-01-01"
id: 12345678901234567890
price: 1.0
ports:
  - 80
  - 443
text: |
  two
  lines
empty: {}
`,
    },
    {
      title: 'Sorted, four spaces',
      input: '{"b":{"d":[{"x":1,"a":2}]},"a":null}',
      options: { sortKeys: true, indentSize: '4' },
      output: 'a: null\nb:\n    d:\n        - a: 2\n          x: 1\n',
    },
    {
      title: 'JSON Lines as several documents',
      input: '{"kind":"Service","port":80}\n{"kind":"Secret"}\n',
      output: 'kind: Service\nport: 80\n---\nkind: Secret\n',
      notes: ['Read as JSON Lines: 2 documents.'],
    },
  ],
});
