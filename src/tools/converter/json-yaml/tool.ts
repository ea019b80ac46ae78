import { code, defineTool } from '@/kit';
import { convert, inputOf, repairing, sorting, yamlIndent } from '../data-converter';

export default defineTool({
  input: inputOf('json'),
  options: { indentSize: yamlIndent, sortKeys: sorting, repair: repairing },
  output: code('yaml', { download: 'converted.yaml' }),
  action: 'Convert',
  inverse: () => ({ tool: 'yaml-json', options: {}, loses: 'how it was laid out' }),
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
  ],
});
