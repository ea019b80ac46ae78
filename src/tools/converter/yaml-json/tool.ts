import { code, defineTool } from '@/kit';
import { convert, inputOf, jsonIndent, sorting } from '../data-converter';

export default defineTool({
  input: inputOf('yaml'),
  options: { indentSize: jsonIndent, sortKeys: sorting },
  output: code('json', { download: 'converted.json', tree: true }),
  action: 'Convert',
  inverse: () => ({ tool: 'json-yaml', options: {}, loses: 'comments, anchors and how it was laid out' }),
  // Some seconds per megabyte: always where it can be stopped.
  heavy: true,
  run: (input, options) => convert(input, 'yaml', 'json', options),
  examples: [
    {
      title: 'Anchors and merge keys',
      input: `defaults: &defaults
  adapter: postgres
  port: 5432

development:
  <<: *defaults
  database: dev
  country: NO
  id: 12345678901234567890
  ratio: 1.0
`,
      output: `{
  "defaults": {
    "adapter": "postgres",
    "port": 5432
  },
  "development": {
    "adapter": "postgres",
    "port": 5432,
    "database": "dev",
    "country": "NO",
    "id": 12345678901234567890,
    "ratio": 1.0
  }
}`,
    },
    {
      title: 'Several documents',
      input: '# first\nname: a\n---\nname: b\ntext: |\n  two\n  lines\n',
      options: { indentSize: 'none' },
      output: '[{"name":"a"},{"name":"b","text":"two\\nlines\\n"}]',
      notes: ['2 documents became a list.', 'Comments are left out.'],
    },
  ],
});
