import { markdownPage } from '@/engines/markdown/page';
import { pageOptions, toRender } from '@/families/markdown/options';
import { code, defineTool, integer, result, text, toggle } from '@/kit';
import { WELCOME } from './welcome';

export default defineTool({
  input: {
    markdown: text('Markdown', {
      language: 'markdown',
      accept: '.md,.markdown,.mdown,.txt',
      initial: WELCOME,
      placeholder: 'Type or paste Markdown, or drop a file',
    }),
    css: text('Custom CSS', { optional: true, language: 'css', accept: '.css', placeholder: 'h1 { color: teal; }' }),
  },
  options: {
    fontSize: integer('Font Size', 16, { min: 12, max: 24, slider: true, unit: 'px' }),
    ...pageOptions,
    sourceLines: toggle('Source Lines', false, {
      extra: true,
      hint: 'Each block tells its line in the source, in data-line',
    }),
  },
  output: code('html', { label: 'HTML', copyLabel: 'Copy HTML', download: 'exported.html' }),
  action: 'Export',
  // Ten thousands of brackets that never close take minutes in every reader of Markdown.
  heavy: true,
  timeLimit: {
    after: 20_000,
    message: 'Stopped after 20 seconds. Is something repeated and never closed, such as ![ or <?',
  },
  async run({ markdown, css }, { fontSize, sourceLines, ...options }) {
    const { writeDocument } = await import('@/engines/markdown/write-page');
    const { html, headings } = await writeDocument(markdown, { css, fontSize, sourceLines, ...toRender(options) });
    return result(html, { data: { headings } });
  },
  examples: [
    {
      title: 'A note with a style',
      input: { markdown: '# Hi & bye\n\nSome *text*.', css: 'h1 { color: teal; }' },
      options: { fontSize: 18 },
      output: markdownPage('<h1 id="hi--bye">Hi &amp; bye</h1>\n<p>Some <em>text</em>.</p>\n', 'Hi & bye').replace(
        '</head>',
        '<style>body { font-size: 18px; }</style>\n<style>\nh1 { color: teal; }\n</style>\n</head>',
      ),
    },
  ],
});
