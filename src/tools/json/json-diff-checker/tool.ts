import { choice, code, defineTool, line, result, resultAs, summary, text, toggle } from '@/kit';
import { jsonc, repair } from '@/kit/json';
import type { Differences } from './report';

const before = '{\n  "name": "Localkit",\n  "tools": 48,\n  "tags": ["small", "local"],\n  "beta": true\n}';
const after = '{\n  "name": "Localkit",\n  "tools": 156,\n  "tags": ["small", "fast", "local"],\n  "license": "MIT"\n}';

const people = '[{"id": 1, "name": "Ada", "role": "author"}, {"id": 2, "name": "Bob"}]';
const reordered = '[{"id": 2, "name": "Bob"}, {"id": 3, "name": "Cy"}, {"id": 1, "name": "Ada", "role": "editor"}]';

const getFacts = ({ counts: { added, removed, changed, moved }, matchedBy }: Differences) => [
  { label: 'Added', value: String(added) },
  { label: 'Removed', value: String(removed) },
  { label: 'Changed', value: String(changed) },
  ...(moved > 0 ? [{ label: 'Moved', value: String(moved) }] : []),
  ...(matchedBy.length > 0 ? [{ label: 'Arrays matched by', value: matchedBy.join(', ') }] : []),
];

export default defineTool({
  input: {
    left: text('Left JSON', {
      accept: '.json,.jsonc,.jsonl,.ndjson,.txt',
      language: 'json',
      placeholder: 'Paste the original, or drop a file',
    }),
    right: text('Right JSON', {
      accept: '.json,.jsonc,.jsonl,.ndjson,.txt',
      language: 'json',
      placeholder: 'Paste the changed version, or drop a file',
    }),
  },
  options: {
    ignoreWhitespace: toggle('Ignore Whitespace', false),
    ignoreCase: toggle('Ignore Case', false),
    ignoreDataType: toggle('Ignore Data Type', false),
    sortKeys: toggle('Sort Keys', false),
    filter: choice(
      'Filter',
      { all: 'All Changes', added: 'Added', removed: 'Removed', changed: 'Changed', moved: 'Moved' },
      'all',
    ),
    matchArraysBy: choice('Match Arrays By', { guess: 'Guessed Key', key: 'Key', alignment: 'Alignment' }, 'guess'),
    arrayKey: line('Array Key', 'id', {
      when: { matchArraysBy: 'key' },
      hint: 'A member that identifies elements; separate several with commas',
    }),
    ignoreArrayOrder: toggle('Ignore Array Order', false),
    ignorePaths: line('Ignore Paths', '', {
      placeholder: '$.updatedAt, $..id',
      hint: 'JSONPath, or JSON Pointer with * for any step; separate several with commas',
    }),
    jsonc,
    repair,
    outputFormat: choice('Output Format', { report: 'Report', sides: 'Side by Side', patch: 'JSON Patch' }, 'report', {
      hidden: true,
    }),
  },
  output: code('json', {
    label: 'Differences',
    download: ({ outputFormat }) => (outputFormat === 'patch' ? 'json_patch.json' : 'json_diff_result.json'),
    downloadLabel: 'Export Diff',
  }),
  also: ['diff'],
  action: 'Compare',
  heavy: true,
  async run(inputs, options, { signal }) {
    const { compareJson } = await import('./compare');
    const compared = await compareJson(inputs, options, signal);
    const { notes, differences: data } = compared;
    const extra = { notes, data, facts: data && getFacts(data) };
    return compared.lines ? resultAs('diff', compared.lines, extra) : result(compared.json, extra);
  },
  summarize: ({ data: { counts } }) =>
    summary(
      Object.entries(counts)
        .flatMap(([what, amount]) => (amount > 0 ? [`${amount} ${what}`] : []))
        .join(', ') || 'No differences',
    ),
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
      data: { counts: { added: 0, removed: 0, changed: 0, moved: 0 }, matchedBy: [], rows: [], omitted: 0 },
    },
    {
      title: 'A list in another order, by its ids',
      input: { left: people, right: reordered },
      output: `{
  "summary": {
    "added": 1,
    "removed": 0,
    "changed": 1,
    "moved": 1
  },
  "differences": [
    {
      "type": "moved",
      "path": "$[0]",
      "newPath": "$[2]"
    },
    {
      "type": "changed",
      "path": "$[0]['role']",
      "oldValue": "author",
      "newValue": "editor"
    },
    {
      "type": "added",
      "path": "$[1]",
      "value": {
        "id": 3,
        "name": "Cy"
      }
    }
  ]
}`,
    },
    {
      title: 'The same, as a patch of RFC 6902',
      input: { left: people, right: reordered },
      options: { outputFormat: 'patch' },
      output: `[
  {
    "op": "replace",
    "path": "/0/role",
    "value": "editor"
  },
  {
    "op": "add",
    "path": "/2",
    "value": {
      "id": 3,
      "name": "Cy"
    }
  },
  {
    "op": "move",
    "from": "/0",
    "path": "/2"
  }
]`,
    },
    {
      title: 'Without the order of lists, and without dates',
      input: {
        left: '{"tags": ["b", "a"], "saved": "2026-01-02", "items": [{"n": 1, "saved": "today"}]}',
        right: '{"items": [{"n": 1}], "tags": ["a", "b"], "saved": "2026-03-04"}',
      },
      options: { ignoreArrayOrder: true, ignorePaths: '$..saved' },
      output: '{\n  "summary": {\n    "added": 0,\n    "removed": 0,\n    "changed": 0\n  },\n  "differences": []\n}',
      notes: ['2 values at ignored paths left out'],
    },
  ],
});
