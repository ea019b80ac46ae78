import { CODE_STYLE } from '@/engines/markdown/page';
import { choice, code, defineTool, result, text, toggle } from '@/kit';

const GITHUB = { gfm: true };

export default defineTool({
  input: text('Input', {
    accept: '.md,.markdown,.mdown,.txt',
    language: 'markdown',
    placeholder: 'Type or paste Markdown, or drop a file',
  }),
  options: {
    gfm: toggle('GitHub Flavored', true, {
      hint: 'Tables, task lists, strikethrough, footnotes, alerts, and plain URLs as links; turn off for CommonMark only',
    }),
    html: choice('HTML Tags', { filter: 'Like GitHub', keep: 'Keep all', escape: 'Show as text' }, 'filter'),
    lineBreaks: toggle('Line Breaks', false, { hint: 'Every line break becomes <br>' }),
    smart: toggle('Smart Punctuation', false, { hint: 'Curly quotes, dashes and ellipses' }),
    headingIds: toggle('Heading IDs', false),
    fullPage: toggle('Full Page', false, { hint: 'A complete HTML file with a title and a style' }),
    formulas: toggle('Formulas', true, { when: GITHUB, extra: true, hint: 'TeX between $ signs becomes MathML' }),
    frontMatter: choice('Front Matter', { table: 'Table', omit: 'Left out', text: 'Text' }, 'table', {
      when: GITHUB,
      extra: true,
      hint: 'What YAML or TOML at the start becomes',
    }),
    colorCode: toggle('Color Code', false, { extra: true, hint: 'For 24 languages; the style comes with it' }),
    contents: toggle('Contents', false, {
      extra: true,
      hint: 'A list of the headings, at the top or where [TOC] stands',
    }),
  },
  output: code('html', { label: 'HTML', download: 'converted.html' }),
  action: 'Convert',
  inverse: () => ({ tool: 'html-to-markdown', options: {}, loses: 'how the Markdown was written' }),
  // Ten thousands of brackets that never close take minutes in every reader of Markdown.
  heavy: true,
  timeLimit: {
    after: 15_000,
    message: 'Stopped after 15 seconds. Is something repeated and never closed, such as ![ or <?',
  },
  async run(input, { gfm, html, lineBreaks, smart, headingIds, fullPage, ...more }) {
    const [{ markdownPage, renderDocument, stylesFor }, { getTitle }] = await Promise.all([
      import('@/engines/markdown'),
      import('@/engines/markdown/write-page'),
    ]);
    const { html: body, headings } = await renderDocument(input, {
      gfm,
      html,
      breaks: lineBreaks,
      smart,
      headingIds,
      formulas: more.formulas,
      frontMatter: more.frontMatter,
      colourCode: more.colorCode,
      contents: more.contents,
    });
    const data = { headings };
    if (fullPage) return result(markdownPage(body, getTitle(body), await stylesFor(body)), { data });
    return result(
      more.colorCode && body.includes('<span class="hl-') ? `<style>${CODE_STYLE}</style>\n${body}` : body,
      { data },
    );
  },
  examples: [
    {
      title: 'A bit of everything',
      input: `# Hello, *world*

A paragraph with **bold**, ~~old~~ and \`code\`, a www.example.com link and a note[^1].

- [x] done
- [ ] to do

| Name | Size |
|:-----|-----:|
| a    |   10 |

[^1]: The footnote.
`,
      output: `<h1>Hello, <em>world</em></h1>
<p>A paragraph with <strong>bold</strong>, <del>old</del> and <code>code</code>, a <a href="http://www.example.com">www.example.com</a> link and a note<sup class="footnote-ref"><a href="#fn1" id="fnref1">[1]</a></sup>.</p>
<ul class="contains-task-list">
<li class="task-list-item"><input class="task-list-item-checkbox" checked="" disabled="" type="checkbox"> done</li>
<li class="task-list-item"><input class="task-list-item-checkbox" disabled="" type="checkbox"> to do</li>
</ul>
<table>
<thead>
<tr>
<th style="text-align:left">Name</th>
<th style="text-align:right">Size</th>
</tr>
</thead>
<tbody>
<tr>
<td style="text-align:left">a</td>
<td style="text-align:right">10</td>
</tr>
</tbody>
</table>
<hr class="footnotes-sep">
<section class="footnotes">
<ol class="footnotes-list">
<li id="fn1" class="footnote-item"><p>The footnote. <a href="#fnref1" class="footnote-backref">↩︎</a></p>
</li>
</ol>
</section>
`,
    },
    {
      title: 'HTML shown as text',
      input: 'Press <kbd>Enter</kbd> -- "now"...',
      options: { html: 'escape', smart: true },
      output: '<p>Press &lt;kbd&gt;Enter&lt;/kbd&gt; – “now”…</p>\n',
    },
  ],
});
