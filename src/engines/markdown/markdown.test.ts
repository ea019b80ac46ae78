import { micromark } from 'micromark';
import { describe, expect, it } from 'vitest';
import { markdownPage, renderMarkdown } from '.';

/** White space between tags is not compared, nor how an empty tag is written. */
const bare = (html: string) =>
  html
    .replaceAll(' />', '>')
    .replace(/\s*\n\s*/g, '\n')
    .trim();

describe('renderMarkdown', () => {
  it.each([
    '# A *b* `c`\n\nSetext\n===\n\n---\n',
    '- a\n- b\n\n  c\n\n1. d\n   - e\n2) f\n',
    '> quote\nlazy\n> > deeper\n',
    '    code\n\tmore\n\n```js\nlet a = `<b>`;\n```\n~~~\nx\n',
    '[a](/b "c") [d] ![e](f.png) <http://x.y/?a=b&c> [g][]\n\n[d]: /D \'t\'\n[g]: <a b>\n',
    '*a**b* __c__ _d_e_ **f*g*h** \\*i\\* a\\\nb  \nc\n',
    '&copy; &amp; &#35; &bogus; &#x1F600; "q" <b class="x">raw</b> <!-- c -->\n',
    '<div>\n*not*\n\n*yes*\n</div>\n',
    '`` ` `` ` a ` [`]`](x)\n',
    '[x](javascript:alert(1))\n'.replace('javascript:alert(1)', 'java&#x20;x'),
    '1986\\. A\n\n- [a\n- b](c)\n',
    '***strong emph***  **a `*` b**\n',
  ])('agrees with micromark on CommonMark: %j', async (source) => {
    expect(bare(await renderMarkdown(source, { html: 'keep' }))).toBe(
      bare(micromark(source, { allowDangerousHtml: true })),
    );
  });

  // Examples of the GitHub Flavored Markdown specification, 0.29.
  it.each([
    [
      '| foo | bar |\n| --- | --- |\n| baz | bim |',
      '<table>\n<thead>\n<tr>\n<th>foo</th>\n<th>bar</th>\n</tr>\n</thead>\n<tbody>\n<tr>\n<td>baz</td>\n<td>bim</td>\n</tr>\n</tbody>\n</table>\n',
    ],
    [
      '| f\\|oo  |\n| ------ |\n| b `\\|` az |\n',
      '<table>\n<thead>\n<tr>\n<th>f|oo</th>\n</tr>\n</thead>\n<tbody>\n<tr>\n<td>b <code>|</code> az</td>\n</tr>\n</tbody>\n</table>\n',
    ],
    ['| abc | def |\n| --- |\n| bar |', '<p>| abc | def |\n| --- |\n| bar |</p>\n'],
    ['~~Hi~~ Hello, world!', '<p><del>Hi</del> Hello, world!</p>\n'],
    ['~Hi~ Hello, ~there~ world!', '<p><del>Hi</del> Hello, <del>there</del> world!</p>\n'],
    ['This ~~has a\n\nnew paragraph~~.', '<p>This ~~has a</p>\n<p>new paragraph~~.</p>\n'],
    ['This will ~~~not~~~ strike.', '<p>This will ~~~not~~~ strike.</p>\n'],
    ['~a~~ b ~ c', '<p>~a~~ b ~ c</p>\n'],
    ['*~a **b** c~* [~d~](e)', '<p><em><del>a <strong>b</strong> c</del></em> <a href="e"><del>d</del></a></p>\n'],
    [
      'www.google.com/search?q=commonmark&hl;',
      '<p><a href="http://www.google.com/search?q=commonmark">www.google.com/search?q=commonmark</a>&amp;hl;</p>\n',
    ],
    [
      "hello@mail+xyz.example isn't valid, but hello+xyz@mail.example is.",
      '<p>hello@mail+xyz.example isn\'t valid, but <a href="mailto:hello+xyz@mail.example">hello+xyz@mail.example</a> is.</p>\n',
    ],
    ['a.b-c_d@a.b.', '<p><a href="mailto:a.b-c_d@a.b">a.b-c_d@a.b</a>.</p>\n'],
    ['//a.b/c', '<p>//a.b/c</p>\n'],
    ['[a](file:///b)', '<p><a href="file:///b">a</a></p>\n'],
    ['www.commonmark.org', '<p><a href="http://www.commonmark.org">www.commonmark.org</a></p>\n'],
    [
      'Visit www.commonmark.org/help for more information.',
      '<p>Visit <a href="http://www.commonmark.org/help">www.commonmark.org/help</a> for more information.</p>\n',
    ],
    ['Visit www.commonmark.org.', '<p>Visit <a href="http://www.commonmark.org">www.commonmark.org</a>.</p>\n'],
    [
      '(www.google.com/search?q=Markup+(business))',
      '<p>(<a href="http://www.google.com/search?q=Markup+(business)">www.google.com/search?q=Markup+(business)</a>)</p>\n',
    ],
    [
      'https://encrypted.google.com/search?q=Markup+(business)',
      '<p><a href="https://encrypted.google.com/search?q=Markup+(business)">https://encrypted.google.com/search?q=Markup+(business)</a></p>\n',
    ],
    ['foo@bar.baz', '<p><a href="mailto:foo@bar.baz">foo@bar.baz</a></p>\n'],
    ['see readme.md and example.com', '<p>see readme.md and example.com</p>\n'],
    ['<strong> <title> <style> <em>\n', '<p><strong> &lt;title> &lt;style> <em></p>\n'],
    [
      '<blockquote>\n  <xmp> is disallowed.  <XMP> is also disallowed.\n</blockquote>\n',
      '<blockquote>\n  &lt;xmp> is disallowed.  &lt;XMP> is also disallowed.\n</blockquote>\n',
    ],
  ])('reads GitHub’s %j', async (source, html) => expect(await renderMarkdown(source)).toBe(html));

  it('has task lists and footnotes', async () => {
    const html = await renderMarkdown('- [ ] foo\n- [x] bar\n\nText[^1].\n\n[^1]: The *note*.\n');
    expect(html.match(/type="checkbox"/g)).toHaveLength(2);
    expect(html.match(/checked=""/g)).toHaveLength(1);
    expect(html).toMatch(/<sup class="footnote-ref"><a href="#fn1" id="fnref1">\[1\]<\/a><\/sup>/);
    expect(html).toMatch(/<li id="fn1" class="footnote-item"><p>The <em>note<\/em>\./);
  });

  it('makes no link that runs, whatever is asked for', async () => {
    for (const link of ['javascript:x', 'JaVaScRiPt:x', 'vbscript:x', 'data:text/html,x', '&#106;avascript:x'])
      expect(await renderMarkdown(`[a](${link}) <${link}>`, { html: 'keep' }), link).not.toMatch(/<a /);
  });

  it('has options', async () => {
    expect(await renderMarkdown('a\nb', { breaks: true })).toBe('<p>a<br>\nb</p>\n');
    expect(await renderMarkdown('"a" -- b...', { smart: true })).toBe('<p>“a” – b…</p>\n');
    expect(await renderMarkdown('<b>a</b>', { html: 'escape' })).toBe('<p>&lt;b&gt;a&lt;/b&gt;</p>\n');
    expect(await renderMarkdown('# Größe, *x* `y`!\n# A\n# A', { headingIds: true })).toBe(
      '<h1 id="größe-x-y">Größe, <em>x</em> <code>y</code>!</h1>\n<h1 id="a">A</h1>\n<h1 id="a-1">A</h1>\n',
    );
  });

  it('makes a page whose title is text', () => {
    expect(markdownPage('<p>a</p>\n', '</title><script>')).toContain('<title>&lt;/title>&lt;script></title>');
  });
});
