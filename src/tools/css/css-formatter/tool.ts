import { isMeaningError, noteUnchangedParts } from '@/engines/format/meaning-error';
import { choice, code, defineTool, integer, result, text, toggle } from '@/kit';

export default defineTool({
  input: text('Input', { language: 'css', accept: '.css', placeholder: 'a{color:red}' }),
  options: {
    indentSize: integer('Indent Size', 2, { min: 0, max: 8, slider: true }),
    compactOutput: toggle('Compact Output', false),
    removeComments: toggle('Remove Comments', false),
    sortProperties: toggle('Sort Properties', false),
    indentWith: choice('Indent With', { spaces: 'Spaces', tabs: 'Tabs' }, 'spaces', { extra: true }),
    lineWidth: integer('Line Width', 80, { min: 20, max: 400, when: { compactOutput: false }, extra: true }),
    useSingleQuotes: toggle('Use Single Quotes', false, { extra: true }),
  },
  output: code('css', { download: 'formatted.css' }),
  action: 'Format',
  heavy: true,
  prepare: () => import('@/engines/format/css'),
  async run(input, options) {
    const { formatCss } = await import('@/engines/format/css');
    try {
      const notes: string[] = [];
      const formatted = await formatCss(input, {
        ...options,
        onKept: (parts) => notes.push(noteUnchangedParts(parts)),
      });
      return result(formatted, { notes });
    } catch (error) {
      if (isMeaningError(error)) return result(input, { notes: [error.message] });
      throw error;
    }
  },
  examples: [
    {
      title: 'A minified rule',
      input: '.card>.title,.card:hover{margin:0 auto;color:red}@media (min-width:40em){.card{display:grid}}',
      output:
        '.card > .title,\n.card:hover {\n  margin: 0 auto;\n  color: red;\n}\n@media (min-width: 40em) {\n  .card {\n    display: grid;\n  }\n}',
    },
    {
      title: 'Compact and sorted',
      input: 'a{margin:0;color:red;margin-left:1px}',
      options: { compactOutput: true, sortProperties: true },
      output: 'a { color: red; margin: 0; margin-left: 1px; }',
    },
  ],
});
