import { choice, code, defineTool, result, resultAs, text, toggle } from '@/kit';

const before = '{\n  "name": "Localkit",\n  "tools": 48,\n  "tags": ["small", "local"],\n  "beta": true\n}';
const after = '{\n  "name": "Localkit",\n  "tools": 156,\n  "tags": ["small", "fast", "local"],\n  "license": "MIT"\n}';

export default defineTool({
  input: {
    left: text('Left JSON', {
      accept: '.json,.txt',
      language: 'json',
      placeholder: 'Paste the original, or drop a file',
    }),
    right: text('Right JSON', {
      accept: '.json,.txt',
      language: 'json',
      placeholder: 'Paste the changed one, or drop a file',
    }),
  },
  options: {
    ignoreWhitespace: toggle('Ignore Whitespace', false),
    ignoreCase: toggle('Ignore Case', false),
    ignoreDataType: toggle('Ignore Data Type', false),
    sortKeys: toggle('Sort Keys', false),
    filter: choice('Filter', { all: 'All Changes', added: 'Added', removed: 'Removed', changed: 'Changed' }, 'all'),
  },
  output: code('json', { label: 'Differences', download: 'json_diff_result.json', downloadLabel: 'Export Diff' }),
  also: ['diff'],
  action: 'Compare',
  heavy: true,
  async run(inputs, options, { signal }) {
    const { compareJson } = await import('./compare');
    const compared = compareJson(inputs, options, signal);
    if (compared.diff) return resultAs('diff', { ...inputs, diff: compared.diff }, { notes: compared.notes });
    const { report, differences, notes } = compared;
    const { counts } = differences;
    const facts = [
      { label: 'Added', value: String(counts.added) },
      { label: 'Removed', value: String(counts.removed) },
      { label: 'Changed', value: String(counts.changed) },
    ];
    return result(report, { facts, notes, data: differences });
  },
  examples: [
    {
      title: 'Two versions of a record',
      input: { left: before, right: after },
      output: `{
  "summary": {
    "added": 2,
    "removed": 1,
    "changed": 1
  },
  "differences": [
    {
      "type": "changed",
      "path": "$['tools']",
      "oldValue": 48,
      "newValue": 156
    },
    {
      "type": "added",
      "path": "$['tags'][1]",
      "value": "fast"
    },
    {
      "type": "removed",
      "path": "$['beta']",
      "value": true
    },
    {
      "type": "added",
      "path": "$['license']",
      "value": "MIT"
    }
  ]
}`,
    },
    {
      title: 'The same but for spelling',
      input: {
        left: '{"id": "1", "city": "New York"}',
        right: '{"city": "new  york", "id": 1}',
      },
      options: { ignoreCase: true, ignoreWhitespace: true, ignoreDataType: true },
      output: '{\n  "summary": {\n    "added": 0,\n    "removed": 0,\n    "changed": 0\n  },\n  "differences": []\n}',
      data: { counts: { added: 0, removed: 0, changed: 0 }, rows: [], omitted: 0 },
    },
  ],
});
