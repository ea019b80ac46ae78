import { outline } from '@/engines/data/outline';
import { defineTool, line, plain, summary, toggle } from '@/kit';
import { jsonc, repair } from '@/kit/json';
import { convert, getInput, READS_JSONC, sorting } from '../data-converter';

export default defineTool({
  input: getInput('json'),
  options: {
    detectDates: toggle('Detect Dates', false, { hint: 'Strings such as 2024-05-27 become TOML dates' }),
    sortKeys: sorting,
    rootKey: line('Root Key', '', {
      placeholder: 'items',
      maxLength: 200,
      hint: 'A name for a top-level list, such as JSON Lines, which TOML requires',
    }),
    jsonc: { ...jsonc, ...READS_JSONC },
    repair,
  },
  output: plain({ download: 'converted.toml', language: 'toml' }),
  action: 'Convert',
  inverse: ({ rootKey }) => (rootKey === '' ? { tool: 'toml-converter', options: {}, loses: 'the layout' } : undefined),
  run: (input, options) => convert(input, 'json', 'toml', options),
  summarize({ shown }) {
    const what = shown.kind === 'text' ? outline(shown.value, 'toml') : undefined;
    return summary(what?.size, what?.names);
  },
  examples: [
    {
      title: 'A configuration',
      input:
        '{"title":"Example","price":1.0,"big":9223372036854775807,"database":{"ports":[8000,8001],"limits":{"cpu":79.5}},"products":[{"name":"Hammer"},{"name":"Nail"}]}',
      output: `title = "Example"
price = 1.0
big = 9223372036854775807

[database]
ports = [8000, 8001]

[database.limits]
cpu = 79.5

[[products]]
name = "Hammer"

[[products]]
name = "Nail"
`,
    },
    {
      title: 'Dates',
      input: '{"day":"2024-05-27","moment":"2024-05-27T07:32:00.5Z","text":"27 May"}',
      options: { detectDates: true },
      output: 'day = 2024-05-27\nmoment = 2024-05-27T07:32:00.5Z\ntext = "27 May"\n',
    },
    {
      title: 'JSON Lines',
      input: '{"id":1}\n{"id":2}\n',
      options: { rootKey: 'items' },
      output: '[[items]]\nid = 1\n\n[[items]]\nid = 2\n',
      notes: ['Read as JSON Lines: 2 documents.'],
    },
  ],
});
