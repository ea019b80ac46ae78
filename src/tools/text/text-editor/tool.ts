import { markdownPage } from '@/engines/markdown/page';
import { pageOptions, toRender } from '@/families/markdown/options';
import { area, code, defineTool, integer, result, text } from '@/kit';

export default defineTool({
  input: text('Markdown', {
    language: 'markdown',
    accept: '.md,.markdown,.mdown,.txt',
    placeholder: 'Write here, or drop a text file or a picture',
  }),
  options: {
    fontSize: integer('Font Size', 16, { min: 12, max: 24, slider: true, unit: 'px' }),
    css: area('Custom CSS', '', { hidden: true, placeholder: 'h1 { color: teal; }' }),
    ...pageOptions,
  },
  output: code('html', { label: 'HTML', download: 'exported_html.html', copyLabel: 'Copy HTML' }),
  action: 'Export .html',
  // Ten thousands of brackets that never close take minutes in every reader of Markdown.
  heavy: true,
  timeLimit: {
    after: 20_000,
    message: 'Stopped after 20 seconds. Is something repeated and never closed, such as ![ or <?',
  },
  async run(markdown, { css, fontSize, ...options }) {
    const { writeDocument } = await import('@/engines/markdown/write-page');
    const { html, headings } = await writeDocument(markdown, { css, fontSize, ...toRender(options) });
    return result(html, { data: { headings } });
  },
  examples: [
    {
      title: 'Meeting notes',
      input: '# Notes\n\n- [x] *Agenda*\n- Next: **Tuesday**\n',
      output: markdownPage(
        '<h1 id="notes">Notes</h1>\n<ul class="contains-task-list">\n<li class="task-list-item"><input class="task-list-item-checkbox" checked="" disabled="" type="checkbox"> <em>Agenda</em></li>\n<li>Next: <strong>Tuesday</strong></li>\n</ul>\n',
        'Notes',
      ),
    },
    {
      title: 'A page with a style',
      input: '## Hi & bye\n\n> Quoted.\n',
      options: { fontSize: 18, css: 'h2 { color: teal; }' },
      output: markdownPage(
        '<h2 id="hi--bye">Hi &amp; bye</h2>\n<blockquote>\n<p>Quoted.</p>\n</blockquote>\n',
        'Hi & bye',
      ).replace('</head>', '<style>body { font-size: 18px; }</style>\n<style>\nh2 { color: teal; }\n</style>\n</head>'),
    },
  ],
});
