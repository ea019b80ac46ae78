import { choice, code, defineTool } from '@/kit';
import { spaces } from '@/kit/json';
import type { Inverse } from '@/kit/tool';
import { convert, getInput, sorting } from '../data-converter';

const FILES = { json: 'converted.json', yaml: 'converted.yaml' };

export default defineTool({
  input: getInput('toml'),
  options: {
    outputFormat: choice('Output Format', { json: 'JSON', yaml: 'YAML' }, 'json'),
    indentSize: spaces,
    sortKeys: sorting,
  },
  output: code(({ outputFormat }) => (outputFormat === 'yaml' ? 'yaml' : 'json'), {
    download: ({ outputFormat }) => FILES[outputFormat as keyof typeof FILES],
  }),
  action: 'Convert',
  inverse: ({ outputFormat }): Inverse =>
    outputFormat === 'json'
      ? { tool: 'json-toml', options: { detectDates: true }, loses: 'comments and the layout' }
      : { tool: 'yaml-toml', options: {}, loses: 'comments and the layout' },
  run: (input, { outputFormat, ...rest }) => convert(input, 'toml', outputFormat, rest),
  examples: [
    {
      title: 'To JSON',
      input: `title = "Example" # a comment
big = 9223372036854775807
ratio = 1.0
mask = 0xFF

[owner]
born = 1979-05-27T07:32:00-08:00

[[products]]
name = "Hammer"
`,
      output: `{
  "title": "Example",
  "big": 9223372036854775807,
  "ratio": 1.0,
  "mask": 255,
  "owner": {
    "born": "1979-05-27T07:32:00-08:00"
  },
  "products": [
    {
      "name": "Hammer"
    }
  ]
}`,
      notes: ['Comments are left out.', 'Dates became strings: JSON has no dates.'],
    },
    {
      title: 'To YAML',
      input: '[server]\nhost = "localhost"\nstarted = 2024-05-27\nlimit = inf\ncountry = "NO"\n',
      options: { outputFormat: 'yaml' },
      output: 'server:\n  host: localhost\n  started: 2024-05-27\n  limit: .inf\n  country: "NO"\n',
    },
  ],
});
