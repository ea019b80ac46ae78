import { code, defineTool } from '@/kit';
import { spacesTabOrNone } from '@/kit/json';
import { convert, getInput, jsonDocuments, sorting } from '../data-converter';

export default defineTool({
  input: getInput('yaml'),
  options: { indentSize: spacesTabOrNone, sortKeys: sorting, documents: jsonDocuments },
  output: code('json', {
    download: ({ documents }) => (documents === 'lines' ? 'converted.jsonl' : 'converted.json'),
    tree: true,
  }),
  action: 'Convert',
  inverse: () => ({ tool: 'json-yaml', options: {}, loses: 'comments, anchors and the layout' }),
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
    {
      title: 'Several documents as JSON Lines',
      input: 'name: a\n---\nname: b\nid: 12345678901234567890\n',
      options: { documents: 'lines' },
      output: '{"name":"a"}\n{"name":"b","id":12345678901234567890}',
    },
  ],
});
