import { findOrigin } from '@/engines/html-clean/origin';
import { choice, code, defineTool, InputError, text, toggle } from '@/kit';

export default defineTool({
  input: text('Input', { language: 'html', accept: '.html,.htm', placeholder: 'Paste HTML, or drop a file' }),
  options: {
    preserveComments: toggle('Preserve Comments', false),
    convertDivs: toggle('Convert Divs', true, { hint: 'Off keeps div tags as HTML around the Markdown' }),
    bullet: choice('Bullet', { '-': '-', '*': '*', '+': '+' }, '-'),
  },
  output: code('markdown', { download: 'converted.md' }),
  action: 'Convert',
  inverse: () => ({ tool: 'markdown-html', options: {}, loses: 'attributes, styles and the layout' }),
  heavy: true,
  timeLimit: { after: 30_000, message: 'Stopped after 30 seconds. Try part of the page.' },
  async run(input, options) {
    const { convertHtml } = await (await import('./load')).loadConverter();
    // Lists that are paragraphs, bold that is a style: Markdown has nothing for it until it is HTML as pages have it.
    const html = findOrigin(input)
      ? (await import('@/engines/html-clean/clean')).cleanHtml(input, { keepStyles: false }).html
      : input;
    try {
      return convertHtml(html, options);
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      throw new InputError(error.message, { ...error.details, title: 'Conversion error occurred' });
    }
  },
  examples: [
    {
      title: 'An article',
      input:
        '<h1>Release <em>notes</em></h1>\n<p>Visit <a href="https://example.com" title="Home">the site</a>.<br>Press <code>Ctrl+K</code>.</p>\n<ul>\n  <li><input type="checkbox" checked> Done</li>\n  <li><input type="checkbox"> To do</li>\n</ul>\n<pre><code class="language-js">const a = 1;\n</code></pre>',
      output:
        '# Release *notes*\n\nVisit [the site](https://example.com "Home").\\\nPress `Ctrl+K`.\n\n- [x] Done\n- [ ] To do\n\n```js\nconst a = 1;\n```\n',
    },
    {
      title: 'A table',
      input:
        '<table><thead><tr><th>Name</th><th align="right">Size</th></tr></thead><tbody><tr><td>a|b</td><td align="right">10</td></tr><tr><td><del>old</del></td><td align="right">2</td></tr></tbody></table>',
      output: '| Name    | Size |\n| ------- | ---: |\n| a\\|b    |   10 |\n| ~~old~~ |    2 |\n',
    },
    {
      title: 'Divs and comments kept',
      input: '<div align="center">\n  <h2>Logo</h2>\n  <!-- todo -->\n  <p>Text</p>\n</div>',
      options: { convertDivs: false, preserveComments: true },
      output: '<div align="center">\n\n## Logo\n\n<!-- todo -->\n\nText\n\n</div>\n',
    },
  ],
});
