import { diffLines } from '@/engines/diff';
import { duplicateKeyNote, type JsonDocument, parseJson } from '@/engines/json';
import { diffJson } from '@/engines/json/diff';
import { choice, code, defineTool, InputError, result, resultAs, text, toggle } from '@/kit';
import { countTypes, reportOf, treeOf } from './report';

/** What the fact that carries the rows of the tree is called. */
export const TREE = 'Tree';

const asJson = (side: string, input: string): JsonDocument | string => {
  try {
    return parseJson(input);
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    const { line, column } = error.details;
    return `Invalid JSON: ${side}, line ${line}, column ${column}: ${error.message}`;
  }
};

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
    tree: toggle('Tree Rows', false, { hidden: true }),
  },
  output: code('json', { label: 'Differences', download: 'json_diff_result.json' }),
  action: 'Compare',
  heavy: true,
  run(inputs, { filter, tree, ...options }, { signal }) {
    const [left, right] = [asJson('Left JSON', inputs.left), asJson('Right JSON', inputs.right)];
    if (typeof left === 'string' || typeof right === 'string') {
      const notes = [left, right].filter((one) => typeof one === 'string');
      const diff = diffLines(inputs.left, inputs.right, options, { signal });
      return resultAs('diff', { ...inputs, diff }, { notes: [...notes, 'Compared as text, line by line'] });
    }
    const rows = diffJson(left, right, options);
    const counts = countTypes(rows);
    const report = reportOf(left, right, rows, counts, filter);
    const facts = [
      { label: 'Added', value: String(counts.added) },
      { label: 'Removed', value: String(counts.removed) },
      { label: 'Changed', value: String(counts.changed) },
    ];
    if (tree) facts.push({ label: TREE, value: JSON.stringify(treeOf(left, right, rows, filter)) });
    const notes = [['Left JSON', left] as const, ['Right JSON', right] as const].flatMap(([side, doc]) => {
      const note = duplicateKeyNote(doc);
      return note === undefined ? [] : [`${side}: ${note}`];
    });
    return result(report, { facts, notes });
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
    },
  ],
});
