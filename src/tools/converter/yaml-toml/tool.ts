import { outline } from '@/engines/data/outline';
import { defineTool, plain, summary } from '@/kit';
import { convert, getInput, sorting } from '../data-converter';

export default defineTool({
  input: getInput('yaml'),
  options: { sortKeys: sorting },
  output: plain({ download: 'converted.toml', language: 'toml' }),
  action: 'Convert',
  inverse: () => ({
    tool: 'toml-converter',
    options: { outputFormat: 'yaml' },
    loses: 'comments, anchors and the layout',
  }),
  // Some seconds per megabyte: always where it can be stopped.
  heavy: true,
  run: (input, options) => convert(input, 'yaml', 'toml', options),
  summarize({ shown }) {
    const what = shown.kind === 'text' ? outline(shown.value, 'toml') : undefined;
    return summary(what?.size, what?.names);
  },
  examples: [
    {
      title: 'A configuration',
      input: `title: Example
released: 2024-05-27
server:
  host: localhost
  ports: [8001, 8002]
users:
  - name: Ada
  - name: Linus
    admin: true
`,
      output: `title = "Example"
released = 2024-05-27

[server]
host = "localhost"
ports = [8001, 8002]

[[users]]
name = "Ada"

[[users]]
name = "Linus"
admin = true
`,
    },
    {
      title: 'Text of several lines',
      input: 'motd: |\n  Welcome!\n  Say "hello".\n',
      output: 'motd = """\nWelcome!\nSay "hello".\n"""\n',
    },
  ],
});
